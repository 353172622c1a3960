import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/** `before`: the statement never arrives. `after`: it is carried out, and its answer does not arrive. */
export type Failure = "before" | "after";

/** Stands between the service and PostgreSQL and cuts the connection at a chosen statement. */
export interface DatabaseProxy {
  /** Connection string of the same database through the proxy. */
  readonly connectionString: string;
  /** The n-th statement from now on fails, on whatever connection it comes. */
  failAt(statement: number, failure: Failure): void;
  /** Whether the failure happened; it happens once. */
  hasFailed(): boolean;
  close(): void;
}

interface Plan {
  left: number;
  readonly failure: Failure;
}

export async function startDatabaseProxy(connectionString: string): Promise<DatabaseProxy> {
  const url = new URL(connectionString);
  const target = { host: url.hostname, port: Number(url.port) };
  let plan: Plan | null = null;
  let failed = false;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(target);
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on("error", () => undefined).on("close", () => open.delete(socket));
    }
    const statements = new StatementCounter();
    let isCut = false;
    // The client learns of it when the database is through with all that it was sent: nothing of it comes later.
    const cut = (): void => {
      failed = true;
      isCut = true;
      database.end();
    };
    let isLast = false;
    client.on("data", (chunk) => {
      if (isCut) {
        return;
      }
      const seen = statements.read(chunk);
      if (plan === null || plan.left > seen) {
        if (plan !== null) {
          plan.left -= seen;
        }
        database.write(chunk);
        return;
      }
      isLast = plan.failure === "after";
      plan = null;
      if (isLast) {
        database.write(chunk);
      } else {
        cut();
      }
    });
    database
      .on("data", (chunk) => {
        if (isLast) {
          cut();
        } else if (!isCut) {
          client.write(chunk);
        }
      })
      .on("close", () => client.destroy());
    client.on("close", () => database.end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    connectionString: url.href,
    failAt: (statement, failure) => {
      plan = { left: statement, failure };
      failed = false;
    },
    hasFailed: () => failed,
    close: () => {
      server.close();
      for (const socket of open) {
        socket.destroy();
      }
    },
  };
}

/** How much of a message is looked at: its names, and how the text of a statement begins. */
const LOOKED_AT = 160;

/** The service looks for scans that wait whenever it likes: no request has that statement. */
const ON_ITS_OWN = "UPDATE source_scan_jobs SET lease = $1";

/**
 * Counts the statements that a client of PostgreSQL has carried out (protocol 3: a type byte, a length, a body). One that
 * was prepared before comes without its text.
 */
class StatementCounter {
  private rest = Buffer.alloc(0);
  private isStarted = false;
  private skip = 0;
  private readonly onTheirOwn = new Set<string>();

  read(chunk: Buffer): number {
    let statements = 0;
    let data = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk;
    for (;;) {
      const skipped = Math.min(this.skip, data.length);
      this.skip -= skipped;
      data = data.subarray(skipped);
      const head = this.isStarted ? 5 : 4;
      if (data.length < head) {
        break;
      }
      const length = data.readInt32BE(head - 4) - 4;
      const looked = data.subarray(head, head + Math.min(length, LOOKED_AT));
      if (looked.length < Math.min(length, LOOKED_AT)) {
        break;
      }
      if (this.isStarted && this.isCarriedOut(String.fromCharCode(data[0] ?? 0), looked)) {
        statements += 1;
      }
      this.skip = head + length;
      this.isStarted = true;
    }
    this.rest = Buffer.from(data);
    return statements;
  }

  private isCarriedOut(type: string, body: Buffer): boolean {
    const [first = "", second = ""] = body.toString("latin1").split("\0");
    if (type === "P") {
      this.onTheirOwn.delete(first);
      if (second.includes(ON_ITS_OWN)) {
        this.onTheirOwn.add(first);
      }
    }
    return type === "Q" || (type === "B" && !this.onTheirOwn.has(second));
  }
}
