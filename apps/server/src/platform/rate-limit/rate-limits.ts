/**
 * Requests of one client address in a window, by what is counted (docs/reference/running.md#rate-limits). No
 * setting changes them.
 */
export const RATE_LIMITS = {
  login: 10,
  setup: 10,
  register: 10,
  "external-sign-in": 10,
  "external-complete": 10,
  "device-start": 10,
  /** Looking at what asks and answering it, together; once more for each account. */
  "device-code": 20,
  "device-code-of-account": 20,
  search: 300,
  /** Reading and using links: those to a new password together, and invitations together. */
  "reset-link": 20,
  invitation: 20,
  /** Help from AI that one person asks for, whatever the address. */
  ai: 30,
  /** Proposals that one person or token submits, whatever the address. */
  "submit-proposal": 60,
  /** Requests without a valid credential, over all of `COUNTED_PATHS` together. */
  anonymous: 300,
} as const;
export type RateLimitName = keyof typeof RATE_LIMITS;

/** A window begins with its first request and has a fixed end. */
export const WINDOW_SECONDS = 60;

/** Where a request without a valid credential counts; health and the files of the web client do not. */
export const COUNTED_PATHS = ["/api", "/mcp", "/llms.txt", "/llms-full.txt", "/skills"] as const;
