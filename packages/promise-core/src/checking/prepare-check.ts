import type { Result } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import type { ScenarioCheck } from "../records/recipe.js";
import type { CheckRefusal, CheckState } from "./check-state.js";

/**
 * The scenario that a check plays (docs/reference/promises-evidence.md#results-of-checks): with the faults of the check
 * beside its own, and with what the check expects in place of its assertions. Refused when the scenario is missing, or
 * now has a fault on a target that the check sets one on.
 */
export function prepareCheck({
  check,
  scenario,
}: Pick<CheckState, "check" | "scenario">): Result<ScenarioDocument, CheckRefusal> {
  if (scenario === null) {
    return refused("scenario-missing", "The scenario that the check plays is not in the project.");
  }
  const { document } = scenario;
  const [target] = faultedAlready(check, document).map((index) => check.faults[index]?.target);
  return target === undefined
    ? {
        ok: true,
        value: { ...document, faults: [...document.faults, ...check.faults], assertions: check.expect },
      }
    : refused(
        "target-faulted-already",
        `The scenario now faults a target that the obligation faults: ${target}.`,
      );
}

/** The places of the faults of a check whose targets the scenario has faults on itself. */
export function faultedAlready({ faults }: ScenarioCheck, document: ScenarioDocument): readonly number[] {
  const faulted = new Set(document.faults.map((fault) => fault?.target));
  return faults.flatMap(({ target }, index) => (faulted.has(target) ? [index] : []));
}

function refused(code: CheckRefusal["code"], message: string): Result<never, CheckRefusal> {
  return { ok: false, refusal: { code, message } };
}
