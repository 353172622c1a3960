import { describe, expect, it } from "@jest/globals";
import { loadAll } from "../src/commands/commands.js";
import { runMain } from "../src/testing/run-main.js";

describe("the command line", () => {
  it("lists every command, and says of each what it takes", async () => {
    const { stdout, code } = await runMain(["help"]);
    expect(code).toBe(0);
    for (const { name, summary, access } of await loadAll()) {
      expect(stdout).toContain(summary);
      const help = await runMain([...name.split(" "), "--help"]);
      expect([help.code, help.stdout]).toEqual([0, (await runMain(["help", ...name.split(" ")])).stdout]);
      expect(help.stdout).toContain(access);
      expect(help.stdout).toContain("Exit codes");
    }
  });

  it("has declarations whose examples can be parsed", async () => {
    const { parseCall } = await import("../src/parsing/parse-call.js");
    for (const command of await loadAll()) {
      expect(command.examples.length).toBeGreaterThan(0);
      for (const { words } of command.examples) {
        const parts = words.replace(/ >.*$/, "").match(/"[^"]*"|\S+/g) ?? [];
        const [own, ...rest] = parts.map((part) => part.replaceAll('"', ""));
        expect(command.name.split(" ")[0]).toBe(own);
        expect(() => parseCall(command, rest.slice(command.name.split(" ").length - 1))).not.toThrow();
      }
    }
  });

  it.each<[readonly string[], string]>([
    [["chek"], 'There is no command "chek". Did you mean check?'],
    [["xyzzy"], 'There is no command "xyzzy". `plumbline help` lists them.'],
    [["help", "xyzzy"], 'There is no command "xyzzy".'],
    [["--verbose"], 'There is no command "--verbose".'],
    [["check"], "<model> is missing."],
    [["diff", "a.json"], "<right> is missing."],
    [["diff", "-", "-"], "The standard input can be read once"],
    [["diff", "a", "b", "c"], '"c" is one word too many.'],
    [["check", "a", "--jsn"], "There is no option --jsn. Did you mean --json?"],
    [["check", "a", "-x"], "There is no option -x."],
    [["check", "a", "--json=yes"], "--json takes no value."],
    [["site", "a", "--out"], "--out needs a value: --out <folder>."],
    [["site", "a", "--out", "b", "-o", "c"], "-o is given twice."],
    [
      ["play", "a", "b", "--view", "lst"],
      '--view is one of list, sequence, short, not "lst". Did you mean list?',
    ],
    [["serve", "a", "--port", "many"], '--port is a whole number from 0 to 65535, not "many".'],
    [["serve", "a", "--port", "70000"], "--port is a whole number from 0 to 65535"],
    [["stress", "a", "b", "--duration", "1.5"], "--duration is a whole number from 1 to 3600"],
    [["completion", "tcsh"], 'There is a completion for bash, zsh, fish, not for "tcsh".'],
  ])("refuses %j", async (words, message) => {
    const { code, stderr, stdout } = await runMain(words);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
  });

  it("says as JSON too what went wrong, where JSON was asked for", async () => {
    const { code, stdout, stderr } = await runMain(["check", "nowhere.json", "--json"]);
    expect([code, stderr]).toEqual([3, "plumbline: nowhere.json does not exist\n"]);
    const problem = { file: "nowhere.json", line: null, column: null, path: "", message: "does not exist" };
    expect(JSON.parse(stdout)).toEqual({
      error: { exitCode: 3, message: "nowhere.json does not exist", problems: [problem] },
    });
  });

  it("names no bug for an expected failure, and one for another", async () => {
    const { reportFailure } = await import("../src/problems/report-failure.js");
    const { testWorld } = await import("../src/testing/run-main.js");
    const { world, stderr } = testWorld({});
    expect(reportFailure(new TypeError("x is not a function"), world, { asJson: false })).toBe("bug");
    expect(stderr()).toBe("plumbline: a fault of plumbline itself: x is not a function\n");
  });

  it("lets no text of a file steer the terminal", async () => {
    const { stderr } = await runMain(["check", "\u001b[31m\u202e.json"]);
    expect(stderr).toBe("plumbline: \u{fffd}[31m\u{fffd}.json does not exist\n");
  });
});
