import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { answered, findingsAsSarif, RULES, reviewState } from "../src/index.js";
import { aDisposition, aFinding, anAnsweredFinding } from "../src/testing/a-finding.js";
import { anyState } from "../src/testing/any-state.js";
import { SYSTEMS, systemNamed } from "../src/testing/given-systems.js";

const SCHEMA = new URL("data/sarif-2.1.0-used.schema.json", import.meta.url);
const validate = new Ajv2020({
  strict: true,
  allErrors: true,
  strictTypes: false,
  strictRequired: false,
}).compile(JSON.parse(readFileSync(SCHEMA, "utf8")));

/** What is wrong with a log as JSON. */
function faultsOf(log: object): readonly string[] {
  validate(JSON.parse(JSON.stringify(log)));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** A value with another at a path in it; undefined leaves it out. */
function put(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) {
    return other;
  }
  return Array.isArray(value)
    ? value.map((one: unknown, place) => (String(place) === key ? put(one, rest, other) : one))
    : { ...Object(value), [key]: put(Object(value)[key], rest, other) };
}

const RESULT = "runs.0.results.0";
const SUPPRESSION = { kind: "external", status: "accepted", justification: "Why." };

describe("a SARIF log is refused", () => {
  it.each<[string, string, unknown]>([
    ["of another version", "version", "2.0.0"],
    ["with a schema of another version", "$schema", "https://json.schemastore.org/sarif-2.0.0.json"],
    ["without runs", "runs", []],
    ["without tool", "runs.0.tool", undefined],
    ["without the name of its tool", "runs.0.tool.driver.name", undefined],
    ["without results", "runs.0.results", undefined],
    ["with a rule whose name is a sentence", "runs.0.tool.driver.rules.0.name", "It has a schema"],
    ["with an index that is no integer", `${RESULT}.ruleIndex`, "6"],
    ["with an index of no rule", `${RESULT}.ruleIndex`, -1],
    ["with the word of a finding as kind", `${RESULT}.kind`, "concern"],
    ["with the word of a finding as level", `${RESULT}.level`, "blocking"],
    ["with a level beside another kind than fail", `${RESULT}.kind`, "pass"],
    ["with a failure of no level", `${RESULT}.level`, "none"],
    ["with a text as message", `${RESULT}.message`, "Why."],
    ["with an argument that is not there", `${RESULT}.message.text`, "{0}"],
    ["with an embedded link", `${RESULT}.message.text`, "[here](https://a.example)"],
    ["without location", `${RESULT}.locations`, []],
    ["with a location in no file", `${RESULT}.locations.0.physicalLocation`, undefined],
    ["with a file outside", `${RESULT}.locations.0.physicalLocation.artifactLocation.uri`, "../a.json"],
    ["with lines from 0", `${RESULT}.locations.0.physicalLocation.region.startLine`, 0],
    ["with a suppression of another kind", `${RESULT}.suppressions`, [{ ...SUPPRESSION, kind: "decision" }]],
    ["with a suppression of another status", `${RESULT}.suppressions`, [{ ...SUPPRESSION, status: "open" }]],
    ["with suppressions of some results alone", `${RESULT}.suppressions`, undefined],
    ["with a fingerprint that is no text", `${RESULT}.partialFingerprints`, { a: 1 }],
    ["with a baseline that nobody compared with", `${RESULT}.baselineState`, "new"],
  ])("%s", (_, path, value) => {
    const log = findingsAsSarif([anAnsweredFinding()]);
    expect(faultsOf(log)).toEqual([]);
    expect(faultsOf(Object(put(log, path.split("."), value)))).not.toEqual([]);
  });

  it("not for a suppression as the standard has it", () => {
    const log = put(findingsAsSarif([anAnsweredFinding()]), `${RESULT}.suppressions`.split("."), [
      SUPPRESSION,
    ]);
    expect(faultsOf(Object(log))).toEqual([]);
  });
});

describe("a SARIF log", () => {
  it("of real systems is as its schema says", () => {
    for (const system of SYSTEMS) {
      const findings = reviewState(systemNamed(system)).map((finding, place) =>
        answered(finding, place % 2 === 0 ? aDisposition({ ...finding, status: "wont-fix" }) : null),
      );
      expect(faultsOf(findingsAsSarif(findings))).toEqual([]);
    }
  });

  it("of any state is as its schema says", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const findings = reviewState(state).map((finding) => answered(finding, null));
        expect(faultsOf(findingsAsSarif(findings))).toEqual([]);
      }),
      { numRuns: 50, seed: 136 },
    );
  });

  it("of any name and reason is as its schema says", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", minLength: 1 }),
      fc.string({ unit: fc.constantFrom("{", "}", "[", "]", "(", ")", "\\", "0"), minLength: 1 }),
    );
    fc.assert(
      fc.property(text, text, (reason, subjectName) => {
        const finding = aFinding({ reason, subjectName });
        expect(faultsOf(findingsAsSarif([answered(finding, aDisposition({ reason }))]))).toEqual([]);
      }),
      { seed: 136 },
    );
  });

  it("of nothing is as its schema says", () => {
    expect(faultsOf(findingsAsSarif([]))).toEqual([]);
  });

  it("gives each result the place of its rule", () => {
    const { runs }: { runs: [{ tool: { driver: { rules: { id: string }[] } }; results: SarifResult[] }] } =
      JSON.parse(JSON.stringify(findingsAsSarif(RULES.map(({ id }) => anAnsweredFinding({ ruleId: id })))));
    const [{ tool, results }] = runs;
    const ids = tool.driver.rules.map(({ id }) => id);
    expect(results.map(({ ruleIndex }) => ids[ruleIndex])).toEqual(RULES.map(({ id }) => id));
    expect(results.map(({ ruleId }) => ruleId)).toEqual(ids);
  });
});

interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
}
