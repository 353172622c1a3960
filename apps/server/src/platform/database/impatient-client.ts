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
    private patience: NodeJS.Timeout | undefined;

    constructor(config?: pg.ClientConfig) {
      super(config);
      for (const idle of ["drain", "end"] as const) {
        this.on(idle, () => clearTimeout(this.patience));
      }
    }

    // The driver's overloads are many; each call passes through as it came.
    override query(...parts: unknown[]): never {
      clearTimeout(this.patience);
      this.patience = setTimeout(() => this.giveUp(), patienceMs).unref();
      return (super.query as (...parts: unknown[]) => never)(...named(parts));
    }

    private giveUp(): void {
      const { connection } = this as unknown as { connection: { stream: Duplex } };
      connection.stream.destroy(new Error("Connection terminated: the database does not answer"));
    }
  };
}

/** The call of a statement that was marked as prepared, with its name; any other as it came. */
function named(parts: readonly unknown[]): readonly unknown[] {
  const [text, ...rest] = parts;
  const name = typeof text === "string" ? nameOfPrepared(text) : undefined;
  return name === undefined ? parts : [{ name, text }, ...rest];
}
