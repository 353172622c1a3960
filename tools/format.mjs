import { join } from "node:path";
import { prepare } from "./setup/prepare.mjs";
import { ROOT } from "./setup/repository.mjs";
import { runChild } from "./setup/run-child.mjs";
import { runCommand } from "./setup/run-command.mjs";

/** `npm run format -- <folders>`: writes the form that the lint asks for. */
await runCommand(async () => {
  const { node } = await prepare({ build: false });
  const folders = process.argv.slice(2);
  const biome = join(ROOT, "node_modules/@biomejs/biome/bin/biome");
  const { code } = await runChild(node, [
    biome,
    "check",
    "--write",
    ...(folders.length > 0 ? folders : ["."]),
  ]);
  return code;
});
