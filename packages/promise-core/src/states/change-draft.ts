import type { PromiseContent } from "../records/content.js";
import type { Moved } from "./promise-refusal.js";
import { notMoved, refuseMove, type Write, withDraft } from "./write.js";

/** Changes what the draft promises; its obligations and the origin stay (docs/reference/promises.md#states). */
export function changeDraft(write: Write & { readonly content: PromiseContent }): Moved {
  const refusal = refuseMove(write, "write");
  return refusal === null
    ? withDraft(write, { content: write.content, textChangedBy: write.by })
    : notMoved(refusal);
}
