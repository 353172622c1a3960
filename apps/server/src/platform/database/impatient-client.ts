import type { Duplex } from "node:stream";
import pg from "pg";

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
      for (const idle of ["drain", "end"] as const) this.on(idle, () => clearTimeout(this.patience));
    }

    // The driver's overloads are many; each call passes through as it came.
    override query(...parts: unknown[]): never {
      clearTimeout(this.patience);
      this.patience = setTimeout(() => this.giveUp(), patienceMs).unref();
      return (super.query as (...parts: unknown[]) => never)(...parts);
    }

    private giveUp(): void {
      const { connection } = this as unknown as { connection: { stream: Duplex } };
      connection.stream.destroy(new Error("Connection terminated: the database does not answer"));
    }
  };
}
