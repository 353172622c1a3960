import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type DataSource, QueryFailedError } from "typeorm";
import { readConnectionString } from "../src/platform/configuration/connection-string.js";
import { makeDataSource } from "../src/platform/database/data-source.js";
import { prepared } from "../src/platform/database/prepared.js";
import { type EntityReader, UnitOfWork } from "../src/platform/database/unit-of-work.js";
import { createDatabase } from "./testing/test-server.js";

let dataSource: DataSource;
let reader: EntityReader;
beforeAll(async () => {
  const read = readConnectionString(await createDatabase());
  if (!read.ok) {
    throw new Error(read.wrong);
  }
  dataSource = await makeDataSource(read.value, { connections: 1, entities: [] }).initialize();
  reader = new UnitOfWork(dataSource).reader;
  await reader.query("CREATE TABLE things (id integer PRIMARY KEY, name text)");
});
afterAll(() => dataSource.destroy());

/** What a statement answers when it is marked as prepared, and when TypeORM asks it: the tables are as they were in between. */
async function bothWays(statement: string, values: readonly unknown[]): Promise<readonly unknown[]> {
  const answers: unknown[] = [];
  for (const one of [statement, prepared(`${statement} `)]) {
    await reader.query("DELETE FROM things");
    await reader.query("INSERT INTO things SELECT n, 'thing ' || n FROM generate_series(1, 3) AS n");
    answers.push(await reader.query(one, values).catch((thrown: unknown) => thrown));
  }
  return answers;
}

describe("a marked statement outside a transaction", () => {
  it.each([
    ["SELECT id, name FROM things WHERE id = $1", [2]],
    ["SELECT id, name FROM things WHERE id = $1", [9]],
    ["INSERT INTO things VALUES ($1, 'more') RETURNING id", [4]],
    ["UPDATE things SET name = 'other' WHERE id > $1 RETURNING id", [1]],
    ["DELETE FROM things WHERE id = $1", [3]],
    ["WITH gone AS (DELETE FROM things WHERE id = $1 RETURNING id) SELECT id FROM gone", [1]],
  ])("answers as TypeORM does: %s", async (statement, values) => {
    const [plain, marked] = await bothWays(statement, values);
    expect(marked).toEqual(plain);
  });

  it.each([
    ["INSERT INTO things VALUES ($1, 'again')", [1], "23505"],
    ["SELECT $1::integer", ["many"], "22P02"],
    ["SELECT nothing FROM nowhere WHERE $1", [true], "42P01"],
  ])("fails as TypeORM does: %s", async (statement, values, code) => {
    const [plain, marked] = await bothWays(statement, values);
    for (const one of [plain, marked]) {
      expect(one).toBeInstanceOf(QueryFailedError);
      expect(one).toMatchObject({ code, driverError: { code } });
    }
    expect((marked as Error).message).toBe((plain as Error).message);
    expect((marked as Error).stack).toContain("prepared-reader");
  });

  it("gives its connection back, also when it fails", async () => {
    const marked = prepared("SELECT 6 / $1::integer AS part");
    for (let time = 0; time < 3; time += 1) {
      await expect(reader.query(marked, [0])).rejects.toThrow("division by zero");
      expect(await reader.query(marked, [2])).toEqual([{ part: 3 }]);
    }
  });

  it("finds entities as the manager does", async () => {
    expect(reader.connection).toBe(dataSource);
    await expect(reader.find("nothing")).rejects.toThrow("No metadata");
  });
});
