import { shortPath } from "@plumbline/model-core";
import type { PayloadFact } from "../document/payload-facts.js";
import { isOddityWithin } from "../document/step-payloads.js";
import { SCENARIO_LIMITS } from "../limits.js";
import type { Check, CheckContext } from "./check.js";

/** A payload is valid Unicode, its numbers are numbers, and it does not nest too deep. */
export const invalidPayload: Check = {
  code: "invalid-payload",
  step: (place, context) => context.payloads.of(place).flatMap((fact) => inPayload(fact, context)),
};

function inPayload({ payload, found }: PayloadFact, { oddities }: CheckContext): readonly string[] {
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
