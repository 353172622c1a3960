import type { ModelChange } from "../../src/index.js";
import { aModel } from "../../src/testing/a-model.js";
import { edit } from "../../src/testing/an-edit.js";
import { planOf, written } from "../../src/testing/an-import.js";
import { refusedOutcome } from "../../src/testing/refusals/outcome-of.js";
import { OWNER } from "./full-facts.js";

const MEMBERS = new Set<string>([OWNER]);

/** What becomes of changes of the model that a document states. */
export function outcomeOfEdit(
  document: unknown,
  changes: readonly ModelChange[],
  settings: { readonly single?: boolean } = {},
): unknown {
  const nothing = aModel().model;
  const present = written(nothing, planOf(document).changes);
  const planned = edit(present, changes, { members: MEMBERS, ...settings });
  return planned.ok ? "taken" : refusedOutcome(planned.refusal);
}
