import { afterAll, beforeAll, expect, it } from "@jest/globals";
import pg from "pg";
import { impatientClient } from "../src/platform/database/impatient-client.js";
import { prepared } from "../src/platform/database/prepared.js";
import { isDatabaseAway } from "../src/platform/errors/database-failure.js";
import { type DatabaseLink, linkTo } from "./testing/database-link.js";
import { createDatabase } from "./testing/test-server.js";

const PATIENCE_MS = 5_000;

let link: DatabaseLink;
let pool: pg.Pool;

beforeAll(async () => {
  link = await linkTo(await createDatabase());
  pool = new pg.Pool({
    connectionString: link.connectionString,
    Client: impatientClient(PATIENCE_MS),
    max: 2,
  } as pg.PoolConfig);
  pool.on("error", () => undefined);
});
afterAll(async () => {
  await pool.end();
  await link.close();
});

it("lets an idle connection be, however long", async () => {
  await pool.query("SELECT 1");
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS * 1.2));
  expect((await pool.query("SELECT 2 AS two")).rows).toEqual([{ two: 2 }]);
  expect(pool.totalCount).toBe(1);
});

it("lets a transaction take longer than one of its statements may", async () => {
  const client = await pool.connect();
  await client.query("BEGIN");
  for (let time = 0; time < 4; time += 1) {
    await client.query("SELECT pg_sleep(1.5)");
  }
  await client.query("COMMIT");
  client.release();
});

it("gives up a connection that answers nothing, and the pool makes a new one", async () => {
  await pool.query("SELECT 1");
  link.freeze();
  const thrown = await pool.query("SELECT 1").catch((error: unknown) => error);
  expect(isDatabaseAway(thrown)).toBe(true);
  await link.mend();
  expect((await pool.query("SELECT 3 AS three")).rows).toEqual([{ three: 3 }]);
});

it("lets statements that were asked for together take longer than one of them may", async () => {
  const client = await pool.connect();
  const naps = Array.from({ length: 3 }, () => client.query("SELECT pg_sleep(2)"));
  const answers = await Promise.all([...naps, client.query("SELECT 5 AS five")]).finally(() =>
    client.release(),
  );
  expect(answers.at(-1)?.rows).toEqual([{ five: 5 }]);
});

it("does not wait past a statement that is over", async () => {
  await expect(pool.query("SELECT nonsense")).rejects.toThrow("nonsense");
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS * 1.2));
  expect((await pool.query("SELECT 4 AS four")).rows).toEqual([{ four: 4 }]);
});

it("prepares the statements that are marked, once a connection, and no other", async () => {
  const marked = prepared("SELECT $1::integer + 1 AS next");
  const client = await pool.connect();
  for (const value of [1, 2, 3]) {
    expect((await client.query(marked, [value])).rows).toEqual([{ next: value + 1 }]);
    await client.query("SELECT $1::integer + 2 AS other", [value]);
  }
  const { rows } = await client.query("SELECT statement FROM pg_prepared_statements");
  client.release();
  expect(rows).toEqual([{ statement: marked }]);
});

it("goes on with a marked statement after one of its runs failed", async () => {
  const marked = prepared("SELECT 10 / $1::integer AS part");
  const client = await pool.connect();
  await expect(client.query(marked, [0])).rejects.toThrow("division by zero");
  expect((await client.query(marked, [5])).rows).toEqual([{ part: 2 }]);
  await client.query("BEGIN");
  await expect(client.query(marked, [0])).rejects.toThrow("division by zero");
  await client.query("ROLLBACK");
  expect((await client.query(marked, [2])).rows).toEqual([{ part: 5 }]);
  client.release();
});

it.each<[string, string, string]>([
  [
    "has columns of other types by now",
    "ALTER TABLE kinds ALTER COLUMN kind TYPE text",
    "cached plan must not change",
  ],
  ["is prepared no more", "DEALLOCATE ALL", "does not exist"],
])(
  "gives up a connection whose statement %s, and the next one prepares it anew",
  async (_, statement, reason) => {
    await pool.query("DROP TABLE IF EXISTS kinds");
    await pool.query("CREATE TABLE kinds AS SELECT 'a'::varchar(10) AS kind");
    const marked = prepared("SELECT kind FROM kinds");
    const client = await pool.connect();
    await client.query(marked);
    await client.query(statement);
    await expect(client.query(marked)).rejects.toThrow(reason);
    await expect(client.query("SELECT 1")).rejects.toThrow("Connection terminated");
    client.release();
    expect((await pool.query(marked)).rows).toEqual([{ kind: "a" }]);
  },
);
