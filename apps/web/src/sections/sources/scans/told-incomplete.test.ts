import { describe, expect, it } from "@jest/globals";
import { SCAN_WORDS } from "../../../words/scans.js";
import { toldIncomplete } from "./told-incomplete.js";

describe("what kept a scan from being complete", () => {
  it.each(Object.keys(SCAN_WORDS.incompleteCodes))("is told in a sentence: %s", (code) => {
    const { what } = toldIncomplete({ code, count: 2, paths: [], setting: null });
    expect(what).toMatch(/^[A-Z0-9].*\.$/);
    expect(what).not.toContain(code);
  });

  it("says one of one file, and which setting mends it", () => {
    const told = toldIncomplete({
      code: "file-too-large",
      count: 1,
      paths: ["a.cs"],
      setting: "import.maxFileBytes",
    });
    expect(told.what).toBe("1 file is larger than a file may be.");
    expect(told.setting).toEqual({ name: "import.maxFileBytes", allow: "larger files" });
  });

  it("is named where it is not known here", () => {
    expect(toldIncomplete({ code: "toString", count: 3, paths: [], setting: null }).what).toBe("toString: 3");
  });
});
