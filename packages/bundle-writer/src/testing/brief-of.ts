import type { Design } from "../design/design.js";
import { type Tokenizer, type WrittenBrief, writeBrief } from "../index.js";
import type { BriefRequest } from "../requests/brief-request.js";

/** A made tokenizer: four characters are a token. */
export const FOUR_CHARACTERS: Tokenizer = {
  name: "four-characters",
  count: (text) => Math.ceil(text.length / 4),
};

/** A selection of nothing. */
export const NO_SELECTION = { promiseIds: [], scenarioIds: [], elementIds: [], maxTokens: null };

/** The brief of a selection that a design has. */
export function briefOf(
  design: Design,
  selection: Partial<Pick<BriefRequest, keyof typeof NO_SELECTION>>,
  tokenizer = FOUR_CHARACTERS,
): WrittenBrief {
  const written = writeBrief(design, { ...NO_SELECTION, ...selection }, tokenizer);
  if (!written.ok) {
    throw new Error(written.refusal.title);
  }
  return written.value;
}
