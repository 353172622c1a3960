import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { ROOT } from "../setup/repository.mjs";

const CLI = join(ROOT, "apps/cli/examples");
const WEB = join(ROOT, "apps/web/src/sections/home/example");

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), "utf8");

/** @param {string} folder */
const documents = (folder) => readdirSync(folder).filter((name) => name.endsWith(".json"));

describe("what the web client has a copy of", () => {
  it("is the example of the command line, byte for byte", () => {
    expect(documents(WEB)).toEqual(documents(CLI));
    for (const name of documents(CLI)) {
      expect(readFileSync(join(WEB, name))).toEqual(readFileSync(join(CLI, name)));
    }
  });

  it("is the limits that it tells before something is sent", () => {
    const limits = read("docs/reference/limits.md");
    const password = read("apps/web/src/design/password-rules.ts");
    const [, characters, bytes] = /characters: (\d+), bytes: (\d+)/.exec(password) ?? [];
    expect(limits).toContain(`| ${characters} | \`MIN_PASSWORD_CHARACTERS\``);
    expect(limits).toContain(`| ${bytes} | \`MAX_PASSWORD_BYTES\``);
    const words = read("apps/web/src/words/access.ts");
    const [, wrong, minutes] = /After (\d+) wrong passwords .* locked for (\d+) minutes/.exec(words) ?? [];
    expect(limits).toContain(`| ${wrong} | \`WRONG_PASSWORDS\``);
    expect(limits).toContain(`| ${minutes} | \`LOCK_MINUTES\``);
  });
});
