import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";

// Every number that something is refused or cut off by stands once in the code and once on the page of limits.

const ROOT = new URL("../../../", import.meta.url);
const PAGE = readFileSync(new URL("docs/reference/limits.md", ROOT), "utf8");
const ROW = /^\| (.+?) \| ([\d,.]+) \| `([\w.-]+)` \(([\w./-]+)\) \|$/;

interface Row {
  readonly says: string;
  readonly number: number;
  readonly constant: string;
  readonly file: string;
}

const LINES = PAGE.split("\n").filter((line) => /^\|(?!---| Limit)/.test(line));
const ROWS = LINES.map(rowOf);
const FILES = globSync(["packages/*/src/**/*limits.ts", "apps/server/src/**/*limits.ts"], {
  cwd: fileURLToPath(ROOT),
});

describe("the page of limits", () => {
  it("has a constant in every row, each once", () => {
    const places = ROWS.map(({ constant, file }) => `${constant} ${file}`);
    expect(places.filter((place, index) => places.indexOf(place) < index)).toEqual([]);
  });

  it.each(ROWS)("says of $says what $constant is", async ({ number, constant, file }) => {
    expect([constant, await valueOfConstant(constant, file)]).toEqual([constant, number]);
  });

  it.each(FILES)("has a row for every number of %s", async (path) => {
    const file = path.replace(/^apps\/server\/src\//, "server/").replace(/^packages\/([^/]+)\/src\//, "$1/");
    const known = ROWS.filter((row) => `${row.file}.ts` === file).map(({ constant }) => constant);
    expect(numbersIn(await import(new URL(path, ROOT).href)).filter(without(known))).toEqual([]);
  });
});

function rowOf(line: string): Row {
  const [, says = "", number = "", constant = "", file = ""] = ROW.exec(line) ?? [];
  return { says: says || line, number: Number(number.replaceAll(",", "")), constant, file };
}

async function valueOfConstant(constant: string, file: string): Promise<unknown> {
  const [package_ = "", ...rest] = file.split("/");
  const folder = package_ === "server" ? "apps/server/src" : `packages/${package_}/src`;
  const module: unknown = await import(new URL(`${folder}/${rest.join("/")}.ts`, ROOT).href);
  return constant
    .split(".")
    .reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], module);
}

/** The names of the numbers that a module exports, those of objects with a point. */
function numbersIn(module: object): readonly string[] {
  return Object.entries(module).flatMap(([name, value]) =>
    typeof value === "number"
      ? [name]
      : Object.entries(value as object).flatMap(([key, inner]) =>
          typeof inner === "number" ? [`${name}.${key}`] : [],
        ),
  );
}

function without(known: readonly string[]): (name: string) => boolean {
  return (name) => !known.includes(name);
}
