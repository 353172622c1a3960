import { expect, it } from "@jest/globals";
import { EXTRACTOR_FORM, EXTRACTOR_VERSION, versionOfForm } from "./index.js";

it("a form is one of its version, and equals none that was kept under the version alone", () => {
  expect(EXTRACTOR_FORM).not.toBe(EXTRACTOR_VERSION);
  expect(versionOfForm(EXTRACTOR_FORM)).toBe(EXTRACTOR_VERSION);
  expect(["source-extract/1", "source-extract/2+13"].map(versionOfForm)).toEqual([
    "source-extract/1",
    "source-extract/2",
  ]);
});
