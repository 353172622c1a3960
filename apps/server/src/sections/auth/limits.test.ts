import { expect, it } from "@jest/globals";
import * as limits from "./limits.js";

it("has the limits of signing in (docs/reference/limits.md#sign-in)", () => {
  expect({ ...limits }).toMatchObject({
    WRONG_PASSWORDS: 5,
    LOCK_MINUTES: 5,
    MIN_PASSWORD_CHARACTERS: 10,
    MAX_PASSWORD_BYTES: 72,
    BCRYPT_COST: 12,
    SESSION_DAYS: 14,
    SESSION_MAX_DAYS: 30,
    SIGN_IN_BODY: 4096,
    MIN_SETUP_CODE: 16,
    MAX_RETURN_URL: 2000,
  });
});

it("has the limits of a sign-in at a provider, which are our own choice", () => {
  expect({ ...limits }).toMatchObject({
    FLOW_MINUTES: 10,
    PROVIDER_MS: 10_000,
    PROVIDER_BYTES: 1_048_576,
    METADATA_MINUTES: 60,
    MAX_SUBJECT: 255,
  });
});
