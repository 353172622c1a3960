import { describe, expect, it } from "@jest/globals";
import pg from "pg";
import { Pins1795737600000 as Pins } from "../src/platform/database/migrations/20261127-pins.js";
import { Prices1796025600000 as Prices } from "../src/platform/database/migrations/20261130-prices.js";
import { createDatabaseBefore } from "./testing/past-database.js";
import { type ProgramEnd, runProgram } from "./testing/program.js";
import { createDatabase, createEmptyDatabase, startTestServer } from "./testing/test-server.js";

function run(args: readonly string[], database: string): Promise<ProgramEnd> {
  return runProgram(["migrate", ...args], {
    Service__Profile: "hosted",
    AllowedHosts: "example.org",
    ConnectionStrings__DefaultConnection: database,
  });
}

async function ask(database: string, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

const TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'";

describe("migrate --check", () => {
  it("names what is missing, what nobody may serve beside, and changes nothing", async () => {
    const database = await createDatabaseBefore(Pins);
    const before = await ask(database, TABLES);
    const { code, stdout } = await run(["--check"], database);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^Missing:\n {2}Pins\d+ \(processes of the version before have to end first\)\n/);
    expect(stdout).toContain(`\n  ${Prices.name}\n`);
    expect(await ask(database, TABLES)).toEqual(before);
  });

  it("makes no table where there is none", async () => {
    const database = await createEmptyDatabase();
    expect((await run(["--check"], database)).code).toBe(1);
    expect(await ask(database, TABLES)).toEqual([]);
  });

  it("is 0 for the tables of this version", async () => {
    const end = await run(["--check"], await createDatabase());
    expect(end).toEqual({ code: 0, stdout: "The tables are up to date.\n", stderr: "" });
  });
});

describe("migrate", () => {
  it("names what it ran; then a service that migrates nothing itself starts", async () => {
    const database = await createDatabaseBefore(Prices);
    const { code, stdout } = await run([], database);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      new RegExp(`^ {2}${Prices.name}\\n(?: {2}\\w+\\n)*The tables are up to date.\\n$`),
    );
    const server = await startTestServer({
      ConnectionStrings__DefaultConnection: database,
      Database__MigrateOnStartup: "false",
    });
    await server.stop();
    expect((await run([], database)).stdout).toBe("The tables are up to date.\n");
  });

  it("lets one of two at once do it, and the other find it done", async () => {
    const database = await createEmptyDatabase();
    const ends = await Promise.all([run([], database), run([], database)]);
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    const done = ends.map(({ stdout }) => stdout.split("\n").length - 2).sort((one, other) => one - other);
    expect(done[0]).toBe(0);
    expect(done[1]).toBeGreaterThan(30);
  });

  it.each([[[]], [["--check"]]])("%j is refused on tables of a later version", async (args) => {
    const database = await createDatabase();
    await ask(
      database,
      `INSERT INTO schema_migrations (timestamp, name) VALUES (1999999999999, 'Later1999999999999')`,
    );
    const { code, stdout } = await run(args, database);
    expect(code).toBe(1);
    expect(stdout).toContain("The database is ahead of this version of the service: Later1999999999999");
  });

  it("is refused where the database cannot be reached", async () => {
    const { code, stdout } = await run([], "postgres://nobody@127.0.0.1:1/nothing");
    expect(code).toBe(1);
    expect(stdout).toContain("The database cannot be reached");
  });
});
