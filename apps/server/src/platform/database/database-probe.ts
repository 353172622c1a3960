import { Inject, Injectable, type OnApplicationShutdown } from "@nestjs/common";
import pg from "pg";
import { CONFIGURATION, type Configuration } from "../configuration/configuration.js";
import { driverAddress } from "./connection.js";

export const PATIENCE_MS = 2_000;

/**
 * Asks whether the database answers, on a connection of its own: requests that wait for each other, and for the
 * connections they share, do not make the database unreachable.
 */
@Injectable()
export class DatabaseProbe implements OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private asking: Promise<boolean> | null = null;

  constructor(@Inject(CONFIGURATION) { database }: Configuration) {
    this.pool = new pg.Pool({
      ...driverAddress(database),
      max: 1,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    });
    this.pool.on("error", () => undefined);
  }

  /** Whether the database answers within two seconds. Who asks while it is being asked gets the same answer. */
  answers(): Promise<boolean> {
    this.asking ??= this.ask().finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.end();
  }

  private async ask(): Promise<boolean> {
    const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());
    const answer = this.pool.query("SELECT 1").then(
      () => true,
      () => false,
    );
    return Promise.race([answer, late]);
  }
}
