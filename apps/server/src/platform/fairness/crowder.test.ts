import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { crowderOf } from "./crowder.js";

const by = (name: string, workspace: string, caller: string) => ({ name, asker: { workspace, caller } });

describe("who makes place in a full room", () => {
  it("is the newest of the largest caller in the largest workspace", () => {
    const waiting = [
      by("a", "v", "alone"),
      by("b", "w", "one"),
      by("c", "w", "other"),
      by("d", "w", "one"),
      by("e", "v", "alone"),
      by("f", "w", "other again"),
    ];
    expect(crowderOf(waiting)?.name).toBe("d");
  });

  it("is the newcomer among those who hold as much", () => {
    expect(crowderOf([by("a", "v", "x"), by("b", "w", "y")])?.name).toBe("b");
    expect(crowderOf([by("a", "v", "x"), by("b", "v", "y")])?.name).toBe("b");
  });

  it("is nobody where nobody waits", () => {
    expect(crowderOf([])).toBeUndefined();
  });

  it("never is of a workspace that holds fewer places than another", () => {
    const asker = fc.record({ workspace: fc.constantFrom("v", "w", "x"), caller: fc.constantFrom("1", "2") });
    fc.assert(
      fc.property(fc.array(fc.record({ asker }), { minLength: 1 }), (waiting) => {
        const crowder = crowderOf(waiting)?.asker;
        const held = (workspace: string) => waiting.filter((one) => one.asker.workspace === workspace).length;
        const most = Math.max(...["v", "w", "x"].map(held));
        expect(held(crowder?.workspace ?? "")).toBe(most);
      }),
      { seed: 2 },
    );
  });
});
