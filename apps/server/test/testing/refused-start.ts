import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { checkLogForLeaks } from "./leaks.js";
import {
  ARGUMENTS_OF_EVERY_PROCESS,
  type LogLine,
  OF_EVERY_PROCESS,
  TEST_MASTER_KEY,
} from "./test-server.js";

/** As long as a start may take on a busy machine. */
const START_MS = 200_000;

const MAIN = new URL("../../packed/main.js", import.meta.url).pathname;

export interface RefusedStart {
  readonly code: number | null;
  readonly milliseconds: number;
  /** What the service said it needs. */
  readonly refusals: readonly string[];
  readonly log: readonly LogLine[];
}

/** Starts the service with a master key and this environment alone, and waits for its end, or kills it when told. */
export async function refusedStart(
  env: NodeJS.ProcessEnv,
  killed: Promise<void> = new Promise(() => undefined),
): Promise<RefusedStart> {
  const startedAt = performance.now();
  const whole = {
    ...OF_EVERY_PROCESS,
    ASPNETCORE_HTTP_PORTS: "0",
    Service__MasterKey: TEST_MASTER_KEY,
    ...env,
  };
  const child = spawn(process.execPath, [...ARGUMENTS_OF_EVERY_PROCESS, MAIN], {
    stdio: ["ignore", "pipe", "inherit"],
    env: whole,
  });
  killed.then(() => child.kill("SIGKILL"));
  const log: LogLine[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (text) => log.push(JSON.parse(text) as LogLine));
  const read = new Promise((resolve) => lines.once("close", resolve));
  const late = setTimeout(() => child.kill("SIGKILL"), START_MS);
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  await read;
  clearTimeout(late);
  checkLogForLeaks(log, whole);
  const refusals = log.filter((line) => line["refusal"] === true).map((line) => String(line["message"]));
  return { code, milliseconds: performance.now() - startedAt, refusals, log };
}
