import { expect, it } from "@jest/globals";
import * as limits from "./limits.js";

it("the limits of saving settings are those of docs/reference/limits.md#settings", () => {
  expect({ ...limits }).toEqual({ MAX_CHECKS: 3, LOOKUP_MS: 5_000 });
});
