import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** What becomes of the connection at a statement: `before` it arrives, or `after` it was answered. */
export type Moment = "before" | "after";

/** Stands between a program and PostgreSQL and sees what the program says. */
export interface StatementTap {
  readonly connectionString: string;
  /** Settles when the moment that `choose` gave has come; from then on nothing passes. */
  readonly reached: Promise<void>;
  close(): void;
}

/** `choose` is shown what the program sends, SQL in clear, and may pick the moment to hold everything. */
export async function tapStatements(
  connectionString: string,
  choose: (sent: string) => Moment | null,
): Promise<StatementTap> {
  const url = new URL(connectionString);
  const target = { host: url.hostname, port: Number(url.port) };
  const open = new Set<Socket>();
  let reach: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  let held = false;
  const hold = (): void => {
    held = true;
    reach();
  };
  const server = createServer((near) => {
    const far = connect(target);
    let endsWithAnswer = false;
    for (const socket of [near, far]) {
      open.add(socket.on("error", () => undefined).on("close", () => open.delete(socket)));
    }
    near.on("data", (sent) => {
      const moment = held ? null : choose(sent.toString("latin1"));
      if (moment === "before") {
        hold();
      }
      endsWithAnswer ||= moment === "after";
      if (!held) {
        far.write(sent);
      }
    });
    far.on("data", (answer) => {
      if (endsWithAnswer) {
        hold();
      }
      if (!held) {
        near.write(answer);
      }
    });
    // A program that was killed closes its connections, and PostgreSQL undoes what was not committed.
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  const close = (): void => {
    server.close();
    for (const socket of open) {
      socket.destroy();
    }
  };
  return { connectionString: url.href, reached, close };
}
