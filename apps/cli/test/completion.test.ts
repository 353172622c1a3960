import { spawnSync } from "node:child_process";
import { expect, it } from "@jest/globals";
import { loadAll } from "../src/commands/commands.js";
import { runMain } from "../src/testing/run-main.js";

it.each(["bash", "zsh", "fish"])("the completion for %s holds every command and option", async (shell) => {
  const { code, stdout } = await runMain(["completion", shell]);
  expect(code).toBe(0);
  for (const { name, options } of await loadAll()) {
    expect(stdout).toContain(name.split(" ").at(-1));
    for (const option of Object.keys(options)) {
      expect(stdout).toContain(shell === "fish" ? `-l ${option}` : `--${option}`);
    }
  }
});

function completed(words: readonly string[], script: string): readonly string[] {
  const asks = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=${words.length - 1}; _plumbline; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, status } = spawnSync("bash", ["-c", `${script}\n${asks}`], { encoding: "utf8" });
  expect(status).toBe(0);
  return stdout.trim().split("\n");
}

it("the completion for bash completes", async () => {
  const { stdout } = await runMain(["completion", "bash"]);
  expect(completed(["plumbline", "pl"], stdout)).toEqual(["play"]);
  expect(completed(["plumbline", "play", "--v"], stdout)).toEqual(["--view"]);
  expect(completed(["plumbline", "diff", "a.json", "--js"], stdout)).toEqual(["--json"]);
});
