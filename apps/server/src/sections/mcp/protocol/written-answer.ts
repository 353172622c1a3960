import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { isJsonObject } from "./is-json-object.js";

/**
 * The text of an answer. What a tool answers with is one JSON document, which stands in it as text and as it is; that of a
 * failed tool as text alone, since clients hold what is structured against the output schema, which is of answers.
 */
export function writtenAnswer(answer: JSONRPCMessage, isOfTool: boolean): string {
  const text = isOfTool && "result" in answer ? toolTextIn(answer.result) : null;
  return text === null ? JSON.stringify(answer) : withStructure(answer, text);
}

function toolTextIn(result: Readonly<Record<string, unknown>>): string | null {
  if (result["isError"] === true) {
    return null;
  }
  const [first] = Array.isArray(result["content"]) ? result["content"] : [];
  return isJsonObject(first) && typeof first["text"] === "string" ? first["text"] : null;
}

/** The document is as long as a tool may answer: it is neither read nor written again. */
function withStructure(answer: JSONRPCMessage, text: string): string {
  const { result, ...rest } = answer as JSONRPCMessage & { readonly result: object };
  const written = `${JSON.stringify(result).slice(0, -1)},"structuredContent":${text}}`;
  return `${JSON.stringify(rest).slice(0, -1)},"result":${written}}`;
}
