import { expect, it } from "@jest/globals";
import { assertionText, faultText } from "./check-texts.js";

const nameOf = (alias: string | null): string => String(alias).toUpperCase();
const names = { nameOf, stepOf: (key: string | null) => `step ${key}` };
const NOTHING = { key: "k", step: null, outcome: null, eventKind: null, target: null, count: null };

it("says of a fault what it breaks, and how often", () => {
  expect(faultText({ target: "db", kind: "Outage", failFirst: null }, nameOf)).toBe("DB: Outage, every time");
  expect(faultText({ target: "db", kind: "Outage", failFirst: 2 }, nameOf)).toBe(
    "DB: Outage, the first 2 times",
  );
});

it("says of an assertion what must hold", () => {
  const outcome = { ...NOTHING, type: "outcome" as const, step: "a", outcome: "Failed" as const };
  expect(assertionText(outcome, names)).toBe("“step a” has failed");
  const events = { ...NOTHING, type: "event-count" as const, eventKind: "Published" as const, count: 2 };
  expect(assertionText(events, names)).toBe("2 times Published");
  expect(assertionText({ ...events, target: "q" }, names)).toBe("2 times Published of Q");
});
