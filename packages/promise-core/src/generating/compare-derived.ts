import type { Obligation, StatedObligation } from "../records/obligation.js";
import { derivedKey } from "./derived-key.js";

/**
 * Those of the generated obligations that are to be added (docs/reference/promises-evidence.md#known-again): the ones that
 * no obligation says already, whoever wrote it. None that is there is touched.
 */
export function newlyDerived(
  existing: readonly Obligation[],
  generated: readonly StatedObligation[],
): readonly StatedObligation[] {
  const known = keysOf(existing);
  return generated.filter((obligation) => !known.has(derivedKey(obligation)));
}

/** Those that were generated once and no longer follow from what the promise links. Nobody takes them out but a person. */
export function noLongerDerived(
  existing: readonly Obligation[],
  generated: readonly StatedObligation[],
): readonly Obligation[] {
  const following = keysOf(generated);
  return existing.filter(
    (obligation) => obligation.source === "generated" && !following.has(derivedKey(obligation)),
  );
}

function keysOf(obligations: readonly StatedObligation[]): ReadonlySet<string> {
  return new Set(obligations.map(derivedKey));
}
