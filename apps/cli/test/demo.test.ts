import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { runMain, temporaryFolder } from "../src/testing/run-main.js";

const { path: folder, remove } = temporaryFolder();
afterAll(remove);

describe("plumbline demo", () => {
  it("plays and reviews the example, and writes nothing", async () => {
    const { code, stdout } = await runMain(["demo"], { cwd: folder });
    expect(code).toBe(0);
    expect(stdout.match(/assertions hold/g)).toHaveLength(4);
    expect(stdout).toContain("23 concerns, 5 unknown");
    expect(stdout).toContain("plumbline demo shop");
    expect(readdirSync(folder)).toEqual([]);
  });

  it("writes files that the commands it names then work on", async () => {
    const { stdout } = await runMain(["demo", "shop"], { cwd: folder, env: { npm_command: "exec" } });
    expect(stdout).toContain("  npx @plumbline/cli play model.json");
    expect(readdirSync(join(folder, "shop"), { recursive: true })).toHaveLength(6);
    const named = [...stdout.matchAll(/^ {2}npx @plumbline\/cli (play|stress) (.*?) {2}/gm)];
    expect(named).toHaveLength(3);
    for (const [, command = "", words = ""] of named) {
      const { code, stderr } = await runMain([command, ...words.trim().split(" ")], {
        cwd: join(folder, "shop"),
      });
      // What --fail takes down makes assertions fail.
      expect([words, code, stderr]).toEqual([words, words.includes("--fail") ? 1 : 0, ""]);
    }
  });

  it("touches no folder with something in it", async () => {
    const { code, stderr } = await runMain(["demo", "shop"], { cwd: folder });
    expect([code, stderr]).toEqual([3, "plumbline: shop is not empty; name a new folder\n"]);
  });
});
