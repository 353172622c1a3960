/** Why a request did not get an answer; the words a caller decides by. */
export type OutboundFailure =
  | "address_refused"
  | "bad_answer"
  | "bad_url"
  | "connect_failed"
  | "credential_refused"
  | "name_not_found"
  | "redirect_refused"
  | "timeout"
  | "too_large"
  | "too_many_redirects";

const SENTENCES: Readonly<Record<OutboundFailure, string>> = {
  address_refused: "leads to an address that may not be asked so",
  bad_answer: "gave an answer that cannot be read",
  bad_url: "is not an http or https address without user name and password",
  connect_failed: "cannot be connected to",
  credential_refused: "is not where the credential belongs",
  name_not_found: "has no address",
  redirect_refused: "leads on to where a request may not follow",
  timeout: "took too long",
  too_large: "gave an answer that is too large",
  too_many_redirects: "leads on too often",
};

/** A request that left nothing behind. Its message names the origin alone: a path may hold what is secret. */
export class OutboundError extends Error {
  readonly failure: OutboundFailure;

  constructor(failure: OutboundFailure, origin: string, cause?: unknown) {
    super(`${origin} ${SENTENCES[failure]}`, cause === undefined ? {} : { cause });
    this.failure = failure;
  }
}
