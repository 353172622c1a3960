import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import pg from "pg";
import { TABLES } from "../src/platform/database/tables.js";
import { type TableList, whyNotSpread } from "./testing/table-rules.js";
import { readTableShapes } from "./testing/table-shapes.js";
import { createDatabase, createEmptyDatabase } from "./testing/test-server.js";

it("every table is in the list and is as its kind asks", async () => {
  const database = new pg.Pool({ connectionString: await createDatabase() });
  const found = whyNotSpread(await readTableShapes(database), TABLES);
  await database.end();
  expect(found).toEqual([]);
});

it("no row of a table that is on every node is shared by those who lock it: two of them would be a deadlock", () => {
  const onEveryNode = Object.keys(TABLES).filter(
    (table) => TABLES[table as keyof typeof TABLES] === "reference",
  );
  const named = new RegExp(`(FROM|JOIN) (${onEveryNode.join("|")})\\b`);
  const source = new URL("../src/sections", import.meta.url).pathname;
  const files = globSync(`${source}/**/*.ts`).map((file) => readFileSync(file, "utf8"));
  expect(files.filter((text) => named.test(text)).length).toBeGreaterThan(5);
  // Statements are put together of parts, so both anywhere in a file are too much.
  expect(files.filter((text) => named.test(text) && /FOR (KEY )?SHARE/.test(text))).toEqual([]);
});

describe("the rule", () => {
  const LIST: TableList = {
    projects: "distributed",
    facts: "distributed",
    people: "reference",
    tokens: "coordinator",
    places: "coordinator",
  };
  const SOUND = `
    CREATE TABLE people (id uuid PRIMARY KEY);
    CREATE TABLE projects (id uuid PRIMARY KEY, owner_id uuid REFERENCES people (id));
    CREATE TABLE facts (
      project_id uuid REFERENCES projects (id), id uuid, before_id uuid, name text, owner_id uuid REFERENCES people (id),
      PRIMARY KEY (project_id, id), UNIQUE (name, project_id),
      FOREIGN KEY (before_id, project_id) REFERENCES facts (id, project_id));
    CREATE UNIQUE INDEX ON facts (project_id, lower(name)) WHERE before_id IS NULL;
    CREATE INDEX ON facts (name);
    CREATE TABLE tokens (id bigserial PRIMARY KEY, number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
                         person_id uuid REFERENCES people (id));
    CREATE TABLE places (id uuid PRIMARY KEY, token_id bigint REFERENCES tokens (id));`;

  let database: pg.Pool;
  beforeAll(async () => {
    database = new pg.Pool({ connectionString: await createEmptyDatabase(), max: 1 });
    await database.query(SOUND);
  });
  afterAll(() => database.end());

  /** What it says of the sound tables after a change, which is taken back. */
  async function after(change: string, list: TableList = LIST): Promise<readonly string[]> {
    await database.query("BEGIN");
    await database.query(change);
    const found = whyNotSpread(await readTableShapes(database), list);
    await database.query("ROLLBACK");
    return found;
  }

  it("takes tables that can be spread", async () => {
    expect(await after("")).toEqual([]);
  });

  it.each<[what: string, change: string, said: string]>([
    ["a table in no list", "CREATE TABLE more (id uuid PRIMARY KEY)", "more is in no list"],
    [
      "one of another schema",
      "CREATE SCHEMA s; CREATE TABLE s.facts (id uuid PRIMARY KEY)",
      "s.facts is in no list",
    ],
    ["a list that names no table", "DROP TABLE places", "places is listed and is no table"],
    ["no primary key", "ALTER TABLE places DROP CONSTRAINT places_pkey", "places has no primary key"],
    [
      "a distributed one without a primary key",
      "ALTER TABLE facts DROP CONSTRAINT facts_pkey CASCADE",
      "facts has no primary key",
    ],
    [
      "a primary key without the project",
      "ALTER TABLE facts DROP CONSTRAINT facts_pkey CASCADE, ADD PRIMARY KEY (id)",
      "facts: facts_pkey is unique without project_id",
    ],
    [
      "a primary key that begins with something else",
      "ALTER TABLE facts DROP CONSTRAINT facts_pkey CASCADE, ADD PRIMARY KEY (id, project_id)",
      "facts: facts_pkey does not begin with project_id",
    ],
    [
      "another key without the project",
      "ALTER TABLE facts ADD CONSTRAINT one_name UNIQUE (name)",
      "facts: one_name is unique without project_id",
    ],
    [
      "a unique index without the project, of some rows alone",
      "CREATE UNIQUE INDEX first_one ON facts (id) WHERE before_id IS NULL",
      "facts: first_one is unique without project_id",
    ],
    [
      "a unique index that carries the project along, not in its key",
      "CREATE UNIQUE INDEX carried ON facts (id) INCLUDE (project_id)",
      "facts: carried is unique without project_id",
    ],
    [
      "a unique index of an expression alone",
      "CREATE UNIQUE INDEX spelled ON facts (lower(project_id::text))",
      "facts: spelled is unique without project_id",
    ],
    [
      "an exclusion without the project",
      "ALTER TABLE facts ADD CONSTRAINT apart EXCLUDE USING btree (name WITH =)",
      "facts: apart is unique without project_id",
    ],
    [
      "another key of projects than their ID",
      "ALTER TABLE projects ADD COLUMN name text CONSTRAINT named UNIQUE",
      "projects: named is unique without id",
    ],
    [
      "an identity column",
      "ALTER TABLE facts ADD COLUMN number bigint GENERATED BY DEFAULT AS IDENTITY",
      "facts: number comes from a sequence, which no two nodes share",
    ],
    [
      "a serial column",
      "ALTER TABLE facts ADD COLUMN number serial",
      "facts: number comes from a sequence, which no two nodes share",
    ],
    [
      "a column that takes from a sequence of its own",
      "CREATE SEQUENCE counts; ALTER TABLE facts ADD COLUMN number text DEFAULT 'F' || nextval('counts')",
      "facts: number comes from a sequence, which no two nodes share",
    ],
    [
      "a reference from the coordinator to a distributed table",
      "ALTER TABLE tokens ADD COLUMN project_id uuid CONSTRAINT within REFERENCES projects (id)",
      "tokens: within refers to projects, which is distributed",
    ],
    [
      "one from a distributed table to the coordinator",
      "ALTER TABLE facts ADD COLUMN token_id bigint CONSTRAINT made_by REFERENCES tokens (id)",
      "facts: made_by refers to tokens, which is coordinator",
    ],
    [
      "one from a reference table to the coordinator",
      "ALTER TABLE people ADD COLUMN place_id uuid CONSTRAINT home REFERENCES places (id)",
      "people: home refers to places, which is coordinator",
    ],
    [
      "one to a row of another project",
      "ALTER TABLE facts ADD COLUMN other_id uuid CONSTRAINT other REFERENCES projects (id)",
      "facts: other may refer to a row of another project",
    ],
  ])("refuses %s", async (_, change, said) => {
    expect(await after(change)).toEqual([said]);
  });
});
