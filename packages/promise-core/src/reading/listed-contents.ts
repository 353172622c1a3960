import type { PromiseContent } from "../records/content.js";
import { draftOf, inForceOf, type Revisions } from "../states/promise-state.js";

/**
 * What a list says of a promise and finds it by (docs/reference/promises.md#reading): what is in force, then the draft; of a retired
 * one what it said last. The first draft had a text and is there still, so there is at least one.
 */
export function listedContents(promise: Revisions): readonly PromiseContent[] {
  const present = [inForceOf(promise), draftOf(promise)].flatMap((revision) => revision?.content ?? []);
  return present.length > 0 ? present : promise.revisions.flatMap(({ content }) => content ?? []).slice(0, 1);
}
