import type { PayloadFact } from "../document/payload-facts.js";
import { SAVE_LIMITS, SCENARIO_LIMITS } from "../limits.js";
import type { SaveIssues } from "./save-issues.js";

/**
 * The save limits of a payload: size, nesting, U+0000, Unicode, numbers
 * (docs/reference/limits.md#saving-a-scenario).
 */
export function checkPayloadLimits({ payload, bytes, found }: PayloadFact, issues: SaveIssues): void {
  if (bytes > SCENARIO_LIMITS.payloadBytes) {
    issues.add(payload.path, `takes ${bytes} bytes; at most ${SCENARIO_LIMITS.payloadBytes} are allowed`);
  }
  if (found.levels > SAVE_LIMITS.payloadLevels) {
    issues.add(payload.path, `nests arrays and objects over ${SAVE_LIMITS.payloadLevels} levels`);
  }
  if (found.nul !== null) {
    issues.add(found.nul, "must not hold U+0000");
  }
  if (found.invalidUnicode !== null) {
    issues.add(found.invalidUnicode, "must be valid Unicode");
  }
  if (found.notFinite !== null) {
    issues.add(found.notFinite, "must be a finite 64-bit floating-point number");
  }
}
