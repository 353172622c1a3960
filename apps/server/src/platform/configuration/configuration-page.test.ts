import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { configurationPage } from "./configuration-page.js";
import { VARIABLES } from "./variables.js";

const SOURCE = new URL("../../", import.meta.url);
const PAGE = new URL("../../../../../docs/operations/configuration.md", import.meta.url);
const VARIABLE =
  /\b(?:(?:Service|Database|Authentication|ConnectionStrings)__\w+|(?:OTEL|ASPNETCORE)_\w+|AllowedHosts\b(?=["`]))/g;

/** What the service sets for the libraries in it and never reads. */
const SET_HERE = ["OTEL_NODE_ENABLED_INSTRUMENTATIONS"];

const names = Object.values(VARIABLES).flatMap((variables) => variables.map(({ name }) => name as string));

it("is the page in docs/operations", () => {
  expect(readFileSync(PAGE, "utf8")).toBe(configurationPage());
});

it("names each variable once", () => {
  expect(new Set(names).size).toBe(names.length);
});

it("knows every variable that the source names", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  const named = files.flatMap((path) => readFileSync(new URL(path, SOURCE), "utf8").match(VARIABLE) ?? []);
  expect(named).toContain("Service__Profile");
  expect([...new Set(named)].filter((name) => ![...names, ...SET_HERE].includes(name))).toEqual([]);
});
