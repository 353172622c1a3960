import { assembleImage } from "./image/assemble-image.mjs";
import { prepare, say } from "./setup/prepare.mjs";
import { runCommand } from "./setup/run-command.mjs";

/**
 * `node tools/image.mjs <folder>`: builds, and puts what the container image holds into a folder that is not there yet. It
 * is the one step of `docker/Dockerfile` that builds.
 */
await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    say("Name the folder to put it into.");
    return 2;
  }
  await prepare();
  const { files, bytes } = await assembleImage(folder);
  say(`${files} files, ${Math.ceil(bytes / 1024 ** 2)} MiB in ${folder}`);
  return 0;
});
