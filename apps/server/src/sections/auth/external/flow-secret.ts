import { createHash, createHmac } from "node:crypto";
import type { FlowProof } from "./sign-in-provider.js";

/**
 * Nonce and PKCE verifier of a sign-in. They come from the secret in the browser's cookie, so that the database
 * holds nothing that finishes a sign-in, and another browser cannot make them.
 */
export function proofOf(browserSecret: string, state: string): FlowProof {
  const derive = (purpose: string): string =>
    createHmac("sha256", Buffer.from(browserSecret, "base64url"))
      .update(`${purpose} ${state}`)
      .digest("base64url");
  return { state, nonce: derive("nonce"), codeVerifier: derive("code verifier") };
}

/** The S256 challenge of a PKCE verifier (RFC 7636). */
export function codeChallenge(codeVerifier: string): string {
  return createHash("sha256").update(codeVerifier).digest("base64url");
}
