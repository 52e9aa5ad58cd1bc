// extension.js: starts the language server, kdasm-lsp, for assembly of AMD GPUs.
"use strict";

const vscode = require("vscode");

// Files that end in ".s" may be of any processor; these words are those of AMD GPUs.
const WORDS = /\.(amdgcn_target|amdhsa_kernel|amdgpu_metadata|amd_kernel_code_t|hsa_code_object_version)\b/;
const MOST_CHARACTERS = 100000;

let client;

function isOurs(document) {
	return document.languageId !== "kdasm" && /\.s$/.test(document.fileName) && WORDS.test(document.getText().slice(0, MOST_CHARACTERS));
}

async function setLanguage(document) {
	if (isOurs(document))
		await vscode.languages.setTextDocumentLanguage(document, "kdasm");
}

function loadClient() {
	try {
		return require("vscode-languageclient/node");
	} catch (error) {
		vscode.window.showWarningMessage(`kdasm: there are colours only, because npm's packages are missing: run "npm ci --omit=dev" in ${__dirname}`);
		return undefined;
	}
}

async function activate(context) {
	context.subscriptions.push(vscode.workspace.onDidOpenTextDocument(setLanguage));
	await Promise.all(vscode.workspace.textDocuments.map(setLanguage));
	const languageClient = loadClient();
	if (!languageClient)
		return;
	const settings = vscode.workspace.getConfiguration("kdasm");
	const log = settings.get("log");
	const server = { command: settings.get("path") || "kdasm-lsp", args: log ? [`--log=${log}`] : [] };
	client = new languageClient.LanguageClient("kdasm", "kdasm", server, {
		documentSelector: [{ language: "kdasm" }],
		synchronize: {
			configurationSection: "kdasm",
			fileEvents: vscode.workspace.createFileSystemWatcher("**/{kdasm.json,compile_commands.json,*.inc,*.s}"),
		},
		initializationOptions: { processor: settings.get("processor"), options: settings.get("options"), hints: settings.get("hints") },
	});
	await client.start();
}

function deactivate() {
	return client ? client.stop() : undefined;
}

module.exports = { activate, deactivate };
