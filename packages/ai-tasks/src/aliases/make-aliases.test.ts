import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { idOf } from "../testing/a-shop.js";
import { makeAliases } from "./make-aliases.js";
import { ALIAS_PREFIXES, type PartKind } from "./part-kinds.js";

const KINDS = Object.keys(ALIAS_PREFIXES) as PartKind[];

describe("aliases", () => {
  it("number the parts of a kind in the order of their IDs", () => {
    const parts = [
      { kind: "operation", id: idOf(3), name: "C" },
      { kind: "element", id: idOf(2), name: "B" },
      { kind: "element", id: idOf(1), name: "A" },
    ] as const;
    const aliases = makeAliases(parts);
    expect(aliases.parts.map(({ alias, name }) => `${alias} ${name}`)).toEqual(["e1 A", "e2 B", "op1 C"]);
    expect(aliases.aliasOf(idOf(2))).toBe("e2");
    expect(aliases.partOf("op1")).toMatchObject({ id: idOf(3) });
    expect(aliases.partOf("constructor")).toBeUndefined();
    expect(aliases.aliasOf(idOf(9))).toBeUndefined();
  });

  it("are one for each part, and the same in whatever order they come", () => {
    const part = fc.record({
      kind: fc.constantFrom(...KINDS),
      id: fc.nat(500).map((number) => idOf(number)),
      name: fc.string(),
    });
    const parts = fc.uniqueArray(part, { selector: ({ id }) => id });
    fc.assert(
      fc.property(parts, (some) => {
        const aliases = makeAliases(some);
        expect(new Set(aliases.parts.map(({ alias }) => alias)).size).toBe(some.length);
        expect(makeAliases(some.toReversed()).parts).toEqual(aliases.parts);
        for (const { alias } of aliases.parts) {
          expect(alias).toMatch(/^[a-z]+[1-9]\d*$/);
        }
      }),
      { seed: 23 },
    );
  });
});
