import { describe, expect, it } from "@jest/globals";
import { makeUserCode, readUserCode, shownUserCode, userCodeHash } from "./user-code.js";

describe("a user code", () => {
  it("is made of letters that are not taken for others, each as likely", () => {
    const codes = Array.from({ length: 2_000 }, makeUserCode);
    expect(codes.every((code) => /^[BCDFGHJKLMNPQRSTVWXZ]{8}$/.test(code))).toBe(true);
    const letters = new Map<string, number>();
    for (const letter of codes.join("")) {
      letters.set(letter, (letters.get(letter) ?? 0) + 1);
    }
    expect(letters.size).toBe(20);
    // Some 800 of each are meant: eight deviations away would be no accident.
    expect(Math.min(...letters.values())).toBeGreaterThan(570);
    expect(new Set(codes).size).toBe(2_000);
  });

  it("is read as people type it", () => {
    for (const typed of ["BCDF-GHJK", "bcdfghjk", " bcdf ghjk ", "B-C-D-F-G-H-J-K", "bcdf\u2003GHJK"]) {
      expect(readUserCode(typed)).toBe("BCDFGHJK");
    }
    expect(shownUserCode("BCDFGHJK")).toBe("BCDF-GHJK");
  });

  it.each(["", "BCDF", "BCDFGHJKL", "ABCDEFGH", "BCDFGHJ0", "BCDFGHJ\u212a", "BCDF_GHJK", "ßCDFGHJK"])(
    "is not %j",
    (text) => expect(readUserCode(text)).toBeNull(),
  );

  it("is stored as a hash", () => {
    expect(userCodeHash("BCDFGHJK")).toHaveLength(32);
    expect(userCodeHash("BCDFGHJK")).not.toEqual(userCodeHash("BCDFGHJL"));
  });
});
