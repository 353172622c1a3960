import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { type ChangeImpact, impactAsSarif } from "../src/index.js";
import { anEntry, anImpact, aReason } from "../src/testing/an-impact.js";

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

/** The results of a log. */
function resultsOf(impact: ChangeImpact) {
  const log: { runs: { results: { locations: object[]; relatedLocations: object[] }[] }[] } = JSON.parse(
    JSON.stringify(impactAsSarif(impact)),
  );
  return log.runs.flatMap(({ results }) => results);
}

describe("a SARIF log", () => {
  it("of the golden impact, and of nothing, is as its schema says", () => {
    const golden = readFileSync(new URL("../golden/eshop/impact.sarif", import.meta.url), "utf8");
    expect(faultsOf(JSON.parse(golden))).toEqual([]);
    expect(faultsOf(impactAsSarif(anImpact({ entries: [] })))).toEqual([]);
  });

  it("of any names, sentences and paths is as its schema says", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", minLength: 1 }),
      fc.string({
        unit: fc.constantFrom("{", "}", "[", "]", "(", ")", "\\", "0", "/", "%", " "),
        minLength: 1,
      }),
    );
    fc.assert(
      fc.property(text, text, fc.boolean(), (name, sentence, hasSource) => {
        const source = hasSource ? aReason().source : null;
        const entry = anEntry({ name, reasons: [aReason({ sentence, source })] });
        expect(faultsOf(impactAsSarif(anImpact({ entries: [entry] })))).toEqual([]);
      }),
      { seed: 18 },
    );
  });

  it("has the place of the strongest reason, then others, each once and at most ten", () => {
    const sources = Array.from({ length: 13 }, (_, line) => aReason({ source: placeAt(`a b#${line}.cs`) }));
    const [result] = resultsOf(anImpact({ entries: [anEntry({ reasons: [...sources, ...sources] })] }));
    expect(result?.locations).toMatchObject([
      {
        physicalLocation: { artifactLocation: { uri: "a%20b%230.cs" }, region: { startLine: 3, endLine: 4 } },
      },
    ]);
    expect(result?.relatedLocations).toHaveLength(10);
  });

  it("has a place of the change where no reason has one, and none where there is none at all", () => {
    const entries = [anEntry({ reasons: [aReason({ source: null })] })];
    const changes = [
      {
        kind: "message",
        factKey: "m",
        pattern: null,
        serviceKey: null,
        change: "added",
        source: placeAt("a.cs"),
      },
    ] as const;
    const uriOf = (impact: ChangeImpact) =>
      JSON.stringify(resultsOf(impact)[0]?.locations).match(/"uri":"(.*?)"/)?.[1];
    expect(uriOf(anImpact({ entries, changes }))).toBe("a.cs");
    expect(uriOf(anImpact({ entries, changes: [], unattributed: ["b.cs"] }))).toBe("b.cs");
    const nowhere = anImpact({ entries, changes: [], unattributed: [] });
    expect(uriOf(nowhere)).toBeUndefined();
    expect(faultsOf(impactAsSarif(nowhere))).toEqual([]);
  });

  it("names a promise by its number", () => {
    const entry = anEntry({ kind: "promise", requirementId: "SHOP-001", name: "Paid {once}" });
    expect(resultsOf(anImpact({ entries: [entry] }))).toMatchObject([
      { message: { text: 'promise SHOP-001 "Paid {{once}}": It is in the source no more.' } },
    ]);
  });

  it.each([
    ["definite", "fail", "warning"],
    ["possible", "review", "none"],
    ["unknown", "open", "none"],
  ] as const)("calls what is %s %s, of the level %s", (certainty, kind, level) => {
    expect(resultsOf(anImpact({ entries: [anEntry({ certainty })] }))).toMatchObject([{ kind, level }]);
  });
});

function placeAt(path: string): string {
  return `github.com/acme/shop@${"c".repeat(40)}:${path.replaceAll(" ", "%20").replaceAll("#", "%23")}#L3-L4`;
}
