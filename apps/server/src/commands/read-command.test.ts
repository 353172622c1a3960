import { describe, expect, it } from "@jest/globals";
import { readCommand } from "./read-command.js";

describe("the arguments of the program", () => {
  it.each([
    [[], { name: "serve" }],
    [["health"], { name: "health" }],
    [["keys", "forget"], { name: "keys forget", isSure: false }],
    [["keys", "forget", "--yes"], { name: "keys forget", isSure: true }],
    [["migrate"], { name: "migrate", isCheck: false }],
    [["migrate", "--check"], { name: "migrate", isCheck: true }],
    [["accounts", "list"], { name: "accounts", action: "list", email: "" }],
    [["accounts", "reset-password", "a@b"], { name: "accounts", action: "reset-password", email: "a@b" }],
    [["accounts", "make-admin", "a@b"], { name: "accounts", action: "make-admin", email: "a@b" }],
    [["accounts", "disable", "a@b"], { name: "accounts", action: "disable", email: "a@b" }],
    [["accounts", "enable", "a@b"], { name: "accounts", action: "enable", email: "a@b" }],
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

  it.each([[["migrate", "--chek"]], [["migrate", "now"]], [["migrate", "--check", "--check"]]])(
    "%j is answered with the usage of migrate",
    (args) => {
      const command = readCommand(args);
      expect(command).toEqual({ name: "usage", text: expect.stringMatching(/^Usage:\n {2}migrate /) });
    },
  );

  it.each([
    [["accounts"]],
    [["accounts", "list", "a@b"]],
    [["accounts", "disable"]],
    [["accounts", "disable", ""]],
    [["accounts", "disable", "--all"]],
    [["accounts", "disable", "a@b", "c@d"]],
    [["accounts", "delete", "a@b"]],
  ])("%j is answered with the usage of accounts", (args) => {
    const command = readCommand(args);
    expect(command).toEqual({ name: "usage", text: expect.stringMatching(/^Usage:\n {2}accounts list /) });
  });
});
