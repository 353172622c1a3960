import { OutboundError, type OutboundFailure } from "./outbound-error.js";
import { BodyRefusal } from "./unpacked-body.js";

/** The words of undici, of Node's sockets, of its HTTP parser and of zlib. */
const WORDS: readonly (readonly [RegExp, OutboundFailure])[] = [
  [/^UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT$|^ETIMEDOUT$/, "timeout"],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EINVAL|EACCES|EPERM)$/, "connect_failed"],
  [/^(EAI_\w+|ETIMEOUT|ESERVFAIL|EREFUSED|ENODATA|EBADNAME|EBADRESP)$/, "name_not_found"],
  [
    /^(ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO$)/,
    "connect_failed",
  ],
  [
    /^(UND_ERR_(SOCKET|RES_|HEADERS_OVERFLOW|RESPONSE)|HPE_|HTTPParserError$|Z_|ECONNRESET$|EPIPE$)/,
    "bad_answer",
  ],
];

/** What a thrown thing means for whoever asked; what is no fault of the other side stays as it is. */
export function failureOf(thrown: unknown, origin: string, deadline: AbortSignal): unknown {
  if (thrown instanceof OutboundError) {
    return thrown;
  }
  if (thrown instanceof BodyRefusal) {
    return new OutboundError(thrown.failure, origin);
  }
  if (deadline.aborted) {
    return new OutboundError("timeout", origin);
  }
  const failure = wordFor(thrown);
  return failure === null ? thrown : new OutboundError(failure, origin, thrown);
}

function wordFor(thrown: unknown): OutboundFailure | null {
  if (typeof thrown !== "object" || thrown === null) {
    return null;
  }
  const { code, name, cause, errors } = thrown as Readonly<Record<string, unknown>>;
  const found = WORDS.find(([pattern]) => pattern.test(String(code ?? name)));
  if (found !== undefined) {
    return found[1];
  }
  return wordFor(Array.isArray(errors) ? errors[0] : cause);
}
