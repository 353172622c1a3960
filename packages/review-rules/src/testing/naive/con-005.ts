import type { WriteDocument } from "@plumbline/playback-engine";
import type { ResultWord } from "../../records/finding-words.js";
import type { ReviewedState } from "../../state/reviewed-state.js";
import type { NaiveFinding } from "./naive-finding.js";
import { isStated } from "./naive-standing.js";
import { allWrites } from "./naive-steps.js";

/** "CON-005: elements of kind `store`." "Warning." */
export function con005(state: ReviewedState): readonly NaiveFinding[] {
  return state.model.elements
    .filter(({ kind }) => kind === "store")
    .map(({ id }) => ({
      ruleId: "CON-005",
      subjectKind: "element",
      subjectId: id,
      result: resultOf(state, id),
      severity: "warning",
    }));
}

/**
 * "Two elements write the same dataset" is a concern, by "two stated writers" whatever else is in doubt; "no scenario
 * writes to a dataset, or a fact in doubt" is unknown; "each dataset has one writer" is verified. It reads "store and
 * writers"; "a write without dataset is not read".
 */
function resultOf(state: ReviewedState, storeId: string): ResultWord {
  const writes = allWrites(state).filter(
    ({ store, dataset }) => store === storeId && (dataset ?? "").trim() !== "",
  );
  const isStatedWrite = ({ by }: WriteDocument): boolean => isStated(state, { kind: "element", id: by });
  const isStore = isStated(state, { kind: "element", id: storeId });
  const stated = isStore ? writes.filter(isStatedWrite) : [];
  const isShared = stated.some((one) =>
    stated.some((other) => other.dataset === one.dataset && other.by !== one.by),
  );
  if (isShared) {
    return "concern";
  }
  return writes.length === 0 || stated.length < writes.length ? "unknown" : "verified";
}
