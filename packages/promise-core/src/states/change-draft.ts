import { type JsonValue, sameValue } from "@plumbline/model-core";
import type { PromiseContent } from "../records/content.js";
import type { Moved } from "./promise-refusal.js";
import { newestOf } from "./promise-state.js";
import { notMoved, refuseMove, type Write, withDraft } from "./write.js";

/**
 * Changes what the draft promises; its obligations and the origin stay (docs/reference/promises.md#states). What says the
 * same is no change, whoever sends it.
 */
export function changeDraft(write: Write & { readonly content: PromiseContent }): Moved {
  const refusal = refuseMove(write, "write");
  if (refusal !== null) {
    return notMoved(refusal);
  }
  const { content, promise } = write;
  return sameValue(content as unknown as JsonValue, newestOf(promise).content as unknown as JsonValue)
    ? { ok: true, value: promise }
    : withDraft(write, { content, textChangedBy: write.by });
}
