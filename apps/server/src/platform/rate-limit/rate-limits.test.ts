import { expect, it } from "@jest/globals";
import { COUNTED_PATHS, RATE_LIMITS, WINDOW_SECONDS } from "./rate-limits.js";

it("states the numbers of docs/reference/limits.md#rate-limits", () => {
  expect(RATE_LIMITS).toEqual({
    login: 10,
    setup: 10,
    register: 10,
    "external-sign-in": 10,
    "external-complete": 10,
    "device-start": 10,
    "device-code": 20,
    "device-code-of-account": 20,
    search: 300,
    "reset-link": 20,
    invitation: 20,
    ai: 30,
    "submit-proposal": 60,
    anonymous: 300,
  });
  expect(WINDOW_SECONDS).toBe(60);
  expect(COUNTED_PATHS).toEqual(["/api", "/mcp", "/llms.txt", "/llms-full.txt", "/skills"]);
});
