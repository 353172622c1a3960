import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { answerStore } from "./answer-store.js";

const move = fc.record({ key: fc.constantFrom("a", "b", "c", "d"), size: fc.option(fc.nat(50)) });

it("a store keeps to its bounds, and gives what was set last, whatever is asked of it", () => {
  fc.assert(
    fc.property(fc.array(move), fc.integer({ min: 1, max: 3 }), fc.nat(100), (moves, answers, bytes) => {
      const store = answerStore({ answers, bytes });
      const sizes = new Map<string, number>();
      for (const { key, size } of moves) {
        if (size === null) {
          store.get(key);
        } else {
          store.set(key, {
            tag: `"${key}"`,
            status: 200,
            headers: new Headers(),
            body: new Uint8Array(size),
          });
          sizes.set(key, size);
        }
      }
      const kept = ["a", "b", "c", "d"].flatMap((key) => store.get(key) ?? []);
      expect(kept.length).toBeLessThanOrEqual(answers);
      expect(kept.reduce((sum, { body }) => sum + body.byteLength, 0)).toBeLessThanOrEqual(bytes);
      expect(kept.every(({ tag, body }) => sizes.get(tag.slice(1, -1)) === body.byteLength)).toBe(true);
    }),
    { seed: 39 },
  );
});

const bodyOf = (bytes: number) => ({
  tag: '"1"',
  status: 200,
  headers: new Headers(),
  body: new Uint8Array(bytes),
});

it("who was not asked for longest goes first", () => {
  const store = answerStore({ answers: 2, bytes: 100 });
  store.set("a", bodyOf(1));
  store.set("b", bodyOf(1));
  store.get("a");
  store.set("c", bodyOf(1));
  expect(["a", "b", "c"].map((key) => store.get(key) !== null)).toEqual([true, false, true]);
});

it("what was replaced takes no room, and a full store is not too full", () => {
  const store = answerStore({ answers: 9, bytes: 100 });
  for (let time = 0; time < 5; time += 1) {
    store.set("a", bodyOf(60));
  }
  store.get("a");
  store.set("b", bodyOf(40));
  expect(["a", "b"].map((key) => store.get(key)?.body.byteLength)).toEqual([60, 40]);
});
