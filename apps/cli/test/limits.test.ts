import { expect, it } from "@jest/globals";
import { BUNDLE_LIMITS } from "@plumbline/bundle-writer";
import { CONVERT_LIMITS } from "@plumbline/interchange";
import { IMPORT_LIMITS } from "@plumbline/model-core";
import { FILE_LIMITS } from "../src/files/limits.js";

it("a file may be as large as its reader takes it; the numbers stand apart, so that no reader is loaded for them", () => {
  const { modelBytes, bundleBytes } = FILE_LIMITS;
  expect([modelBytes, modelBytes, bundleBytes]).toEqual([
    IMPORT_LIMITS.bodyBytes,
    CONVERT_LIMITS.sourceBytes,
    BUNDLE_LIMITS.bundleBytes,
  ]);
});
