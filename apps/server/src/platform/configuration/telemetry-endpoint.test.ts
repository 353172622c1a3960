import { expect, it } from "@jest/globals";
import { isTelemetryEndpoint } from "./telemetry-endpoint.js";

it.each([
  "http://collector:4318",
  "https://otlp.example.org/v1",
  "HTTP://127.0.0.1:4318/",
  "http://[::1]:4318",
  "http://name:secret@collector:4318",
])("%s is an endpoint", (text) => {
  expect(isTelemetryEndpoint(text)).toBe(true);
});

it.each([
  "collector:4318",
  "//collector:4318",
  "/v1/traces",
  "grpc://collector:4317",
  "unix:/run/collector",
  "http:collector",
  "http:/collector",
  "http://",
  "http:///v1",
  "http://collector:99999",
  "http://a b",
  "file:///tmp/x",
  " ",
])("%s is none", (text) => {
  expect(isTelemetryEndpoint(text)).toBe(false);
});
