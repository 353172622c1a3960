import type { ExternalIdentity } from "./external-identity.js";

export const PROVIDER_NAMES = ["oidc", "codehost"] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** What a provider is asked and has to answer to: the state, and what is derived from the browser's secret. */
export interface FlowProof {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** A sign-in that begins. */
export interface ProviderQuestion extends FlowProof {
  readonly redirectUri: string;
}

/** The browser came back from a provider. */
export interface ProviderAnswer extends ProviderQuestion {
  /** The provider's words in the query of the address it sent the browser to. */
  readonly parameters: URLSearchParams;
}

/** Someone else who says who people are. What goes wrong there is thrown as a `ProviderFailure`. */
export interface SignInProvider {
  readonly name: ProviderName;
  /** Null when the operator set no such provider. */
  readonly displayName: string | null;
  /** Where the browser goes to be asked who it is. */
  questionUrl(question: ProviderQuestion): Promise<string>;
  identityOf(answer: ProviderAnswer): Promise<ExternalIdentity>;
}
