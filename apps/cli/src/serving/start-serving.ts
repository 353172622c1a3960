import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { CliError } from "../problems/cli-error.js";
import type { SiteFiles } from "../site/read-site-input.js";
import type { World } from "../world.js";
import { answerRequest, pathOf } from "./answer-request.js";
import { readLiveSite, type SiteState } from "./live-site.js";
import { watchFiles } from "./watch-files.js";

/** This machine alone, whatever its network is. */
const ADDRESS = "127.0.0.1";

/** A server of a model that runs. */
export interface Serving {
  readonly url: string;
  /** Resolves when the files were read anew after a change. */
  readonly onRead: (listener: (state: SiteState) => void) => void;
  readonly first: SiteState;
  close(): Promise<void>;
}

/** Serves a model as a site that follows its files; port 0 is a free one. Throws a `CliError` of exit `input`. */
export async function startServing(files: SiteFiles, port: number, world: World): Promise<Serving> {
  let state = await readLiveSite(files, world);
  const first = state;
  const listeners: ((state: SiteState) => void)[] = [];
  const readers = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    respond(request, response, { state, readers, port: portOf(server) });
  });
  await listen(server, port);
  const watcher = watchFiles(pathsOf(files, world), async () => {
    state = await readLiveSite(files, world);
    for (const reader of readers) {
      reader.write("event: changed\ndata:\n\n");
    }
    for (const listener of listeners) {
      listener(state);
    }
  });
  return {
    url: `http://${ADDRESS}:${portOf(server)}/`,
    first,
    onRead: (listener) => void listeners.push(listener),
    close: async () => {
      watcher.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function pathsOf({ model, scenarios }: SiteFiles, { cwd }: World): readonly string[] {
  return [model, ...scenarios].map((name) => resolve(cwd, name));
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once("error", ({ code }: NodeJS.ErrnoException) => {
      fail(new CliError("input", `Port ${port} cannot be opened: ${code}. --port names another one.`));
    });
    server.listen(port, ADDRESS, done);
  });
}

interface Served {
  readonly state: SiteState;
  readonly readers: Set<ServerResponse>;
  readonly port: number;
}

function respond(request: IncomingMessage, response: ServerResponse, { state, readers, port }: Served): void {
  // A page of elsewhere may have led its own name to this address; it must not read the model.
  if (request.headers.host !== `${ADDRESS}:${port}` && request.headers.host !== `localhost:${port}`) {
    refuse(response, 421, "This server answers to 127.0.0.1 and localhost alone.");
  } else if (request.method !== "GET" && request.method !== "HEAD") {
    refuse(response, 405, "This server is read only.");
  } else if (pathOf(request) === "events") {
    follow(response, readers);
  } else {
    answerRequest(request, response, state).catch(() =>
      refuse(response, 500, "The page could not be written."),
    );
  }
}

function refuse(response: ServerResponse, status: number, words: string): void {
  if (!response.headersSent) {
    response.writeHead(status, {
      "Content-Type": "text/plain; charset=utf-8",
      "X-Content-Type-Options": "nosniff",
    });
  }
  response.end(`${words}\n`);
}

/** Pages that are open at one time; a browser asks again later. */
const MOST_READERS = 64;

function follow(response: ServerResponse, readers: Set<ServerResponse>): void {
  if (readers.size >= MOST_READERS) {
    refuse(response, 503, "Too many pages are open.");
    return;
  }
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  response.write(": open\n\n");
  readers.add(response);
  response.on("close", () => readers.delete(response));
}
