import { describe, expect, it } from "@jest/globals";
import { parseJson, present } from "@plumbline/model-core";
import fc from "fast-check";
import { scenarioFiles } from "../src/files/scenario-files.js";
import { numbered } from "../src/testing/a-manifest.js";
import { ordered } from "../src/testing/a-shop.js";
import { generatedOf } from "../src/testing/bundle-of.js";
import { designOfInputs } from "../src/testing/design-of.js";
import { jsonByTheBook } from "../src/testing/json-by-the-book.js";
import { pinnedScenario, publishStep, readyShop, withFact, withScenario } from "../src/testing/ready-shop.js";

/** The text of the file of a scenario that publishes a payload. */
function textWith(payload: unknown): string {
  const steps = [publishStep("shop", { payload: "@" })];
  const text = JSON.stringify({ name: "Odd", steps }).replace('"@"', () => JSON.stringify(payload));
  const scenario = pinnedScenario(10, parseJson(text) as never);
  const inputs = { ...readyShop(), scenarios: [scenario] };
  const [file] = scenarioFiles(designOfInputs(inputs));
  return present(file).text;
}

const read = (payload: unknown) => JSON.parse(textWith(payload));

describe("the file of a scenario", () => {
  it("has the scenario at its version and what playing it gives", () => {
    const inputs = readyShop();
    const [scenario] = inputs.scenarios;
    const pinned = { ...present(scenario), version: 4 };
    const design = designOfInputs({ ...inputs, scenarios: [pinned] });
    const { run } = present(design.scenarios[0]);
    const [file] = scenarioFiles(design);
    expect(present(file).path).toBe(`scenarios/${numbered(10)}.json`);
    const { scenario: told, playback } = JSON.parse(present(file).text);
    expect(told).toEqual({ ...JSON.parse(JSON.stringify(pinned.document)), id: numbered(10), version: 4 });
    expect(playback).toEqual({
      ...JSON.parse(JSON.stringify(run)),
      outcomes: Object.fromEntries(run.outcomes),
      labels: Object.fromEntries(run.labels),
    });
    expect(playback.modelVersion).toBe(7);
    expect(Object.keys(playback.outcomes)).toEqual(["tell"]);
  });

  it("has keys in the order of their code units, number-like ones and those of prototypes too", () => {
    const payload = JSON.parse(
      '{"b":1,"10":2,"9":3,"1":4,"__proto__":{"toString":5},"constructor":null,"é":6,"B":7,"":8}',
    );
    const text = textWith(payload);
    const start = text.indexOf('"payload": {', text.indexOf('"scenario"'));
    const keys = [...text.slice(start + 12, text.indexOf("routingKey", start)).matchAll(/^ {10}"(.*?)":/gmu)];
    expect(keys.map(([, key]) => key)).toEqual([
      "",
      "1",
      "10",
      "9",
      "B",
      "__proto__",
      "b",
      "constructor",
      "é",
    ]);
    expect(JSON.parse(text).scenario.steps[0].payload).toEqual(payload);
    expect(JSON.parse(text).playback.events[0].payload).toEqual(payload);
  });

  it("has the keys of a payload, whatever an engine read in their place before", () => {
    for (const key of ["\\", "\n", '"']) {
      const text = textWith({ own: 1, [key]: 2, more: 3 });
      const timesOf = (member: string) => text.split(member).length - 1;
      expect([key, timesOf(`${JSON.stringify(key)}: 2`)]).toEqual([key, timesOf('"own": 1')]);
    }
  });

  it.each([
    ["an escaped line separator", { text: "\u2028\u2029\u007f\u0085\ufeff" }],
    ["a quote, a backslash and control characters", { text: '"\\\u0001\b\f\n\r\t/' }],
    ["characters beyond the first plane", { "\u{10ffff}": "😀\ud83d\ude00" }],
    ["numbers at their ends", [0, 1e21, 1e-7, 5e-324, 1.7976931348623157e308, 9007199254740991, 0.1]],
    ["nothing", {}],
    ["lists in lists", [[], [[]], {}, [{}]]],
    ["null", null],
  ])("has the payload of a step with %s", (_, payload) => {
    expect(read(payload).scenario.steps[0].payload).toEqual(payload);
  });

  it("spells what is said with the fewest escapes and minus zero as zero", () => {
    expect(textWith({ a: "\u2028é😀/" })).toContain('"a": "\u2028é😀/"');
    expect(textWith({ a: '\u0001\n"' })).toContain(String.raw`"a": "\u0001\n\""`);
    expect(textWith({ a: -0 })).toContain('"a": 0');
  });

  it("is spelled by the book whatever the payload is", () => {
    const property = fc.property(fc.jsonValue(), (payload) => {
      const said = JSON.parse(JSON.stringify(payload));
      const text = textWith(said);
      expect(text).toBe(`${jsonByTheBook(JSON.parse(text))}\n`);
      expect(JSON.parse(text).scenario.steps[0].payload).toEqual(said);
    });
    fc.assert(property, { seed: 14, numRuns: 30 });
  });

  it.each([
    ["requires", '{"required":["\\ud800"]}'],
    ["is only", '{"const":"\\ud800"}'],
    ["may be", '{"enum":["\\udfff"]}'],
    ["matches", '{"propertyNames":{"const":"\\ud800"}}'],
    ["depends on", '{"dependentRequired":{"a":["\\ud800"]}}'],
  ])("can be written where a schema %s half a character", (_, content) => {
    const inputs = withFact("schema", ordered("schema", 1), { content })(readyShop());
    const odd = withScenario(
      pinnedScenario(11, { name: "Odd", steps: [publishStep("shop", { payload: { a: 1 } })] }),
    );
    const { files } = generatedOf(designOfInputs(odd(inputs)));
    expect(files.map(({ path }) => path)).toContain(`scenarios/${numbered(11)}.json`);
  });
});
