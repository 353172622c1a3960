import { expect, it } from "@jest/globals";
import { KeptAnswers } from "./kept-answers.js";

const LIMITS = { bytes: 1_000, seconds: 30 };
const answer = (length: number) => ({ bytes: new Uint8Array(length) });

it("what was sent a short while ago is kept, and no longer", () => {
  let now = 1_000;
  const kept = new KeptAnswers(LIMITS, () => now);
  const first = answer(3);
  kept.keep("a", "1", first);
  expect([kept.find("a", "1"), kept.find("b", "1")]).toEqual([first, null]);
  now += LIMITS.seconds * 1000 - 1;
  expect(kept.find("a", "1")).toBe(first);
  now += 1;
  expect(kept.find("a", "1")).toBeNull();
});

it("what was kept longest makes room, and what is too large is not kept", () => {
  const kept = new KeptAnswers(LIMITS, () => 0);
  const half = LIMITS.bytes / 2;
  for (const [asked, length] of [
    ["a", half],
    ["b", half],
    ["c", 1],
    ["d", LIMITS.bytes + 1],
  ] as const) {
    kept.keep(asked, "1", answer(length));
  }
  const present = ["a", "b", "c", "d"].filter((asked) => kept.find(asked, "1") !== null);
  expect(present).toEqual(["b", "c"]);
});

it("what was made of something else goes when it is looked for, and gives its room to others", () => {
  const kept = new KeptAnswers(LIMITS, () => 0);
  const all = answer(LIMITS.bytes);
  kept.keep("a", "1", all);
  expect([kept.find("a", "2"), kept.find("a", "1")]).toEqual([null, null]);
  kept.keep("a", "2", all);
  kept.keep("a", "2", answer(1));
  expect(kept.find("a", "2")).toBe(all);
  kept.keep("a", "3", answer(1));
  kept.keep("b", "1", answer(LIMITS.bytes - 1));
  expect([kept.find("a", "3"), kept.find("b", "1")]).not.toContain(null);
});
