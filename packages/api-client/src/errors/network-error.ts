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

/** What `fetch` threw, as a NetworkError; what is one of ours already, or the caller's reason, stays. */
export function networkError(thrown: unknown, origin: string): unknown {
  if (!isNamed(thrown, "TypeError")) {
    return thrown;
  }
  const { code, reason } = causeOf(thrown);
  return new NetworkError(`No connection to ${origin}: ${reason}`, code, thrown);
}

/** By its name, since it may be of another realm: of a frame, or of a test. */
export function isNamed(thrown: unknown, name: string): thrown is Error {
  return typeof thrown === "object" && thrown !== null && "name" in thrown && thrown.name === name;
}

/** Node hides the cause one level down: `fetch failed` says nothing. */
function causeOf({ cause, message }: Error): { readonly code: string | null; readonly reason: string } {
  if (typeof cause !== "object" || cause === null) {
    return { code: null, reason: message };
  }
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : null;
  const said = "message" in cause && typeof cause.message === "string" ? cause.message : "";
  return { code, reason: said || code || message };
}
