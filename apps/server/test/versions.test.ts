import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import pg from "pg";
import type { DataSource } from "typeorm";
import { MIGRATIONS } from "../src/platform/database/migrations/index.js";
import { OLDER_MS, waitForOlder } from "../src/platform/database/older-processes.js";
import { createDatabaseBefore } from "./testing/past-database.js";
import { refusedStart } from "./testing/refused-start.js";
import { createDatabase, startTestServer } from "./testing/test-server.js";
import { until } from "./testing/waiting.js";

describe("a version of the service older than the tables", () => {
  let refused: Awaited<ReturnType<typeof refusedStart>>;
  let database: pg.Client;
  beforeAll(async () => {
    const connectionString = await createDatabase();
    database = new pg.Client({ connectionString });
    await database.connect();
    await database.query(
      "INSERT INTO schema_migrations (timestamp, name) VALUES (9999999999999, 'FromTomorrow9999999999999')",
    );
    refused = await refusedStart({ ConnectionStrings__DefaultConnection: connectionString });
  });
  afterAll(() => database.end());

  it("refuses to start and names what it does not know", () => {
    expect(refused.code).toBe(1);
    expect(refused.refusals).toEqual([
      "The database is ahead of this version of the service: FromTomorrow9999999999999. Start the version that made its tables, or restore the backup from before.",
    ]);
  });
});

describe("a migration beside which the version before may not serve", () => {
  const apart = MIGRATIONS.find((Migration) => !new Migration().olderMayServe) as (typeof MIGRATIONS)[number];

  it("waits until processes of that version have ended", async () => {
    const connectionString = await createDatabaseBefore(apart);
    const older = new pg.Client({ connectionString, application_name: "plumbline 1" });
    await older.connect();
    const looker = new pg.Client({ connectionString });
    await looker.connect();
    let isUp = false;
    const starting = startTestServer({}, connectionString).then((server) => {
      isUp = true;
      return server;
    });
    await until(async () => (await looker.query(WAITS)).rowCount === 1);
    expect(await isDone(looker)).toBe(false);
    expect(isUp).toBe(false);
    await older.end();
    const server = await starting;
    expect(await isDone(looker)).toBe(true);
    expect(server.log.map((line) => String(line["message"]))).toContainEqual(
      expect.stringMatching(/^waiting for processes of the version before to end: .*SizesOfModels/),
    );
    await looker.end();
    await server.stop();
  });

  async function isDone(looker: pg.Client): Promise<boolean> {
    const { rowCount } = await looker.query("SELECT 1 FROM schema_migrations WHERE name = $1", [apart.name]);
    return rowCount === 1;
  }

  /** A connection that has counted those of the version before. */
  const WAITS = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
    AND application_name <> '' AND state = 'idle' AND query LIKE '%starts_with(application_name%'`;
});

describe("waiting for processes of the version before", () => {
  const asked: unknown[][] = [];
  /** A database that counts so many connections of them, one answer after the other. */
  const counting = (...counts: number[]) =>
    ({
      query: (_sql: string, values: unknown[]) => {
        asked.push(values);
        return Promise.resolve([{ count: counts.length > 1 ? counts.shift() : counts[0] }]);
      },
    }) as unknown as DataSource;
  const named = (name: string, olderMayServe: boolean) => ({ name, olderMayServe }) as never;
  const alone = named("Alone1", false);

  it("is not done for a migration that minds nobody", async () => {
    asked.length = 0;
    await waitForOlder(counting(1), [named("Any1", true)], () => undefined);
    expect(asked).toEqual([]);
  });

  it("says so once, and goes on when they are gone", async () => {
    const told: string[] = [];
    await waitForOlder(counting(2, 1, 0), [alone, named("Any1", true)], (sentence) => told.push(sentence));
    expect(told).toEqual([
      "waiting for processes of the version before to end: they may not serve beside Alone1",
    ]);
  });

  it("ends with a refusal that says what to stop", async () => {
    const clock = jest
      .spyOn(performance, "now")
      .mockReturnValueOnce(0)
      .mockReturnValue(OLDER_MS + 1);
    await expect(waitForOlder(counting(1), [alone], () => undefined)).rejects.toThrow(
      "Processes of the version before still serve this database, and may not beside Alone1: stop them, then start again.",
    );
    clock.mockRestore();
  });
});
