/**
 * What a browser may do with an answer, by what the answer is (docs/reference/running.md#what-a-browser-may-do).
 * Sections with answers of another sort state theirs themselves.
 */

/** An answer of the API is no page: whatever shows it as one loads and runs nothing. */
export const POLICY_OF_ANSWERS = "default-src 'none'; frame-ancestors 'none'";

/** Ajv compiles its checks in the workers of the web client. They run that alone, and ask nobody for anything. */
export const POLICY_OF_WORKERS = "default-src 'none'; script-src 'self' 'unsafe-eval'";

/** The web client: its own files, and the style elements that its libraries insert with the nonce of this answer. */
export function policyOfClient(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    // A picture of the design is drawn from bytes that the page holds.
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types plumbline-workers",
  ].join("; ");
}

/** The page of the API's documentation: its own files; it asks this service what somebody tries out. */
export const POLICY_OF_DOCS = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
