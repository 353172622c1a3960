/**
 * `denied`: the provider did not sign the person in. `untrusted`: it seems it did, and what it said does not
 * hold. `unreachable`: it cannot be asked, or its answers are none.
 */
export type ProviderFailureKind = "denied" | "untrusted" | "unreachable";

/** A sign-in that a provider, or somebody in its place, made fail. */
export class ProviderFailure extends Error {
  constructor(
    readonly kind: ProviderFailureKind,
    cause?: unknown,
  ) {
    super(`A sign-in provider's answer is ${kind}`, cause === undefined ? {} : { cause });
  }
}
