import { describe } from "@jest/globals";
import { readJson } from "@plumbline/model-core";
import type { SpelledInput } from "../../../model-core/src/testing/refusals/corpus.js";
import type { RawPath } from "../../../model-core/src/testing/refusals/edit-raw.js";
import type { RulesOfFields } from "../../../model-core/src/testing/refusals/faults-of-field.js";
import { faultsOfText } from "../../../model-core/src/testing/refusals/faults-of-text.js";
import { type Fault, fault } from "../../../model-core/src/testing/refusals/faults-of-value.js";
import { hashOfValue } from "../../../model-core/src/testing/refusals/hash-of-value.js";
import {
  inputsOfBase,
  inputWith,
  keysReversed,
  severalAtOnce,
} from "../../../model-core/src/testing/refusals/make-inputs.js";
import { refusedOutcome } from "../../../model-core/src/testing/refusals/outcome-of.js";
import type { CorpusInputs } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { parseView } from "../../src/index.js";

const READING_LEVELS = 512;
const guid = (number: number): string => `0abcdef0-0000-4000-8000-${String(number).padStart(12, "0")}`;
const NEW_ID = '"00000000-0000-4000-8000-{n}"';

/** A view in which everything is set. */
const FULL_VIEW = {
  id: guid(1),
  name: "Orders",
  kind: "system",
  rootId: guid(2),
  elementIds: [guid(3), guid(4)],
  positions: { [guid(3)]: { x: 1.5, y: -2 }, [guid(5)]: { x: 0, y: 10 } },
  scenarioId: guid(6),
};

const POSITIONS: RawPath = ["positions"];
const COORDINATE = { from: -1_000_000, to: 1_000_000 };

const RULES: RulesOfFields = {
  name: { characters: 200, texts: ['"\\u00a0\\u3000"', '"\\u0085"'] },
  kind: { texts: ['"landscape"', '"app"', '"flow"', '"System"'] },
  elementIds: { entries: [5_000, NEW_ID] },
  "elementIds[]": { texts: [JSON.stringify(guid(4)), JSON.stringify(guid(4).toUpperCase())] },
  x: COORDINATE,
  y: COORDINATE,
};

describe("the refusals of views", () => {
  replayCorpus(import.meta.url, judge, makeInputs);
});

function judge({ text }: SpelledInput): object {
  const json = readJson(text);
  if (!json.ok) {
    return { unreadable: json.refusal };
  }
  const view = parseView(json.value.value);
  return view.ok
    ? { hash: hashOfValue(view.value) }
    : refusedOutcome({ code: view.refusal.code, errors: view.refusal.issues });
}

function makeInputs(): CorpusInputs {
  const bases = { full: FULL_VIEW, reversed: keysReversed(FULL_VIEW) };
  const full = { base: "full", document: FULL_VIEW, rules: RULES };
  const more = [...faultsOfText(READING_LEVELS), ...faultsOfPositions(), ...manyIssues()];
  const cases = [
    ...inputsOfBase(full),
    ...severalAtOnce({ ...full, base: "reversed", document: bases.reversed }),
    ...more.map((one) => inputWith("full", [one])),
  ];
  return { bases, cases };
}

/** The keys of places, which are IDs themselves. */
function faultsOfPositions(): readonly Fault[] {
  const place = '{"x":1,"y":1}';
  const keys = ["not-a-guid", "", guid(3).toUpperCase(), guid(9).toUpperCase(), `${guid(9)} `, "\u0007"];
  const added = keys.flatMap((key) =>
    [place, "7", "{}"].map((text) =>
      fault(POSITIONS, `with ${JSON.stringify(key)} as ${text}`, [
        "add",
        POSITIONS,
        JSON.stringify(key),
        text,
      ]),
    ),
  );
  const many = [10_000, 10_001].map((count) =>
    fault(POSITIONS, `${count} places`, ["put", POSITIONS, ["{", [`${NEW_ID}:${place}`, count, ","], "}"]]),
  );
  return [...added, ...many];
}

/** Views with about as many issues as a refusal lists, of their shape and of their rules. */
function manyIssues(): readonly Fault[] {
  const path: RawPath = ["elementIds"];
  return [99, 100, 101].flatMap((count) =>
    ["7", "null", '"x"'].map((entry) =>
      fault(path, `${count} x ${entry}`, ["put", path, ["[", [entry, count, ","], "]"]]),
    ),
  );
}
