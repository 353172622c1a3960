import { inputSchema } from "../arguments/input-schema.js";
import type { Tool } from "../tools/tool.js";
import { codes } from "./markdown.js";

/** A tool in one line, as in `find_elements` (scope `read`): what it is for. */
export function toolLine({ name, scopes, about }: Tool): string {
  return `\`${name}\` (scope ${scopesInWords(scopes)}): ${about}`;
}

/** What a tool takes, from its declaration. */
export function argumentsText(tool: Tool): string {
  const { properties = {}, required = [] } = inputSchema(tool) as Shape;
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const needed = required.length === 0 ? [] : [`Needs ${codes(required)}.`];
  return [...needed, ...(optional.length === 0 ? [] : [`Takes ${codes(optional)}.`])].join(" ");
}

/** Scopes of which one is enough. */
export function scopesInWords(scopes: readonly string[]): string {
  return scopes.map((scope) => `\`${scope}\``).join(" or ");
}

interface Shape {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}
