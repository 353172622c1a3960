/** The service was not reached, or the connection broke: whether a write was done is not known. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
  /** What the platform calls the cause, as `ECONNREFUSED`; browsers do not say. */
  readonly code: string | null;

  constructor(message: string, code: string | null, cause: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** What `fetch` threw, as a NetworkError; what is one of ours already stays. */
export function networkError(thrown: unknown, origin: string): unknown {
  if (!(thrown instanceof TypeError)) {
    return thrown;
  }
  const { code, reason } = causeOf(thrown);
  return new NetworkError(`No connection to ${origin}: ${reason}`, code, thrown);
}

/** Node hides the cause one level down: `fetch failed` says nothing. */
function causeOf(thrown: Error): { readonly code: string | null; readonly reason: string } {
  const cause: unknown = thrown.cause;
  if (!(cause instanceof Error)) {
    return { code: null, reason: thrown.message };
  }
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : null;
  return { code, reason: cause.message || code || thrown.message };
}
