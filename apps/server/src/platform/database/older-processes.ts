import { setTimeout as pause } from "node:timers/promises";
import type { DataSource } from "typeorm";
import { StartRefusal } from "../lifecycle/start-refusal.js";
import { APPLICATION, PROGRAM } from "./connection.js";
import type { ServiceMigration } from "./migrations/service-migration.js";

/** Says something to who looks at the log. */
export type Tell = (sentence: string) => void;

/** How long processes of the version before are waited for: a stop takes half a minute, and a balancer its time. */
export const OLDER_MS = 60_000;
const LOOK_EVERY_MS = 500;

/**
 * Where a migration is missing beside which the version before may not serve: waits until no process of it has a
 * connection, and throws a `StartRefusal` when they do not end.
 */
export async function waitForOlder(
  dataSource: DataSource,
  missing: readonly ServiceMigration[],
  tell: Tell,
): Promise<void> {
  const alone = missing.filter(({ olderMayServe }) => !olderMayServe).map(({ name }) => name);
  const end = performance.now() + OLDER_MS;
  let told = false;
  while (alone.length > 0 && (await olderConnections(dataSource)) > 0) {
    if (performance.now() > end) {
      throw new StartRefusal(stopThem(alone));
    }
    if (!told) {
      tell(
        `waiting for processes of the version before to end: they may not serve beside ${alone.join(", ")}`,
      );
      told = true;
    }
    await pause(LOOK_EVERY_MS);
  }
}

function stopThem(alone: readonly string[]): string {
  return `Processes of the version before still serve this database, and may not beside ${alone.join(", ")}: stop them, then start again.`;
}

/** Connections to this database of processes that are made for other tables. */
async function olderConnections(dataSource: DataSource): Promise<number> {
  const [{ count } = { count: 0 }] = await dataSource.query<{ count: number }[]>(OLDER, [
    PROGRAM,
    APPLICATION,
  ]);
  return count;
}

const OLDER = `
SELECT count(*)::int AS count FROM pg_stat_activity
 WHERE datname = current_database() AND starts_with(application_name, $1) AND application_name <> $2`;
