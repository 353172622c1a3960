import { type IncomingHttpHeaders, request as send } from "node:http";
import { freshAddress } from "./client.js";
import type { RunningServer } from "./test-server.js";

/** An answer whose bytes are as they came. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

/** Sends a request whose path nothing tidies up, with these headers alone; nothing unpacks what comes. */
export function rawRequest(
  server: RunningServer,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
): Promise<RawAnswer> {
  const { hostname, port } = new URL(server.url);
  const sent = { "X-Forwarded-For": freshAddress(), ...headers };
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, path, method, agent: false, headers: sent }, async (answer) => {
      const bytes = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() });
    });
    request.once("error", reject).end();
  });
}
