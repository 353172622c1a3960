import type { Duplex } from "node:stream";
import pg from "pg";
import { nameOfPrepared } from "./prepared.js";

/**
 * A connection that is given up when the database does not answer. A database that vanished without a word
 * (a machine lost, a cable cut) would otherwise hold every connection of the pool until TCP gives up, a
 * quarter of an hour later, long after a replacement is up.
 */
export function impatientClient(patienceMs: number): typeof pg.Client {
  return class extends pg.Client {
    declare pipeline: boolean;
    private readonly sendsAhead: boolean;
    private patience: NodeJS.Timeout | undefined;

    constructor(config?: pg.ClientConfig) {
      super(config);
      this.sendsAhead = config?.pipeline ?? false;
      for (const idle of ["drain", "end"] as const) {
        this.on(idle, () => clearTimeout(this.patience));
      }
    }

    // The driver's overloads are many; each call passes through as it came.
    override query(...parts: unknown[]): never {
      clearTimeout(this.patience);
      this.patience = setTimeout(() => this.giveUp(), patienceMs).unref();
      // What copies rows has the connection to itself: whoever asks for it has waited for all statements before.
      this.pipeline = this.sendsAhead && !isStream(parts[0]);
      if (this.pipeline) {
        this.sendTogether();
      }
      return (super.query as (...parts: unknown[]) => never)(...named(parts));
    }

    /** Statements of one turn go out in one piece: each piece is a call of the system, and a packet. */
    private sendTogether(): void {
      const stream = this.streamOf();
      stream.cork();
      process.nextTick(() => stream.uncork());
    }

    private giveUp(): void {
      this.streamOf().destroy(new Error("Connection terminated: the database does not answer"));
    }

    private streamOf(): Duplex {
      return (this as unknown as { connection: { stream: Duplex } }).connection.stream;
    }
  };
}

/** Whether a statement brings its own protocol, as `COPY` does. */
function isStream(statement: unknown): boolean {
  return typeof statement === "object" && statement !== null && "submit" in statement;
}

/** The call of a statement that was marked as prepared, with its name; any other as it came. */
function named(parts: readonly unknown[]): readonly unknown[] {
  const [text, ...rest] = parts;
  const name = typeof text === "string" ? nameOfPrepared(text) : undefined;
  return name === undefined ? parts : [{ name, text }, ...rest];
}
