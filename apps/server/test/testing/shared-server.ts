import { spawn } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll } from "@jest/globals";
import pg from "pg";
import { checkForLeaks, type WatchedService, watched } from "./leaks.js";
import { ofTheRun } from "./of-the-run.js";
import {
  argumentsOf,
  createDatabase,
  hosted,
  type LogLine,
  portIn,
  type RunningServer,
  startTestServer,
} from "./test-server.js";
import { checkAnswers } from "./undocumented-answers.js";
import { until } from "./waiting.js";

const ENDS_WITH_THE_RUN = new URL("./ends-with-the-run.mjs", import.meta.url).href;

/** The service that the files of one worker of the run share, one after the other. */
interface SharedService extends WatchedService {
  readonly process: number;
  readonly connectionString: string;
  /** The file that its standard output goes to. */
  readonly output: string;
}

/** The shared services that this file of tests used. */
const used: SharedService[] = [];

// As for a service of a file's own.
afterAll(() => checkForLeaks(used.map((service) => ({ ...service, log: logOf(service) }))));
afterAll(() => checkAnswers(used));

/**
 * The service of this worker of the run, for tests that neither end one nor change what is of the whole instance
 * (settings, tables, lists of everybody). Its database is a copy of
 * `template`, with whatever the files before this one left there. It goes on until the run ends.
 */
export async function sharedServer(template: string): Promise<RunningServer> {
  const service = await serviceOfTheWorker(template);
  used.push(service);
  const { connectionString } = service;
  const database = new pg.Pool({ connectionString, max: 4 });
  // What people may do in a minute, the files before this one did with the same people.
  await database.query("DELETE FROM rate_limits");
  const before = logOf(service);
  return {
    url: `http://127.0.0.1:${portIn(before)}`,
    connectionString,
    database,
    get log() {
      return logOf(service).slice(before.length);
    },
    another: (env = {}) => startTestServer(env, connectionString),
    stop: () => database.end(),
  };
}

/** Each worker runs one file of tests at a time. */
async function serviceOfTheWorker(template: string): Promise<SharedService> {
  const folder = join(ofTheRun("PLUMBLINE_TEST_SHARED"), `worker-${process.env["JEST_WORKER_ID"]}`);
  const file = join(folder, "service.json");
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify(await start(folder, await createDatabase(template))));
  }
  return JSON.parse(readFileSync(file, "utf8")) as SharedService;
}

async function start(folder: string, connectionString: string): Promise<SharedService> {
  const watch = watched(hosted(connectionString, folder), folder);
  const output = join(folder, "output");
  const child = spawn(process.execPath, ["--import", ENDS_WITH_THE_RUN, ...argumentsOf(watch)], {
    stdio: ["ignore", openSync(output, "a"), openSync(join(folder, "errors"), "a")],
    env: { ...watch.env, PLUMBLINE_TEST_RUN: ofTheRun("PLUMBLINE_TEST_RUN") },
    detached: true,
  });
  child.unref();
  const service = { ...watch, process: child.pid ?? 0, connectionString, output };
  await until(() => child.exitCode !== null || portIn(logOf(service)) !== undefined);
  if (child.exitCode !== null) {
    throw new Error(`The service ended with ${child.exitCode}: ${readFileSync(output, "utf8")}`);
  }
  return service;
}

function logOf({ output }: SharedService): readonly LogLine[] {
  const text = readFileSync(output, "utf8");
  // The last line may still be on its way.
  const lines = text.slice(0, text.lastIndexOf("\n") + 1).split("\n");
  return lines.filter(Boolean).map((line) => JSON.parse(line) as LogLine);
}
