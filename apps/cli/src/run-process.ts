import { main } from "./main.js";
import { processWorld } from "./world.js";

/** Runs what the arguments of this process ask for; ends it by its exit code alone, so that all output is written. */
export async function runProcess(): Promise<void> {
  // Whoever reads may stop reading, as `| head` does.
  process.stdout.on("error", () => process.exit());
  process.exitCode = await main(process.argv.slice(2), processWorld());
}
