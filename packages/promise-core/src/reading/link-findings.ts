import type { LinkedState, LinkedThing } from "../records/links.js";
import type { StoredPromise } from "../records/stored-promise.js";
import { draftOf, inForceOf } from "../states/promise-state.js";
import { linkedThingsOfAll } from "./linked-things.js";

/** The hash of what a thing says now; null when the project has it no more. */
export type HashNow = (thing: LinkedThing) => string | null;

/** What became of the things that a promise is linked with. */
export interface LinkFindings {
  /** Of the draft and of the revision in force. */
  readonly missing: readonly LinkedThing[];
  /** Of the revision in force: there still, and another than at the approval. */
  readonly changed: readonly LinkedThing[];
}

/** Compares what is linked with the present (docs/reference/promises.md#links). */
export function linkFindings(promise: Pick<StoredPromise, "revisions">, hashNow: HashNow): LinkFindings {
  const inForce = inForceOf(promise);
  const contents = [draftOf(promise)?.content ?? null, inForce?.content ?? null];
  const missing = linkedThingsOfAll(contents).filter((thing) => hashNow(thing) === null);
  return { missing, changed: changedSince(inForce?.approval.linked ?? [], hashNow) };
}

/** Which of the things that were linked at an approval are missing now, and which say something else. */
export function missingOrChangedLinks(linked: readonly LinkedState[], hashNow: HashNow): LinkFindings {
  const missing = linked.filter((thing) => hashNow(thing) === null).map(thingOf);
  return { missing, changed: changedSince(linked, hashNow) };
}

function changedSince(linked: readonly LinkedState[], hashNow: HashNow): readonly LinkedThing[] {
  return linked
    .filter((thing) => {
      const now = hashNow(thing);
      return now !== null && now !== thing.hash;
    })
    .map(thingOf);
}

function thingOf({ kind, id }: LinkedState): LinkedThing {
  return { kind, id };
}
