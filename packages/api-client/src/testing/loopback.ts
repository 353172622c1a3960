import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A request as it arrived. */
export interface Arrived {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export type Answering = (arrived: Arrived, response: ServerResponse) => unknown;

export interface Loopback {
  readonly url: string;
  readonly arrived: readonly Arrived[];
  stop(): Promise<void>;
}

/** A server on this machine that answers as it is told; the last answer is given to all later requests. */
export async function startLoopback(...answers: readonly Answering[]): Promise<Loopback> {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url: path = "", headers } = request;
    const next = { method, path, headers, body: await text(request) };
    arrived.push(next);
    answers[Math.min(arrived.length, answers.length) - 1]?.(next, response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await once(server.close(), "close");
  };
  return { url: `http://127.0.0.1:${port}`, arrived, stop };
}

/** Answers with this as JSON. */
export function json(body: unknown, headers: Readonly<Record<string, string>> = {}, status = 200): Answering {
  return (_, response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

/** Answers with a problem. */
export function problem(
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Answering {
  const whole = { title: "It cannot be done.", errors: [], ...body };
  return json(whole, { "content-type": "application/problem+json", ...headers }, status);
}

/** Answers with text of any kind. */
export function page(
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Answering {
  return (_, response) => response.writeHead(status, { "content-type": type, ...headers }).end(body);
}
