import { expect, it } from "@jest/globals";
import { KeptReviews } from "./kept-reviews.js";
import { KEPT_REVIEW_BYTES, KEPT_REVIEW_SECONDS } from "./limits.js";

const bytes = (length: number): Uint8Array => new Uint8Array(length);

it("what was sent a short while ago is kept, and no longer", () => {
  let now = 1_000;
  const kept = new KeptReviews(() => now);
  const first = bytes(3);
  kept.keep("a", first);
  expect([kept.find("a"), kept.find("b")]).toEqual([first, null]);
  now += KEPT_REVIEW_SECONDS * 1000 - 1;
  expect(kept.find("a")).toBe(first);
  now += 1;
  expect(kept.find("a")).toBeNull();
});

it("what was kept longest makes room, and what is too large is not kept", () => {
  const kept = new KeptReviews(() => 0);
  const half = KEPT_REVIEW_BYTES / 2;
  for (const [etag, length] of [
    ["a", half],
    ["b", half],
    ["c", 1],
    ["d", KEPT_REVIEW_BYTES + 1],
  ] as const) {
    kept.keep(etag, bytes(length));
  }
  const present = ["a", "b", "c", "d"].filter((etag) => kept.find(etag) !== null);
  expect(present).toEqual(["b", "c"]);
});
