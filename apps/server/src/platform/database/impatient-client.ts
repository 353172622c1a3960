import type { EventEmitter } from "node:events";
import type { Duplex } from "node:stream";
import pg from "pg";
import { codeOf } from "../code-of.js";
import { type NamedStatement, runNamed } from "./named-statement.js";
import { nameOfPrepared } from "./prepared.js";

/** There is no such statement, or its columns are of other types by now. */
const PREPARED_NO_MORE = new Set(["26000", "0A000"]);

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
      this.connectionOf().on("readyForQuery", () => this.patience.refresh());
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
        : (this.runPrepared(statement, (one) => super.query(one)) as never);
    }

    /** One that the database has prepared no more, or otherwise, fails on this connection for ever: it is given up. */
    private async runPrepared(
      statement: NamedStatement,
      submit: (one: pg.Submittable) => void,
    ): Promise<unknown> {
      try {
        return await runNamed(statement, submit);
      } catch (thrown) {
        if (PREPARED_NO_MORE.has(codeOf(thrown))) {
          this.streamOf().destroy(new Error("Connection terminated: a statement is prepared no more"));
        }
        throw thrown;
      }
    }

    /** Statements of one turn go out in one piece: each piece is a call of the system, and a packet. */
    private sendTogether(): void {
      const stream = this.streamOf();
      stream.cork();
      process.nextTick(() => stream.uncork());
    }

    private giveUp(): void {
      if (!this.isWaiting) {
        return;
      }
      this.streamOf().destroy(new Error("Connection terminated: the database does not answer"));
    }

    private streamOf(): Duplex {
      return this.connectionOf().stream;
    }

    private connectionOf(): EventEmitter & { readonly stream: Duplex } {
      return (this as unknown as { connection: EventEmitter & { readonly stream: Duplex } }).connection;
    }
  };
}

/** Whether a statement brings its own protocol, as `COPY` does. */
function isStream(statement: unknown): boolean {
  return typeof statement === "object" && statement !== null && "submit" in statement;
}

/** The call of a statement that was marked as prepared; null for any other. */
function named([text, values, ...more]: readonly unknown[]): NamedStatement | null {
  const name = typeof text === "string" && more.length === 0 ? nameOfPrepared(text) : undefined;
  return name === undefined
    ? null
    : { name, text: text as string, values: (values ?? []) as readonly unknown[] };
}
