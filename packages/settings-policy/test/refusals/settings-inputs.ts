import type { RefusalInput } from "../../../model-core/src/testing/refusals/corpus.js";
import type { RawPath } from "../../../model-core/src/testing/refusals/edit-raw.js";
import { faultsOfText } from "../../../model-core/src/testing/refusals/faults-of-text.js";
import { type Fault, fault } from "../../../model-core/src/testing/refusals/faults-of-value.js";
import { hashOfValue } from "../../../model-core/src/testing/refusals/hash-of-value.js";
import {
  type FaultyBase,
  inputsOfBase,
  inputWith,
  keysReversed,
  severalAtOnce,
} from "../../../model-core/src/testing/refusals/make-inputs.js";
import { refusedOutcome } from "../../../model-core/src/testing/refusals/outcome-of.js";
import type { CorpusInputs } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import type { ParsedSettings } from "../../src/index.js";

const READING_LEVELS = 64;

/** The text of what was read counts too, since it is stored: keys in their order. */
export function outcomeOf(parsed: ParsedSettings<object>): object {
  if (parsed.ok) {
    return { hash: hashOfValue([parsed.value, JSON.stringify(parsed.value)]) };
  }
  const readable = parsed.code === "validation_error" ? { readable: hashOfValue(parsed.readable) } : {};
  return { ...refusedOutcome(parsed), ...readable };
}

/** The full document, with its keys the other way round, and every fault. */
export function inputsOf(full: FaultyBase): CorpusInputs {
  const reversed = keysReversed(full.document);
  const more = [...faultsOfText(READING_LEVELS), ...manyIssues()];
  const cases = [
    ...inputsOfBase(full),
    ...severalAtOnce({ ...full, base: "reversed", document: reversed }),
    ...more.map((one) => inputWith("full", [one])),
    ...["ff", "efbbbf7b7d", "7b22c3227d"].map(bytesInput),
  ];
  return { bases: { full: full.document, reversed }, cases };
}

/** Of each list the first entry is walked whole. */
export function isThorough(path: RawPath): boolean {
  return !path.some((key) => Number(key) > 0);
}

/** Documents with about as many issues as a refusal lists. */
function manyIssues(): readonly Fault[] {
  return [99, 100, 101].map((count) =>
    fault([], `${count} unknown keys`, ["put", [], ["{", ['"k{n}":1', count, ","], "}"]]),
  );
}

function bytesInput(bytes: string): RefusalInput {
  return { name: `bytes ${bytes}`, base: "full", edits: [["put", [], bytes]], format: "hex" };
}
