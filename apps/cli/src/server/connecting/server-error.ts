import type { AnswerError, NetworkError, ProblemError } from "@plumbline/api-client";
import { CliError } from "../../problems/cli-error.js";
import type { Problem } from "../../problems/problem.js";
import type { Connection } from "./connect.js";

type Asking = Pick<Connection, "address" | "asks">;

/** What went wrong with a call, as what the command ends with: what it is, where, and what helps. */
export async function serverError(asking: Asking, error: unknown): Promise<unknown> {
  const { AnswerError, NetworkError, ProblemError } = await import("@plumbline/api-client");
  if (error instanceof ProblemError) {
    return refusedError(asking, error);
  }
  if (error instanceof NetworkError) {
    return new CliError("server", unreachable(asking, error));
  }
  return error instanceof AnswerError ? new CliError("server", notOurs(asking, error)) : error;
}

function refusedError(asking: Asking, error: ProblemError): CliError {
  const { type, status, title, errors, requestId, retryAfter } = error;
  const problems = errors
    .filter(({ message }) => message !== title)
    .map(({ field, message }): Problem => ({ file: null, line: null, column: null, path: field, message }));
  const help = helpFor(asking, error);
  const said = `${asking.address} refused (${status} ${type}): ${title}`;
  return new CliError(
    "server",
    help === "" ? said : `${said}${/[.!?]$/.test(said) ? "" : "."} ${help}`,
    problems,
    {
      type,
      status,
      requestId,
      retryAfter,
    },
  );
}

function helpFor({ address, asks }: Asking, { type, status, retryAfter }: ProblemError): string {
  if (status === 401) {
    return asks === "token"
      ? "The token in PLUMBLINE_TOKEN is not valid there: it ended, was revoked, or is of another service."
      : `Nobody is signed in: \`plumbline login --server ${address}\`.`;
  }
  if (status === 403 && asks === "token") {
    return type === "human_only"
      ? "No agent token may do this: take PLUMBLINE_TOKEN away and `plumbline login`."
      : "The token in PLUMBLINE_TOKEN lacks the scope.";
  }
  return retryAfter === null ? "" : `Try again in ${retryAfter} ${retryAfter === 1 ? "second" : "seconds"}.`;
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/;

function unreachable({ address }: Asking, { code, message }: NetworkError): string {
  if (code !== null && CERTIFICATE.test(code)) {
    return `The certificate of ${address} is refused (${code}). Where an authority of your own signed it, name its file in NODE_EXTRA_CA_CERTS.`;
  }
  return code === "ECONNREFUSED"
    ? `Nothing listens at ${address}. --server or PLUMBLINE_URL say where the service is.`
    : message;
}

function notOurs({ address }: Asking, { status, contentType, message }: AnswerError): string {
  const what = [status, contentType].filter((part) => part !== null).join(", ");
  return `What answers at ${address} is not the service${what === "" ? "" : ` (${what})`}: ${message}`;
}
