import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** What a server of a test was asked. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** A web server on 127.0.0.1 that remembers who came. */
export interface WebServer {
  readonly port: number;
  readonly url: string;
  readonly asked: readonly Asked[];
  readonly connections: number;
  /** Ends every connection in the middle of whatever it is at. */
  breakOff(): void;
  stop(): Promise<void>;
}

export type Answering = (asked: Asked, response: ServerResponse) => void;

export async function startWebServer(answering: Answering): Promise<WebServer> {
  const asked: Asked[] = [];
  let connections = 0;
  const listener: RequestListener = async (request, response) => {
    const bytes = await buffer(request).catch(() => null);
    if (bytes === null) {
      // Whoever asked left in the middle.
      return;
    }
    const { method = "", url = "", headers } = request;
    const one = { method, url, headers, body: bytes.toString() };
    asked.push(one);
    answering(one, response);
  };
  const server = createServer((request, response) => void listener(request, response));
  server.on("connection", () => {
    connections += 1;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    asked,
    get connections() {
      return connections;
    },
    breakOff: () => server.closeAllConnections(),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
