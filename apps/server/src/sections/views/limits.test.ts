import { expect, it } from "@jest/globals";
import * as limits from "./limits.js";

it("the limits of views are those of docs/reference/limits.md#views", () => {
  expect({ ...limits }).toEqual({
    MAX_VIEWS: 500,
    MAX_BYTES_OF_VIEWS: 8_388_608,
    MAX_BODY_BYTES: 1_048_576,
    WAITING_DRAWINGS: 64,
  });
});
