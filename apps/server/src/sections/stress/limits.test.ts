import { expect, it } from "@jest/globals";
import * as limits from "./limits.js";

it("the limits of stress runs are those of docs/reference/limits.md#stress-runs", () => {
  expect({ ...limits }).toEqual({
    MAX_RUNS_AT_ONCE: 64,
    WAITING_READS: 256,
    MAX_PROFILES: 1_000,
    MAX_RUNS: 1_000,
    MAX_BODY_BYTES: 1_048_576,
  });
});
