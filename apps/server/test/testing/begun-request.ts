import { type ClientRequest, request } from "node:http";
import type { RunningServer } from "./test-server.js";

/** A request with a JSON body. */
export interface JsonRequest {
  readonly method: "POST" | "PUT";
  readonly path: string;
  readonly body: object;
  readonly cookie?: string | null;
  /** Others than those that every such request has. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that the service has in hand. */
export interface BegunRequest {
  readonly sent: ClientRequest;
  /** Null when there is no answer. */
  readonly status: Promise<number | null>;
}

/** Sends a request, and comes back when the service certainly has it in hand: it says then that it may go on. */
export async function begin(
  server: RunningServer,
  { method, path, body, cookie, headers: more }: JsonRequest,
): Promise<BegunRequest> {
  const text = JSON.stringify(body);
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
    expect: "100-continue",
    ...(cookie == null ? {} : { cookie }),
    ...more,
  };
  const sent = request(`${server.url}${path}`, { method, headers });
  const status = new Promise<number | null>((resolve) => {
    sent.once("response", (answer) => resolve(answer.resume().statusCode ?? null));
    sent.on("error", () => resolve(null)).on("close", () => resolve(null));
  });
  const begun = new Promise((resolve) => sent.once("continue", resolve));
  sent.flushHeaders();
  await Promise.race([begun, status]);
  await new Promise<void>((resolve) => sent.end(text, resolve));
  return { sent, status };
}
