import type { ModelState } from "./model-query.js";

const STATE = /^(revision|branch):([0-9a-f-]{36})$/i;

/** Which model the address asks for; main where it says nothing that can be one. */
export function stateOfAddress(state: string | undefined): ModelState {
  const [, kind, id] = STATE.exec(state ?? "") ?? [];
  if (id === undefined) {
    return {};
  }
  return kind === "revision" ? { revisionId: id } : { branchId: id };
}
