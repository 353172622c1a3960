import type { Links, StoredPromise } from "@plumbline/promise-core";
import type { ReviewedState } from "../../state/reviewed-state.js";

/** What an approved promise links, in the revision in force; null of a draft and of a retired promise. */
export function linksInForce({ revisions }: StoredPromise): Links | null {
  const approved = revisions.find(({ approval }) => approval !== null);
  return approved === undefined || approved.retire ? null : (approved.content?.links ?? null);
}

export function allLinksInForce(state: ReviewedState): readonly Links[] {
  return state.promises.flatMap(({ promise }) => {
    const links = linksInForce(promise);
    return links === null ? [] : [links];
  });
}
