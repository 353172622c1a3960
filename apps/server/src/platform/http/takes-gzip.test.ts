import { expect, it } from "@jest/globals";
import { takesGzip } from "./takes-gzip.js";

it.each([
  ["gzip", true],
  ["gzip, deflate, br", true],
  ["br;q=1.0, GZIP;q=0.8", true],
  ["x-gzip", true],
  ["*", true],
  ["*;q=0, gzip", true],
  ["gzip;q=0.001", true],
  ["gzip;q=0", false],
  ["gzip;q=0.000, *", false],
  ["*;q=0", false],
  ["gzip;q=2", false],
  ["gzip;q=", false],
  ["br, deflate", false],
  ["identity", false],
  ["", false],
  [undefined, false],
])("Accept-Encoding %j: %s", (header, takes) => {
  expect(takesGzip(header)).toBe(takes);
});
