import { readReleaseOptions, USAGE } from "./release/release-options.mjs";
import { prepare, say } from "./setup/prepare.mjs";
import { runCommand } from "./setup/run-command.mjs";

/**
 * `npm run release -- --dry-run`: everything that a release is made of, made and looked at, and nothing published: a push of
 * a tag does that (.github/workflows/release.yml).
 */
await runCommand(async () => {
  const options = readReleaseOptions(process.argv.slice(2));
  if (options === null) {
    say(USAGE);
    return 2;
  }
  await prepare();
  // Not before: the checks use packages that are installed, and code that is compiled, only now.
  const { CHECKS } = await import("./release/checks.mjs");
  let failed = 0;
  const checks = CHECKS.filter(({ name }) => options.only === null || options.only === name);
  for (const { name, run } of checks) {
    const { wrong, told } = await run(options);
    failed += wrong.length === 0 ? 0 : 1;
    process.stdout.write(`${wrong.length === 0 ? "ok    " : "FAILED"} ${name}: ${told}\n`);
    process.stdout.write(wrong.map((one) => `         ${one}\n`).join(""));
  }
  process.stdout.write(`${checks.length - failed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
});
