// extension.js: starts the language server, kdasm-lsp, for assembly of AMD GPUs.
"use strict";

const { execFile } = require("child_process");
const vscode = require("vscode");

// Files that end in ".s" may be of any processor; these words are those of AMD GPUs.
const WORDS = /\.(amdgcn_target|amdhsa_kernel|amdgpu_metadata|amd_kernel_code_t|hsa_code_object_version)\b/;
const MOST_CHARACTERS = 100000;

let client;
let starting; // a promise, once a server was asked for

function isOurs(document) {
	return document.languageId !== "kdasm" && /\.s$/.test(document.fileName) && WORDS.test(document.getText().slice(0, MOST_CHARACTERS));
}

function loadClient() {
	try {
		return require("vscode-languageclient/node");
	} catch (error) {
		vscode.window.showWarningMessage(`kdasm: there are colours only, because npm's packages are missing: run "npm ci --omit=dev" in ${__dirname}`);
		return undefined;
	}
}

// Why a program does not run; undefined: it does.
function whatIsWrong(command) {
	return new Promise((resolve) => {
		execFile(command, ["--version"], (error) => resolve(error ? error.message.split("\n")[0] : undefined));
	});
}

async function tellMissing(wrong) {
	const settings = "Open Settings";
	const text = `kdasm: the language server does not start: ${wrong}. Install kdasm, or name kdasm-lsp in the setting kdasm.path.`;
	if (await vscode.window.showErrorMessage(text, settings) === settings)
		await vscode.commands.executeCommand("workbench.action.openSettings", "kdasm.path");
}

async function startClient() {
	const languageClient = loadClient();
	if (!languageClient)
		return;
	const settings = vscode.workspace.getConfiguration("kdasm");
	const log = settings.get("log"), command = settings.get("path") || "kdasm-lsp";
	const wrong = await whatIsWrong(command);
	if (wrong) {
		tellMissing(wrong);
		return;
	}
	client = new languageClient.LanguageClient("kdasm", "kdasm", { command, args: log ? [`--log=${log}`] : [] }, {
		documentSelector: [{ language: "kdasm" }],
		synchronize: {
			configurationSection: "kdasm",
			fileEvents: vscode.workspace.createFileSystemWatcher("**/{kdasm.json,compile_commands.json,*.inc,*.s}"),
		},
		initializationOptions: { processor: settings.get("processor"), options: settings.get("options"), hints: settings.get("hints") },
	});
	await client.start();
}

async function stopClient() {
	const stopped = client;
	client = undefined;
	if (stopped)
		await stopped.stop();
}

// There is no server before there is something to say.
async function takeDocument(document) {
	if (isOurs(document))
		document = await vscode.languages.setTextDocumentLanguage(document, "kdasm");
	if (document.languageId === "kdasm")
		await (starting ??= startClient());
}

// Another server takes the place of the one that runs, or did not.
async function takeSettings(event) {
	if (!starting || !["kdasm.path", "kdasm.log"].some((name) => event.affectsConfiguration(name)))
		return;
	starting = starting.then(stopClient).then(startClient);
	await starting;
}

async function activate(context) {
	context.subscriptions.push(vscode.workspace.onDidOpenTextDocument(takeDocument), vscode.workspace.onDidChangeConfiguration(takeSettings));
	await Promise.all(vscode.workspace.textDocuments.map(takeDocument));
}

async function deactivate() {
	await starting;
	await stopClient();
}

module.exports = { activate, deactivate };
