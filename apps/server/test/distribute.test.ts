import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { TABLES, type TableKind } from "../src/platform/database/tables.js";

const SCRIPT = readFileSync(new URL("../../../tools/scale/distribute.sql", import.meta.url), "utf8");

/** The names of one of the lists at the head of the script, in its order. */
function listed(kind: TableKind): readonly string[] {
  const list = new RegExp(`^  ${kind} text\\[\\] := ARRAY\\[([^\\]]*)\\];$`, "m").exec(SCRIPT)?.[1] ?? "";
  return [...list.matchAll(/'(\w+)'/g)].map(([, name = ""]) => name);
}

function ofKind(kind: TableKind): readonly string[] {
  return Object.entries(TABLES).flatMap(([name, said]) => (said === kind ? [name] : []));
}

it.each<TableKind>(["reference", "distributed", "coordinator"])(
  "what spreads a database names the tables of the list that are %s, in its order",
  (kind) => {
    expect(listed(kind)).toEqual(ofKind(kind));
  },
);

it("projects are spread before the tables that lie beside them", () => {
  expect(listed("distributed")[0]).toBe("projects");
});
