import type { ModelState } from "../../api/model-query.js";
import type { ModelSearch } from "./model-search.js";

/** Which model the address is about. */
export function stateOf({ branch, revision, version }: ModelSearch): ModelState {
  return {
    ...(branch === undefined ? {} : { branchId: branch }),
    ...(revision === undefined ? {} : { revisionId: revision }),
    ...(version === undefined ? {} : { version }),
  };
}

/** Whether a past state is shown, which nobody can change. */
export function isPast({ revision, version }: ModelSearch): boolean {
  return revision !== undefined || version !== undefined;
}

/** Whether another state than main, as it is now, is asked for. */
export function isBesideMain(search: ModelSearch): boolean {
  return search.branch !== undefined || isPast(search);
}
