import type { RefusalInput } from "./corpus.js";
import type { RawPath } from "./edit-raw.js";
import type { RulesOfFields } from "./faults-of-field.js";
import { faultsOfText } from "./faults-of-text.js";
import { hashOfValue } from "./hash-of-value.js";
import { inputsOfBase, inputWith } from "./make-inputs.js";
import { type Refusal, refusedOutcome } from "./outcome-of.js";
import type { CorpusInputs } from "./replay-corpus.js";

type Read =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: Refusal };

/** How many faults at once, and how often. */
type Several = readonly (readonly [number, number])[];

/** Deeper than any body of a small request is read. */
const READING_LEVELS = 16;

const SEVERAL: Several = [
  [2, 30],
  [4, 10],
];

/** What a reader makes of the body of a request, as the corpus holds it. */
export function outcomeOfBody(read: Read): object {
  return read.ok ? { hash: hashOfValue(read.value) } : refusedOutcome(read.refusal);
}

/** Bodies with a fault in every value, and some with several. */
export function inputsOfBodies(
  bases: { readonly [name: string]: object },
  rules: RulesOfFields,
  several: Several = SEVERAL,
): CorpusInputs {
  const cases = Object.entries(bases).flatMap(([base, document]): readonly RefusalInput[] => [
    ...inputsOfBase({ base, document, rules, several, isThorough: isOfFirstEntry }),
    ...faultsOfText(READING_LEVELS).map((one) => inputWith(base, [one])),
  ]);
  return { bases, cases };
}

function isOfFirstEntry(path: RawPath): boolean {
  return !path.some((key) => Number(key) > 0);
}
