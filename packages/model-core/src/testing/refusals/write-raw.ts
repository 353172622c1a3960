import type { RawNode } from "./raw-document.js";
import { textOf } from "./text-recipe.js";

/** What was written before: documents that differ in one place share the rest. */
const WRITTEN = new WeakMap<RawNode, string>();

/** The document as one line of JSON, as far as its texts are JSON. */
export function jsonOf(node: RawNode): string {
  const json = WRITTEN.get(node) ?? written(node);
  WRITTEN.set(node, json);
  return json;
}

function written(node: RawNode): string {
  switch (node.is) {
    case "text":
      return textOf(node.text);
    case "list":
      return `[${node.entries.map(jsonOf).join(",")}]`;
    case "object":
      return `{${node.members.map(([key, value]) => `${key}:${jsonOf(value)}`).join(",")}}`;
  }
}

/** The document as YAML in blocks; plain keys stand without quotes. */
export function yamlOf(node: RawNode): string {
  return `${linesOf(node).join("\n")}\n`;
}

function linesOf(node: RawNode): readonly string[] {
  if (isInline(node)) {
    return [jsonOf(node)];
  }
  if (node.is === "list") {
    return node.entries.flatMap((entry) =>
      linesOf(entry).map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`)),
    );
  }
  return node.is === "object" ? node.members.flatMap(([key, value]) => linesOfMember(plain(key), value)) : [];
}

function linesOfMember(key: string, value: RawNode): readonly string[] {
  return isInline(value)
    ? [`${key}: ${jsonOf(value)}`]
    : [`${key}:`, ...linesOf(value).map((line) => `  ${line}`)];
}

function isInline(node: RawNode): boolean {
  return node.is === "text" || (node.is === "list" ? node.entries : node.members).length === 0;
}

function plain(key: string): string {
  return /^"[A-Za-z]+"$/.test(key) ? key.slice(1, -1) : key;
}
