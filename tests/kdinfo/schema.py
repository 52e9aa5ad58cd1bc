"""What of JSON Schema the schemas here use: type, properties, required, additionalProperties, items, uniqueItems, enum,
minimum, maximum, pattern, oneOf, $ref to a definition."""

from __future__ import annotations

import re
from typing import Any

TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None),
         "number": (int, float)}
KNOWN = {"$schema", "$id", "$defs", "$ref", "title", "description", "type", "properties", "required",
         "additionalProperties", "items", "uniqueItems", "enum", "minimum", "maximum", "pattern",
         "oneOf"}


def has_type(value: Any, name: str) -> bool:
    return isinstance(value, TYPES[name]) and (name == "boolean" or not isinstance(value, bool))


def of_one(schemas: list[dict], value: Any, root: dict, path: str) -> list[str]:
    """Exactly one of several schemas; if none, what is missing to the nearest."""
    found = [problems(schema, value, root, path) for schema in schemas]
    if sum(not complaints for complaints in found) > 1:
        return [f"{path}: several schemas describe it"]
    return min(found, key=len)


def problems(schema: dict, value: Any, root: dict | None = None, path: str = "$") -> list[str]:
    """What of a value is not as the schema says."""
    root = root or schema
    if unknown := set(schema) - KNOWN:
        return [f"the schema has {unknown}, which is not understood here"]
    if "$ref" in schema:
        return problems(root["$defs"][schema["$ref"].removeprefix("#/$defs/")], value, root, path)
    if "oneOf" in schema:
        return of_one(schema["oneOf"], value, root, path)
    found = []
    types = schema.get("type", [])
    types = [types] if isinstance(types, str) else types
    if types and not any(has_type(value, name) for name in types):
        return [f"{path}: {value!r} is not {' or '.join(types)}"]
    if "enum" in schema and value not in schema["enum"]:
        found.append(f"{path}: {value!r} is not one of {schema['enum']}")
    if isinstance(value, int) and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        found.append(f"{path}: {value} is out of range")
    if isinstance(value, str) and not re.search(schema.get("pattern", ""), value):
        found.append(f"{path}: {value!r} does not match {schema['pattern']}")
    if isinstance(value, list) and "items" in schema:
        for index, item in enumerate(value):
            found += problems(schema["items"], item, root, f"{path}[{index}]")
    if isinstance(value, list) and schema.get("uniqueItems") and any(item in value[:at] for at, item in enumerate(value)):
        found.append(f"{path}: two of its items are the same")
    if isinstance(value, dict):
        found += [f"{path}: {name} is missing" for name in schema.get("required", []) if name not in value]
        for name, item in value.items():
            inner = schema.get("properties", {}).get(name, schema.get("additionalProperties", {}))
            if inner is False:
                found.append(f"{path}: {name} is not in the schema")
            else:
                found += problems(inner, item, root, f"{path}.{name}")
    return found
