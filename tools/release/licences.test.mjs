import { describe, expect, it } from "@jest/globals";
import { isAllowed } from "./licences.mjs";

describe("a licence", () => {
  it.each([["MIT"], ["(AFL-2.1 OR BSD-3-Clause)"], ["EPL-2.0 OR GPL-3.0-or-later"], ["MIT AND ISC"]])(
    "%s is allowed",
    (licence) => {
      expect(isAllowed(licence)).toBe(true);
    },
  );

  it.each([["GPL-3.0-only"], ["MIT AND GPL-2.0"], ["Unknown"], ["SEE LICENSE IN terms.txt"], [""]])(
    "%s is not",
    (licence) => {
      expect(isAllowed(licence)).toBe(false);
    },
  );
});
