import "reflect-metadata";
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import pg from "pg";
import { DataSource } from "typeorm";
import { ENTITY_TABLES } from "../src/platform/database/tables.js";
import { createDatabase } from "./testing/test-server.js";

const SOURCES = new URL("../src/", import.meta.url);

let database: pg.Pool;
let entities: DataSource["entityMetadatas"];

beforeAll(async () => {
  const connectionString = await createDatabase();
  database = new pg.Pool({ connectionString });
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .filter((path) => readFileSync(new URL(path, SOURCES), "utf8").includes("\n@Entity("));
  const modules = await Promise.all(files.map((path) => import(new URL(path, SOURCES).href)));
  const classes = modules.flatMap((module) =>
    Object.values(module).filter((value) => /^class /.test(String(value))),
  );
  const dataSource = new DataSource({
    type: "postgres",
    url: connectionString,
    entities: classes as (() => void)[],
  });
  await dataSource.initialize();
  entities = dataSource.entityMetadatas;
  await dataSource.destroy();
});
afterAll(() => database.end());

it("entities are the tables that the rule names, and no others", () => {
  expect(entities.map(({ tableName }) => tableName).sort()).toEqual([...ENTITY_TABLES].sort());
});

it.each(ENTITY_TABLES)(
  "the class of %s has columns as the table has them; the database fills in the others",
  async (table) => {
    const { rows } = await database.query(COLUMNS, [table]);
    const columns = entities.find(({ tableName }) => tableName === table)?.columns ?? [];
    const said = columns.map(({ databaseName, type, isNullable, isPrimary }) => ({
      name: databaseName,
      type,
      isNullable,
      isPrimary,
    }));
    const there = rows.map(({ name, type, isNullable, isPrimary }) => ({
      name,
      type,
      isNullable,
      isPrimary,
    }));
    expect(there).toEqual(expect.arrayContaining(said));
    const names = new Set(said.map(({ name }) => name));
    const left = rows.filter(({ name, isFilled }) => !names.has(name) && !isFilled);
    expect(left).toEqual([]);
  },
);

const COLUMNS = `
  SELECT a.attname AS name,
         CASE a.atttypid WHEN 'timestamptz'::regtype THEN 'timestamptz' ELSE format_type(a.atttypid, a.atttypmod) END AS type,
         NOT a.attnotnull AS "isNullable", COALESCE(a.attnum = ANY (i.indkey), false) AS "isPrimary",
         a.atthasdef OR NOT a.attnotnull AS "isFilled"
    FROM pg_attribute a LEFT JOIN pg_index i ON i.indrelid = a.attrelid AND i.indisprimary
   WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped`;
