import { connect, createServer, type Server, type Socket } from "node:net";
import { until } from "./waiting.js";

/** A link to the database of a test that can be cut, frozen and mended. */
export interface DatabaseLink {
  /** The same database, through the link. */
  readonly connectionString: string;
  /** Ends every connection and takes no new one. */
  cut(): Promise<void>;
  /** Passes nothing on and ends nothing, as a stopped machine. */
  freeze(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function linkTo(connectionString: string): Promise<DatabaseLink> {
  const target = new URL(connectionString);
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      if (frozen) {
        socket.pause();
      }
      socket.on("data", (bytes) => other.write(bytes));
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    if (frozen) {
      for (const socket of [near, far]) {
        socket.pause();
      }
    }
  });
  await listens(server, 0);
  const { port } = server.address() as { port: number };
  const stop = (): Promise<unknown> =>
    new Promise((resolve) => {
      server.close(resolve);
      for (const socket of sockets) {
        socket.destroy();
      }
    });
  const url = new URL(connectionString);
  url.port = String(port);
  return {
    connectionString: url.href,
    cut: async () => {
      await stop();
    },
    freeze: () => {
      frozen = true;
      for (const socket of sockets) {
        socket.pause();
      }
    },
    mend: async () => {
      frozen = false;
      for (const socket of sockets) {
        socket.resume();
      }
      // Somebody's connection may have taken the port meanwhile.
      await until(() => server.listening || listens(server, port));
    },
    close: async () => {
      await stop();
    },
  };
}

/** Whether a server came to listen on a port that may be somebody else's. */
function listens(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const refused = (): void => resolve(false);
    server.once("error", refused);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", refused);
      resolve(true);
    });
  });
}
