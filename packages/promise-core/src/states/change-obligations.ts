import { type JsonValue, sameValue } from "@plumbline/model-core";
import { obligationKey } from "../ids/obligation-id.js";
import { PROMISE_LIMITS } from "../limits.js";
import { type Actor, isAgent } from "../records/actor.js";
import type { Obligation, ObligationSource, StatedObligation } from "../records/obligation.js";
import type { Moved, PromiseRefusal } from "./promise-refusal.js";
import { refuse } from "./promise-refusal.js";
import { newestOf } from "./promise-state.js";
import { notMoved, refuseMove, type Write, withDraft } from "./write.js";

/** Adds an obligation that somebody stated to the draft (docs/reference/promises.md#obligations). */
export function addObligation(write: Write & { readonly stated: StatedObligation }): Moved {
  return addStated(write, [write.stated], isAgent(write.by) ? "agent" : "manual");
}

/** Adds obligations that were derived from the draft: all of them, or none when they are too many. */
export function addGenerated(write: Write & { readonly generated: readonly StatedObligation[] }): Moved {
  return addStated(write, write.generated, "generated");
}

function addStated(write: Write, stated: readonly StatedObligation[], source: ObligationSource): Moved {
  const refusal = refuseMove(write, "write");
  if (refusal !== null || stated.length === 0) {
    return refusal === null ? { ok: true, value: write.promise } : notMoved(refusal);
  }
  const { promise, by } = write;
  const { obligations } = newestOf(promise);
  if (obligations.length + stated.length > PROMISE_LIMITS.obligations) {
    return notMoved(refuse("conflict", `A revision has at most ${PROMISE_LIMITS.obligations} obligations`));
  }
  const added = stated.map(({ kind, title, recipe }, index): Obligation => {
    const key = obligationKey(promise.lastObligation + index + 1);
    return { key, kind, title, recipe, source, addedBy: by, lastChangedBy: null };
  });
  return withDraft(
    write,
    { obligations: [...obligations, ...added] },
    promise.lastObligation + stated.length,
  );
}

/** An obligation of the draft, by its key. */
interface OfObligation extends Write {
  readonly key: string;
}

/** Changes an obligation of the draft; its key and source stay (docs/reference/promises.md#obligations). */
export function changeObligation(write: OfObligation & { readonly stated: StatedObligation }): Moved {
  const { kind, title, recipe } = write.stated;
  return rewrite(write, (found) =>
    saysTheSame(found, write.stated) ? [found] : [{ ...found, kind, title, recipe, lastChangedBy: write.by }],
  );
}

/** Takes an obligation out of the draft; its key is not used again. */
export function removeObligation(write: OfObligation): Moved {
  return rewrite(write, () => []);
}

function saysTheSame(found: Obligation, { kind, title, recipe }: StatedObligation): boolean {
  const isOfRecipe = sameValue(found.recipe as unknown as JsonValue, recipe as unknown as JsonValue);
  return found.kind === kind && found.title === title && isOfRecipe;
}

/** What stays as it was is no change. */
function rewrite(write: OfObligation, written: (found: Obligation) => readonly Obligation[]): Moved {
  const { promise } = write;
  const { obligations } = newestOf(promise);
  const refusal = refuseMove(write, "write") ?? refuseObligation(write, obligations);
  if (refusal !== null) {
    return notMoved(refusal);
  }
  const now = obligations.flatMap((one) => (one.key === write.key ? written(one) : [one]));
  const isSame = now.length === obligations.length && now.every((one, index) => one === obligations[index]);
  return isSame ? { ok: true, value: promise } : withDraft(write, { obligations: now });
}

function refuseObligation(
  { by, key }: OfObligation,
  obligations: readonly Obligation[],
): PromiseRefusal | null {
  const found = obligations.find((one) => one.key === key);
  if (found === undefined) {
    return refuse("not_found", `The draft has no obligation ${key}`);
  }
  return isAgent(by) && !isOfAgents(found)
    ? refuse("human_only", "An agent token changes only what a token added and no person changed since")
    : null;
}

function isOfAgents({ addedBy, lastChangedBy }: Obligation): boolean {
  return wasAgent(addedBy) && (lastChangedBy === null || wasAgent(lastChangedBy));
}

function wasAgent(actor: Actor | null): boolean {
  return actor !== null && isAgent(actor);
}
