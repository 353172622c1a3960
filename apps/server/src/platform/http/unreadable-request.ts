import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import type { Duplex } from "node:stream";

interface Unreadable {
  readonly status: string;
  readonly type: string;
  readonly title: string;
}

const HEADERS_TOO_LARGE: Unreadable = {
  status: "431 Request Header Fields Too Large",
  type: "invalid_request",
  title: "The headers of the request are too large",
};
const TOO_SLOW: Unreadable = {
  status: "408 Request Timeout",
  type: "invalid_request",
  title: "The request took too long to arrive",
};
const NOT_HTTP: Unreadable = {
  status: "400 Bad Request",
  type: "invalid_request",
  title: "The request is not HTTP that the service can read",
};

/** Answers what Node's HTTP parser refuses, which no route and no filter ever sees, in the form of all errors. */
export function answerUnreadableRequests(server: Server): void {
  server.on("clientError", (thrown: NodeJS.ErrnoException, socket: Duplex) => {
    if (thrown.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    socket.end(answer(unreadable(thrown.code)));
  });
}

function unreadable(code: string | undefined): Unreadable {
  if (code === "HPE_HEADER_OVERFLOW") {
    return HEADERS_TOO_LARGE;
  }
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? TOO_SLOW : NOT_HTTP;
}

function answer({ status, type, title }: Unreadable): string {
  const body = JSON.stringify({ type, title, errors: [] });
  return [
    `HTTP/1.1 ${status}`,
    "Content-Type: application/problem+json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${randomUUID()}`,
    "Cache-Control: no-store",
    "Connection: close",
    "",
    body,
  ].join("\r\n");
}
