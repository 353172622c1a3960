import { describe, expect, it } from "@jest/globals";
import { readCommand } from "./read-command.js";

describe("the arguments of the program", () => {
  it.each([
    [[], { name: "serve" }],
    [["health"], { name: "health" }],
    [["keys", "forget"], { name: "keys forget", isSure: false }],
    [["keys", "forget", "--yes"], { name: "keys forget", isSure: true }],
  ])("%j", (args, command) => {
    expect(readCommand(args)).toEqual(command);
  });

  it.each([
    [["keys"]],
    [["keys", ""]],
    [["keys", "forget", "--no"]],
    [["keys", "--yes", "forget"]],
    [["keys", "forget", "--yes", "--yes"]],
    [["keys", "Forget"]],
    [["keys forget", "--force"]],
    [["health", "now"]],
    [["start"]],
    [["--help"]],
    [["keysforget"]],
  ])("%j is answered with the usage", (args) => {
    const command = readCommand(args);
    expect(command).toEqual({ name: "usage", text: expect.stringMatching(/^Usage:\n {2}keys forget /) });
  });
});
