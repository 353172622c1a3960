import { ACCESS } from "../declaring/access.js";
import { command } from "../declaring/command.js";

/** `plumbline completion`. */
export const COMPLETION = command({
  name: "completion",
  summary: "Print the completion of commands and options for a shell",
  about: ["Source what it prints in the start file of the shell; it asks nothing while you type."],
  access: ACCESS.files,
  arguments: { shell: { about: "bash, zsh or fish", times: "one" } },
  options: {},
  exits: { ok: "Printed." },
  examples: [
    { words: "completion bash >> ~/.bashrc", about: "bash" },
    { words: "completion fish > ~/.config/fish/completions/plumbline.fish", about: "fish" },
  ],
  async run({ arguments: { shell }, output, commands }) {
    const { completionFor } = await import("../help/completion-for.js");
    output.write(completionFor(shell, await commands()));
    return "ok";
  },
});
