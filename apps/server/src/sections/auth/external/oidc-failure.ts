import { AuthorizationResponseError, ResponseBodyError } from "openid-client";
import { codeOf } from "../../../platform/code-of.js";
import { ProviderFailure } from "./provider-failure.js";

/** Answers that could be read, and say what does not hold. */
const UNTRUSTED = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
  "OAUTH_KEY_SELECTION_FAILED",
  "OAUTH_UNSUPPORTED_OPERATION",
]);

/** What went wrong between this service and an OpenID provider. */
export function oidcFailure(thrown: unknown): ProviderFailure {
  if (thrown instanceof ProviderFailure) {
    return thrown;
  }
  if (thrown instanceof AuthorizationResponseError) {
    return new ProviderFailure("denied", thrown);
  }
  if (thrown instanceof ResponseBodyError && thrown.error === "invalid_grant") {
    return new ProviderFailure("untrusted", thrown);
  }
  return new ProviderFailure(UNTRUSTED.has(codeOf(thrown)) ? "untrusted" : "unreachable", thrown);
}
