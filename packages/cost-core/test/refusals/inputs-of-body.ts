import type { RefusalInput } from "../../../model-core/src/testing/refusals/corpus.js";
import type { RulesOfFields } from "../../../model-core/src/testing/refusals/faults-of-field.js";
import { faultsOfText } from "../../../model-core/src/testing/refusals/faults-of-text.js";
import { hashOfValue } from "../../../model-core/src/testing/refusals/hash-of-value.js";
import { inputsOfBase, inputWith } from "../../../model-core/src/testing/refusals/make-inputs.js";
import { refusedOutcome } from "../../../model-core/src/testing/refusals/outcome-of.js";
import type { CorpusInputs } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { COST_BODY_LIMITS, type CostRefusal } from "../../src/index.js";

type Read =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: CostRefusal };

/** What a reader makes of a body, as the corpus holds it. */
export function outcomeOf(read: Read): object {
  return read.ok ? { hash: hashOfValue(read.value) } : refusedOutcome(read.refusal);
}

/** Bodies with a fault in every value, and some with several. */
export function inputsOfBodies(
  bases: { readonly [name: string]: object },
  rules: RulesOfFields,
): CorpusInputs {
  const several = [
    [2, 30],
    [4, 10],
  ] as const;
  const cases = Object.entries(bases).flatMap(([base, document]): readonly RefusalInput[] => [
    ...inputsOfBase({
      base,
      document,
      rules,
      several,
      isThorough: (path) => !path.some((key) => Number(key) > 0),
    }),
    ...faultsOfText(COST_BODY_LIMITS.levels).map((one) => inputWith(base, [one])),
  ]);
  return { bases, cases };
}

/** Amounts at their limits and beyond, as numbers and as texts. */
export const AMOUNTS: readonly string[] = [
  ...["0", "-0", "0.10", "1e2", "1E-12", "1e-13", "-1", "1e15", "1e999", "999999999999999.999999999999"],
  ...['"0"', '"007.50"', '"1."', '".5"', '"1e2"', '"-1"', '"1,5"', '" 1"', '""', '"0.0000000000001"'],
];
