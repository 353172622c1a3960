import { afterAll, beforeAll, expect, it } from "@jest/globals";
import pg from "pg";
import { SEALED_TABLE_NAMES, SEALED_TABLES } from "../src/platform/keys/sealed-tables.js";
import { createDatabase } from "./testing/test-server.js";

let database: pg.Pool;

beforeAll(async () => {
  database = new pg.Pool({ connectionString: await createDatabase() });
});
afterAll(() => database.end());

it("every table with sealed bytes is in the list of sealed tables, and names the key they are under", async () => {
  const { rows } = await database.query(
    `SELECT table_name AS name, array_agg(column_name::text) AS columns FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name IN ('sealed', 'key_id') AND is_nullable = 'NO'
      GROUP BY table_name ORDER BY table_name`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...SEALED_TABLE_NAMES].sort());
  for (const { columns } of rows) {
    expect(columns.sort()).toEqual(["key_id", "sealed"]);
  }
});

it.each(SEALED_TABLE_NAMES)(
  "the list has the primary key of %s, and binds a seal to what is always there",
  async (name) => {
    const { rows } = await database.query(
      `SELECT a.attname AS column, a.attnotnull AS "isThere", array_position(i.indkey::int2[], a.attnum) AS "inKey"
       FROM pg_attribute a JOIN pg_index i ON i.indrelid = a.attrelid AND i.indisprimary
      WHERE a.attrelid = $1::regclass AND a.attnum > 0 ORDER BY "inKey"`,
      [name],
    );
    const { key, boundTo } = SEALED_TABLES[name];
    expect(rows.filter(({ inKey }) => inKey !== null).map(({ column }) => column)).toEqual(key);
    const always = rows.filter(({ isThere }) => isThere).map(({ column }) => column);
    expect(always).toEqual(expect.arrayContaining([...boundTo]));
  },
);
