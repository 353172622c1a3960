import { say } from "./prepare.mjs";

/**
 * Runs a command of the repository: its number becomes the exit code, and what it throws is said in one line.
 * @param {() => Promise<number>} command
 */
export async function runCommand(command) {
  try {
    process.exitCode = await command();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
