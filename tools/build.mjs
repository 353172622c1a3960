import { prepare } from "./setup/prepare.mjs";
import { runCommand } from "./setup/run-command.mjs";

await runCommand(async () => {
  await prepare();
  return 0;
});
