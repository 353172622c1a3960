import { expect, it } from "@jest/globals";
import { KeptAnswers } from "./kept-answers.js";

const LIMITS = { bytes: 1_000, seconds: 30 };
const answer = (length: number) => ({ bytes: new Uint8Array(length) });

it("what was sent a short while ago is kept, and no longer", () => {
  let now = 1_000;
  const kept = new KeptAnswers(LIMITS, () => now);
  const first = answer(3);
  kept.keep("a", first);
  expect([kept.find("a"), kept.find("b")]).toEqual([first, null]);
  now += LIMITS.seconds * 1000 - 1;
  expect(kept.find("a")).toBe(first);
  now += 1;
  expect(kept.find("a")).toBeNull();
});

it("what was kept longest makes room, and what is too large is not kept", () => {
  const kept = new KeptAnswers(LIMITS, () => 0);
  const half = LIMITS.bytes / 2;
  for (const [etag, length] of [
    ["a", half],
    ["b", half],
    ["c", 1],
    ["d", LIMITS.bytes + 1],
  ] as const) {
    kept.keep(etag, answer(length));
  }
  const present = ["a", "b", "c", "d"].filter((etag) => kept.find(etag) !== null);
  expect(present).toEqual(["b", "c"]);
});
