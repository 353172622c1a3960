import { hasControlCharacter, isBlank, isLongerThan } from "@plumbline/model-core";
import { MAX_NAME } from "../../../platform/request/limits.js";
import type { ExternalIdentity } from "./external-identity.js";

/** What a new account is called: as at the provider when that can be a name here, else as its address begins. */
export function displayNameOf({ displayName }: ExternalIdentity, email: string): string {
  const isName = displayName !== null && !isBlank(displayName) && !hasControlCharacter(displayName);
  if (isName && displayName.isWellFormed() && !isLongerThan(displayName, MAX_NAME)) return displayName;
  return email.slice(0, email.lastIndexOf("@"));
}
