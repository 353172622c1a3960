import { hasControlCharacter, isBlank, isLongerThan, isWellFormedText } from "@plumbline/model-core";
import { MAX_NAME } from "../../../platform/request/limits.js";
import { isEmailAddress } from "../accounts/email-address.js";
import { MAX_SUBJECT } from "../limits.js";
import type { ExternalIdentity } from "./external-identity.js";
import { ProviderFailure } from "./provider-failure.js";

/**
 * What a provider says of somebody, which may be any text, as far as it can be kept here: an ID that is none makes
 * the answer worthless, an address or a name that is none is left out.
 */
export function checkedIdentity({ issuer, subject, email, displayName }: ExternalIdentity): ExternalIdentity {
  if (!isText(subject, MAX_SUBJECT)) {
    throw new ProviderFailure("untrusted");
  }
  return {
    issuer,
    subject,
    email: email !== null && isEmailAddress(email) ? email : null,
    displayName: displayName !== null && isText(displayName, MAX_NAME) ? displayName : null,
  };
}

function isText(text: string, limit: number): boolean {
  return !isBlank(text) && isWellFormedText(text) && !hasControlCharacter(text) && !isLongerThan(text, limit);
}
