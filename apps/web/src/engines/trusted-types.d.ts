/** The part of Trusted Types that the client uses; the language's own types of pages have none yet. */
interface TrustedScriptURL {
  toString(): string;
}

interface TrustedTypePolicy {
  createScriptURL(address: string): TrustedScriptURL;
}

interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): TrustedTypePolicy;
}

declare var trustedTypes: TrustedTypePolicyFactory | undefined;
