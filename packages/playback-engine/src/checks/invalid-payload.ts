import { shortPath } from "@plumbline/model-core";
import { inspectPayload } from "../document/payload-findings.js";
import type { StepPayload } from "../document/step-payloads.js";
import { isOddityWithin, payloadsOf } from "../document/step-payloads.js";
import { SCENARIO_LIMITS } from "../limits.js";
import type { Check, CheckContext } from "./check.js";

/** A payload is valid Unicode, its numbers are numbers, and it does not nest too deep. */
export const invalidPayload: Check = {
  code: "invalid-payload",
  step: (place, context) => payloadsOf(place).flatMap((payload) => inPayload(payload, context)),
};

function inPayload(payload: StepPayload, { oddities }: CheckContext): readonly string[] {
  const found = inspectPayload(payload.value, payload.path);
  const long = oddities.find(
    (oddity) => oddity.kind === "number-too-long" && isOddityWithin(oddity, payload.path),
  );
  const { payloadLevels, numberCharacters } = SCENARIO_LIMITS;
  const at = (path: string | null | undefined, rule: string): readonly string[] =>
    path === null || path === undefined ? [] : [`${shortPath(path)}: ${rule}`];
  return [
    ...at(found.invalidUnicode, "is not valid Unicode"),
    ...at(found.nul, "holds U+0000"),
    ...at(found.notFinite, "is outside the 64-bit floating-point range"),
    ...at(long?.path, `is a number of over ${numberCharacters} characters`),
    ...at(found.levels > payloadLevels ? payload.path : null, `nests over ${payloadLevels} levels`),
  ];
}
