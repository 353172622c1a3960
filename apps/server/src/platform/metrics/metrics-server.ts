import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Bind } from "../configuration/bind.js";
import { listenOne, urlOf } from "../lifecycle/listen.js";
import type { Prometheus } from "./prometheus.js";

const PATH = "/metrics";
const METHODS = ["GET", "HEAD"];
const REQUEST_MS = 10_000;

/** Answers `GET /metrics` at a port of its own, and nothing else (docs/reference/running.md#metrics). */
export async function serveMetrics(
  counted: Prometheus,
  { addresses, isDefault }: Bind,
  port: number,
): Promise<{ readonly servers: readonly Server[]; readonly urls: readonly string[] }> {
  const servers: Server[] = [];
  const urls: string[] = [];
  let taken = port;
  for (const host of addresses) {
    const server = serverOf(counted);
    const isHere = await listenOne(server, { host, port: taken, ipv6Only: addresses.length > 1 });
    if (isHere !== true && !isDefault) {
      throw isHere;
    }
    if (isHere === true) {
      taken = (server.address() as AddressInfo).port;
      servers.push(server);
      urls.push(`${urlOf(host, taken)}${PATH}`);
    }
  }
  return { servers, urls };
}

function serverOf(counted: Prometheus): Server {
  const server = createServer((request, response) => {
    answer(counted, request, response).catch(() => response.writeHead(500).end());
  });
  server.headersTimeout = REQUEST_MS;
  server.requestTimeout = REQUEST_MS;
  return server;
}

async function answer(
  counted: Prometheus,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path] = (request.url ?? "").split("?");
  if (path !== PATH) {
    response.writeHead(404).end();
    return;
  }
  if (!METHODS.includes(request.method ?? "")) {
    response.writeHead(405, { Allow: METHODS.join(", ") }).end();
    return;
  }
  const { contentType, text } = await counted.page();
  response.writeHead(200, { "Content-Type": contentType, "Cache-Control": "no-store" }).end(text);
}
