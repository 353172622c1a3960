import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { WrittenFacts } from "./written-facts.js";

const HEAD = ",<";

/** A fact whose ID is a number of 36 digits behind two other characters. */
const fact = (id: number): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${HEAD}${String(id).padStart(36, "0")}|${"x".repeat(id % 3)}>`);

/** The facts of these IDs, some of them in a memory of their own. */
function written(ids: readonly number[], isApart: (index: number) => boolean = () => false): WrittenFacts {
  const facts = new WrittenFacts(HEAD.length);
  let bytes = new Uint8Array(4_096);
  let at = 0;
  for (const [index, id] of ids.entries()) {
    if (isApart(index)) {
      bytes = new Uint8Array(4_096);
      at = 0;
    }
    const one = fact(id);
    bytes.set(one, at);
    facts.add(bytes, at, at + one.length);
    at += one.length;
  }
  return facts;
}

const idsOf = (facts: WrittenFacts): readonly number[] =>
  [
    ...Buffer.concat(facts.parts())
      .toString()
      .matchAll(/<(\d{36})/g),
  ].map(([, id]) => Number(id));

describe("facts as they were written", () => {
  it("are one part where they came in the order of their IDs", () => {
    expect(written([1, 2, 30]).parts()).toHaveLength(1);
    expect(Buffer.concat(written([1, 2]).parts())).toEqual(Buffer.concat([fact(1), fact(2)]));
    expect(written([1, 2, 3], (index) => index === 2).parts()).toHaveLength(2);
  });

  it("are in the order of their IDs however they came, each once and whole", () => {
    const ids = fc.uniqueArray(fc.nat(500), { maxLength: 40 });
    fc.assert(
      fc.property(ids, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (some, apart) => {
        const facts = written(some, (index) => apart[index] === true);
        const sorted = some.toSorted((left, right) => left - right);
        expect(idsOf(facts)).toEqual(sorted);
        expect(Buffer.concat(facts.parts())).toEqual(Buffer.concat(sorted.map(fact)));
        expect(facts.isEmpty).toBe(some.length === 0);
      }),
      { numRuns: 200, seed: 3 },
    );
  });

  it("are not taken for neighbours when a place between them was given up", () => {
    const facts = new WrittenFacts(HEAD.length);
    const bytes = new Uint8Array(200);
    bytes.set(fact(3), 0);
    bytes.set(fact(6), 100);
    facts.add(bytes, 0, fact(3).length);
    facts.add(bytes, 100, 100 + fact(6).length);
    expect(Buffer.concat(facts.parts())).toEqual(Buffer.concat([fact(3), fact(6)]));
  });
});
