import type { JsonValue } from "@plumbline/model-core";
import type { PromptBlock } from "./prompt-block.js";

/**
 * The message of a prompt (docs/reference/ai.md#the-prompt): each block between tags that end in `nonce`. No text can close
 * a block: what is inside has neither `<` nor `>`. Equal blocks give an equal message but for the nonce.
 */
export function writePrompt(blocks: readonly PromptBlock[], nonce: string): string {
  return blocks.map((block) => written(block, nonce)).join("\n");
}

function written(block: PromptBlock, nonce: string): string {
  return block.kind === "request"
    ? `<request-${nonce}>${withoutTags(block.text)}</request-${nonce}>`
    : `<data-${nonce} name="${block.name}">${dataText(block.data)}</data-${nonce}>`;
}

/** Data as one line of JSON without tags and control characters. */
export function dataText(data: JsonValue): string {
  const text = JSON.stringify(data, (_, value) => (typeof value === "string" ? cleaned(value) : value));
  // JSON says some control characters of keys as they are.
  return escaped(cleaned(text));
}

function withoutTags(text: string): string {
  return escaped(cleaned(text));
}

function escaped(text: string): string {
  return text.replaceAll("<", "\\u003c").replaceAll(">", "\\u003e");
}

/** Of control characters, line feed and tab alone are text. */
function cleaned(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, "").toWellFormed();
}
