import { type BundleFormat, type Design, type PinnedInputs, readDesign } from "@plumbline/bundle-writer";
import { VALIDATION_TOO_SLOW } from "@plumbline/playback-engine";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { checksInTime, type SchemaCheckMemory } from "../../scenarios/for-threads.js";

export type DesignOutcome =
  | { readonly outcome: "designed"; readonly design: Design }
  | RefusalNamed<"bundle-refused" | "checks-too-slow">;

/**
 * The design of pinned inputs. What is cut off for taking too long here is not cut off elsewhere, and a bundle is the same
 * everywhere: so there is none then.
 */
export function designOf(
  inputs: PinnedInputs,
  format: BundleFormat,
  clock: SchemaCheckMemory,
): DesignOutcome {
  const { end, ...checks } = checksInTime(clock, inputs.pinned.streamVersion);
  const read = readDesign(inputs, format, checks);
  const isTooSlow = end();
  if (!read.ok) {
    return { outcome: "bundle-refused", refusal: read.refusal };
  }
  return isTooSlow || wasCutOff(read.value)
    ? { outcome: "checks-too-slow" }
    : { outcome: "designed", design: read.value };
}

function wasCutOff({ scenarios }: Design): boolean {
  return scenarios.some(({ issues }) => issues.some(({ code }) => code === VALIDATION_TOO_SLOW.code));
}
