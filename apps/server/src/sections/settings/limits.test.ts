import { expect, it } from "@jest/globals";
import * as limits from "./limits.js";

it("the limits of saving settings are those of the spec, and ours where it states none", () => {
  expect({ ...limits }).toEqual({ MAX_CHECKS: 3, LOOKUP_MS: 5_000 });
});
