import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { TABLES } from "../tables.js";
import { MIGRATIONS } from "./index.js";
import { TABLES_LEVEL } from "./tables-level.js";

const FILES = readdirSync(new URL(".", import.meta.url)).filter((name) => /^\d{8}-.*\.ts$/.test(name));

it("every migration is listed, once", async () => {
  const modules = await Promise.all(FILES.map((name) => import(new URL(name, import.meta.url).href)));
  const written = modules.flatMap((module) => Object.values(module));
  expect(new Set(MIGRATIONS)).toEqual(new Set(written));
  expect(MIGRATIONS).toHaveLength(written.length);
});

it("they stand in the order they run in: by the number that their names end in", () => {
  const numbers = MIGRATIONS.map(({ name }) => Number(/[a-z](\d{13})$/.exec(name)?.[1]));
  expect(numbers).toEqual([...new Set(numbers)].sort((left, right) => left - right));
});

it("each is told in the database by the name of its class", () => {
  for (const Migration of MIGRATIONS) {
    expect(new Migration().name).toBe(Migration.name);
  }
});

it("the last one is the level of the tables that each connection tells", () => {
  const [last] = MIGRATIONS.slice(-1);
  expect(last?.name.endsWith(String(TABLES_LEVEL))).toBe(true);
});

/** Databases whose tables are spread over nodes were made after those before. */
const SINCE_TABLES_ARE_SPREAD = "20261201";

it("a table of projects is laid beside them before it refers to them, where tables are spread", () => {
  const distributed = Object.entries(TABLES).flatMap(([name, kind]) =>
    kind === "distributed" ? [name] : [],
  );
  const files = FILES.filter((name) => name >= SINCE_TABLES_ARE_SPREAD);
  const refused = files.filter((file) => {
    const text = readFileSync(new URL(file, import.meta.url), "utf8");
    return distributed.some((table) => new RegExp(`CREATE TABLE ${table}\\b`).test(text));
  });
  expect(files.length).toBeGreaterThan(5);
  expect(refused).toEqual([]);
});
