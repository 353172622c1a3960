import { PROMISE_LIMITS } from "../limits.js";
import type { Revision } from "../records/stored-promise.js";
import type { PromiseRefusal } from "./promise-refusal.js";
import { refuse } from "./promise-refusal.js";

/**
 * Characters of the JSON of what a revision states. Who wrote it is no part of that, so that a copy has the size of
 * what it is a copy of.
 */
export function revisionCharacters({
  content,
  obligations,
}: Pick<Revision, "content" | "obligations">): number {
  const stated = obligations.map(({ key, kind, title, recipe }) => ({ key, kind, title, recipe }));
  return JSON.stringify({ ...content, obligations: stated }).length;
}

export function refuseLargeRevision(
  revision: Pick<Revision, "content" | "obligations">,
): PromiseRefusal | null {
  const characters = revisionCharacters(revision);
  const most = PROMISE_LIMITS.revisionCharacters;
  const title = `The revision takes ${characters} characters as JSON; at most ${most} are allowed`;
  return characters > most ? refuse("promise_too_large", title) : null;
}
