import type { StoredDecision } from "@plumbline/decision-core";
import type { BundleFormat } from "../manifest/formats.js";
import type { PinnedInputs } from "./pinned-inputs.js";

/** The decisions of a pinned state, in the order of their numbers; format 2 has none. */
export function readDecisions({ decisions }: PinnedInputs, format: BundleFormat): readonly StoredDecision[] {
  return format === "service-bundle/2" ? [] : decisions.toSorted((left, right) => left.number - right.number);
}
