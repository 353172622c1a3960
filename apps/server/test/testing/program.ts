import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { ARGUMENTS_OF_EVERY_PROCESS, OF_EVERY_PROCESS, TEST_MASTER_KEY } from "./test-server.js";

const MAIN = new URL("../../packed/main.js", import.meta.url).pathname;

export interface ProgramEnd {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of the program with a master key and this environment alone. */
export async function runProgram(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<ProgramEnd> {
  const child = spawn(process.execPath, [...ARGUMENTS_OF_EVERY_PROCESS, MAIN, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...OF_EVERY_PROCESS, Service__MasterKey: TEST_MASTER_KEY, ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}
