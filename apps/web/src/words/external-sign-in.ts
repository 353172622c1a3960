import type { Schemas } from "@plumbline/api-client";

/** Why a sign-in at a provider came to nothing: `external` in the address that the service leads back to. */
export type ExternalReason = Schemas["ExternalSignInEnd"]["external"];

/** A sentence for each reason that the service may lead back with. */
export const EXTERNAL_SIGN_IN_WORDS: Readonly<Record<ExternalReason, string>> = {
  denied: "The provider did not sign you in. Try again there, or use your password.",
  email_in_use: "There is an account with this email address already. Sign in to it with its password.",
  expired: "This sign-in took too long, was finished before, or began in another browser. Start again.",
  failed: "The sign-in did not work: what came back from the provider does not hold. Start again.",
  not_allowed: "This account may not sign in here. Ask whoever runs this service.",
  not_configured: "This service does not offer that provider any more.",
  not_verified:
    "The provider says no verified email address of yours. Verify it there, then sign in here again.",
  provider_unavailable: "The provider cannot be reached now. Try again in a while, or use your password.",
  registration_closed:
    "No account is made here for people who sign in for the first time. Ask for an invitation.",
  too_many: "You have tried very often. Wait a minute, then start again.",
  unavailable: "The service cannot finish sign-ins right now. Try again in a while.",
};

/** The reason that an address names; whatever else it says counts as a failure, and null is none at all. */
export function readExternalReason(text: string | null): ExternalReason | null {
  if (text === null) {
    return null;
  }
  return isReason(text) ? text : "failed";
}

function isReason(text: string): text is ExternalReason {
  return Object.hasOwn(EXTERNAL_SIGN_IN_WORDS, text);
}
