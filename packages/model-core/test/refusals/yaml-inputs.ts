import type { RefusalInput } from "../../src/testing/refusals/corpus.js";
import type { RawPath } from "../../src/testing/refusals/edit-raw.js";
import { fault } from "../../src/testing/refusals/faults-of-value.js";
import { type FaultyBase, inputWith } from "../../src/testing/refusals/make-inputs.js";
import { valuesOf } from "../../src/testing/refusals/paths-of.js";

/** What YAML can put in the place of a value and JSON cannot. */
const FOR_EACH_VALUE = ["", "-.inf", "&a x", '"\\0"'];

const FOR_SOME_VALUES = [
  "~",
  "yes",
  "'7'",
  "!!str 7",
  "*a",
  "0x1F",
  "0o17",
  ".nan",
  ".5",
  "+7",
  "1e999",
  "-0",
  "2026-01-02",
  "'it''s'",
  '"\\x07"',
  '"\\ud800"',
  '"\\ud83d\\ude00"',
  "text # comment",
  "a: b",
  "[a, ~, 7]",
  "{a: 1, a: 2}",
  "|\n              text",
  ">-\n              text",
  "? a",
  "@text",
  "'open",
  "\t7",
];

const SOME_VALUES: readonly RawPath[] = [
  ["elements", 0, "name"],
  ["elements", 0, "tags"],
  ["elements", 0, "provenance", "confidence"],
  ["operations", 0, "timeoutMs"],
  ["operations", 0, "retry"],
];

const TEXTS = [
  "",
  "---",
  "--- {}",
  "{}\n...\n",
  "{}\n---\n{}",
  "%YAML 1.1\n---\n{}",
  "- a",
  "text",
  "elements: &a []\nchannels: *a",
  "<<: {}\n",
  "? [a]\n: 1",
  "7: a",
  "a: 1\na: 2",
  "a: 1\n b: 2",
  "a:\n\t- b",
  "a: [1, 2",
  "__proto__: {a: 1}\nconstructor: 1",
  "\ufeffelements: []",
  "elements:\nchannels:",
];

/** The full document as YAML: each value in the spellings that only YAML has, missing, and repeated. */
export function yamlInputs({ base, document, isThorough = () => true }: FaultyBase): readonly RefusalInput[] {
  const paths = valuesOf(document)
    .map(([path]) => path)
    .filter((path) => path.length > 0 && isThorough(path));
  const faults = [
    ...paths.flatMap((path) =>
      FOR_EACH_VALUE.map((text) => fault(path, JSON.stringify(text), ["put", path, text])),
    ),
    ...paths.map((path) => fault(path, "stands again", ["again", path])),
    ...SOME_VALUES.flatMap((path) =>
      FOR_SOME_VALUES.map((text) => fault(path, JSON.stringify(text), ["put", path, text])),
    ),
    ...TEXTS.map((text) => fault([], JSON.stringify(text), ["put", [], text])),
    ...deepTexts().map(([name, text]) => fault([], name, ["put", [], text])),
  ];
  return [inputWith(base, []), ...faults.map((one) => inputWith(base, [one]))].map((input) => ({
    ...input,
    format: "yaml" as const,
  }));
}

function deepTexts() {
  return [100, 101].map(
    (levels) => [`${levels} levels`, ["a: ", ["[", levels - 1], ["]", levels - 1]]] as const,
  );
}
