import type { EventEmitter } from "node:events";
import type { Duplex } from "node:stream";
import pg from "pg";
import { type NamedStatement, runNamed } from "./named-statement.js";
import { nameOfPrepared } from "./prepared.js";
import { TakenStatement } from "./taken-rows.js";

interface DriverConnection extends EventEmitter {
  readonly stream: Duplex;
}

/**
 * A connection that is given up when the database does not answer. A database that vanished without a word
 * (a machine lost, a cable cut) would otherwise hold every connection of the pool until TCP gives up, a
 * quarter of an hour later, long after a replacement is up.
 */
export function impatientClient(patienceMs: number): typeof pg.Client {
  return class extends pg.Client {
    declare pipeline: boolean;
    private readonly sendsAhead: boolean;
    private readonly patience: NodeJS.Timeout;
    private isWaiting = false;

    constructor(config?: pg.ClientConfig) {
      super(config);
      this.sendsAhead = config?.pipeline ?? false;
      this.patience = setTimeout(() => this.giveUp(), patienceMs).unref();
      this.on("drain", () => {
        this.isWaiting = false;
      });
      // Each answer is a sign of life: of statements that were asked for together the last may take as long as the first.
      connectionOf(this).on("readyForQuery", () => this.patience.refresh());
      this.on("end", () => clearTimeout(this.patience));
      // Whoever waits for a statement is told by that.
      this.on("error", () => undefined);
    }

    // The driver's overloads are many; each call passes through as it came.
    override query(...parts: unknown[]): never {
      this.isWaiting = true;
      this.patience.refresh();
      // What copies rows has the connection to itself: whoever asks for it has waited for all statements before.
      this.pipeline = this.sendsAhead && !isStream(parts[0]);
      if (this.pipeline) {
        this.sendTogether();
      }
      const statement = named(parts);
      return statement === null
        ? (super.query as (...parts: unknown[]) => never)(...parts)
        : (runNamed(statement, {
            submit: (one) => super.query(one),
            giveUp: () => this.terminate("a statement is prepared no more"),
          }) as never);
    }

    /** Statements of one turn go out in one piece: each piece is a call of the system, and a packet. */
    private sendTogether(): void {
      const { stream } = connectionOf(this);
      stream.cork();
      process.nextTick(() => stream.uncork());
    }

    private giveUp(): void {
      if (this.isWaiting) {
        this.terminate("the database does not answer");
      }
    }

    private terminate(reason: string): void {
      connectionOf(this).stream.destroy(new Error(`Connection terminated: ${reason}`));
    }
  };
}

function connectionOf(client: pg.Client): DriverConnection {
  return (client as unknown as { connection: DriverConnection }).connection;
}

/** Whether a statement brings its own protocol, as `COPY` does. */
function isStream(statement: unknown): boolean {
  return typeof statement === "object" && statement !== null && "submit" in statement;
}

/** The call of a statement that was marked as prepared, or whose rows are taken; null for any other. */
function named([text, values, ...more]: readonly unknown[]): NamedStatement | null {
  if (text instanceof TakenStatement) {
    return { ...text, name: nameOfPrepared(text.text) };
  }
  const name = typeof text === "string" && more.length === 0 ? nameOfPrepared(text) : undefined;
  return name === undefined
    ? null
    : { name, text: text as string, values: (values ?? []) as readonly unknown[] };
}
