import { expect, it } from "@jest/globals";
import { assertionSentence } from "./assertion-sentence.js";
import { faultSentence } from "./fault-sentence.js";

const ID = "0abcdef0-0000-4000-8000-000000000001";
const NUMBERS = new Map([["pay", "2.then.1"]]);

it("a fault is told in words of ours, IDs and numbers", () => {
  const fault = { target: ID.toUpperCase(), kind: "Timeout", failFirst: 2 };
  expect(faultSentence(fault)).toBe(`\`${ID}\` gives \`Timeout\` in the first \`2\` attempts`);
  expect(faultSentence({ ...fault, failFirst: null })).toBe(`\`${ID}\` gives \`Timeout\` in every attempt`);
});

it("an assertion is told in words of ours, IDs and numbers", () => {
  const outcome = { id: "a", type: "outcome", step: "pay", expected: "Failed" } as const;
  expect(assertionSentence(outcome, NUMBERS)).toBe("step `2.then.1` is `Failed`");
  const count = { id: "a", type: "event-count", kind: "Dropped", target: ID, expected: 0 } as const;
  expect(assertionSentence(count, NUMBERS)).toBe(`there are \`0\` events \`Dropped\` of \`${ID}\``);
  expect(assertionSentence({ ...count, target: null }, NUMBERS)).toBe(
    "there are `0` events `Dropped` of anything",
  );
});

it("what a document lacks or spells as nobody knows it is not repeated", () => {
  expect(faultSentence(null)).toBe("something without an ID gives something unknown in every attempt");
  expect(faultSentence({ target: "# a", kind: "# a", failFirst: undefined })).toBe(
    "something without an ID gives something unknown in every attempt",
  );
  expect(assertionSentence(null, NUMBERS)).toBe("an assertion that says nothing holds");
  expect(assertionSentence({ id: "a", type: "outcome", step: "# a", expected: "# a" }, NUMBERS)).toBe(
    "step that the scenario lacks is something unknown",
  );
  expect(
    assertionSentence(
      { id: "a", type: "event-count", kind: undefined, target: "# a", expected: undefined },
      NUMBERS,
    ),
  ).toBe("there are an unknown number of events something unknown of something without an ID");
});
