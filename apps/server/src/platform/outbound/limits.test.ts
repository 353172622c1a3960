import { expect, it } from "@jest/globals";
import * as limits from "./limits.js";

it("has the limits of what leaves the instance (docs/reference/limits.md#outbound)", () => {
  expect({ ...limits }).toEqual({
    MAX_REDIRECTS: 3,
    CONNECT_MS: 5_000,
    LOOKUPS_AT_ONCE: 2,
    ENCODING_OVERHEAD: 1024,
  });
});
