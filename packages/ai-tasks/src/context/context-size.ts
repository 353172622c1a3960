import { utf8Length } from "@plumbline/model-core";
import { AI_TASK_LIMITS } from "../limits.js";
import type { PromptBlock } from "../prompt/prompt-block.js";
import { dataText } from "../prompt/write-prompt.js";

/** Bytes of the data of a prompt, as they are sent. */
export function contextBytes(blocks: readonly PromptBlock[]): number {
  return blocks.reduce(
    (sum, block) => sum + (block.kind === "data" ? utf8Length(dataText(block.data)) : 0),
    0,
  );
}

/** Whether a prompt tells more than it may. */
export function isContextTooLarge(blocks: readonly PromptBlock[]): boolean {
  return contextBytes(blocks) > AI_TASK_LIMITS.contextBytes;
}
