import { describe } from "@jest/globals";
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
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { type ParsedSettings, parseInstanceSettings, parseWorkspaceOverrides } from "../../src/index.js";
import { FULL_INSTANCE_SETTINGS, FULL_SETTINGS } from "./full-settings.js";
import { RULES_OF_SETTINGS } from "./rules-of-settings.js";

const READING_LEVELS = 64;

describe("the refusals of the overrides of a workspace", () => {
  replayCorpus(
    new URL("../../golden/refusals/workspace-overrides.json", import.meta.url),
    ({ bytes }) => outcomeOf(parseWorkspaceOverrides(bytes)),
    () => inputsOf({ base: "full", document: FULL_SETTINGS, rules: RULES_OF_SETTINGS, isThorough }),
  );
});

describe("the refusals of instance settings", () => {
  replayCorpus(
    new URL("../../golden/refusals/instance-settings.json", import.meta.url),
    ({ bytes }) => outcomeOf(parseInstanceSettings(bytes)),
    () =>
      inputsOf({
        base: "full",
        document: FULL_INSTANCE_SETTINGS,
        rules: RULES_OF_SETTINGS,
        // The defaults are read as overrides are, which have a corpus of their own.
        isThorough: (path) => isThorough(path) && (path[0] === "policy" || path.length < 4),
      }),
  );
});

/** The text of what was read counts too, since it is stored: keys in their order. */
function outcomeOf(parsed: ParsedSettings<object>): object {
  if (parsed.ok) {
    return { hash: hashOfValue([parsed.value, JSON.stringify(parsed.value)]) };
  }
  const readable = parsed.code === "validation_error" ? { readable: hashOfValue(parsed.readable) } : {};
  return { ...refusedOutcome(parsed), ...readable };
}

function inputsOf(full: FaultyBase): CorpusInputs {
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

/** Of each list the first entry. */
function isThorough(path: RawPath): boolean {
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
