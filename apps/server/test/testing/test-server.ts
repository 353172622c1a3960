import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll } from "@jest/globals";
import pg from "pg";
import { createDatabase } from "./databases.js";
import { checkForLeaks, forgetCredentials, type WatchedService, watched } from "./leaks.js";
import { checkAnswers } from "./undocumented-answers.js";

export { createDatabase, createEmptyDatabase } from "./databases.js";

const MAIN = new URL("../../packed/main.js", import.meta.url).pathname;
const SETUP_TOKEN = "setup-token-of-the-tests";
const START_MS = 120_000;

/** The master key of every test server, so that any number of them may share a database. */
export const TEST_MASTER_KEY = Buffer.alloc(32, "master key of the tests ").toString("base64");

/**
 * How Node runs every process of the service that a test starts: without a search for each of its modules, and, unless
 * `REAL_HASHES` are asked for, with passwords hashed at the least cost. With `PLUMBLINE_TEST_STATEMENTS`, a folder, it writes
 * there what it asks its database.
 */
export const ARGUMENTS_OF_EVERY_PROCESS: readonly string[] = [
  "./known-modules.mjs",
  "./quick-hashes.mjs",
  ...(process.env["PLUMBLINE_TEST_STATEMENTS"] ? ["./statements-seen.mjs"] : []),
].flatMap((file) => ["--import", new URL(file, import.meta.url).href]);

/** For the environment of a service whose passwords are hashed as everywhere else. */
export const REAL_HASHES = { PLUMBLINE_TEST_HASHES: "real" };

/** The environment of every process of the service that a test starts. */
export const OF_EVERY_PROCESS: NodeJS.ProcessEnv = {
  PATH: process.env["PATH"],
  NODE_ENV: "test",
  NODE_COMPILE_CACHE: process.env["PLUMBLINE_TEST_COMPILED"],
  PLUMBLINE_TEST_MODULES: process.env["PLUMBLINE_TEST_MODULES"],
  PLUMBLINE_TEST_STATEMENTS: process.env["PLUMBLINE_TEST_STATEMENTS"],
};

/** Every service that the tests of a file started. */
const started: (WatchedService & Output & { readonly child: ChildProcess })[] = [];

// A test that failed between a start and its stop leaves a process that would keep the run from ending.
afterAll(async () => {
  for (const { child, isRead } of started) {
    await ended(child, "SIGKILL");
    await isRead;
  }
});

// Whatever a test was about: no credential may have got into an answer or a log, and every answer is a documented one.
afterAll(() => forgetCredentials(started));
afterAll(() => checkForLeaks(started));
afterAll(() => checkAnswers(started));

/** A line of the service's log. */
export type LogLine = Readonly<Record<string, unknown>>;

/** A built service that runs. */
export interface RunningServer {
  readonly url: string;
  /** Connection string of the server's database. */
  readonly connectionString: string;
  readonly database: pg.Pool;
  /** The lines since the file of tests has it. */
  readonly log: readonly LogLine[];
  /** Another process on the same database. */
  another(env?: NodeJS.ProcessEnv): Promise<TestServer>;
  /** Ends what the file of tests has of it. */
  stop(): Promise<void>;
}

/** The built service in a process of its own, on a database of its own. */
export interface TestServer extends RunningServer {
  readonly setupToken: string;
  readonly dataDirectory: string;
  readonly process: ChildProcess;
}

/** Starts the service in the `hosted` profile (registration open), unless `env` says otherwise. */
export async function startTestServer(env: NodeJS.ProcessEnv = {}, database?: string): Promise<TestServer> {
  return startOn(database ?? (await createDatabase()), env);
}

async function startOn(connectionString: string, env: NodeJS.ProcessEnv): Promise<TestServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "plumbline-test-"));
  const service = watched({ ...hosted(connectionString, dataDirectory), ...env });
  const child = spawn(process.execPath, argumentsOf(service), {
    stdio: ["ignore", "pipe", "inherit"],
    env: service.env,
  });
  const { log, isRead } = outputOf(child);
  started.push({ ...service, log, isRead, child });
  const url = await listening(child, log);
  const database = new pg.Pool({ connectionString, max: 4 });
  return {
    url,
    setupToken: SETUP_TOKEN,
    dataDirectory,
    connectionString,
    database,
    process: child,
    log,
    another: (more = {}) => startOn(connectionString, { ...env, ...more }),
    stop: async () => {
      await database.end();
      await ended(child, "SIGKILL");
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** The environment of a service in the `hosted` profile, on a database. */
export function hosted(connectionString: string, dataDirectory: string): NodeJS.ProcessEnv {
  return {
    ...OF_EVERY_PROCESS,
    ConnectionStrings__DefaultConnection: connectionString,
    ASPNETCORE_HTTP_PORTS: "0",
    Service__Profile: "hosted",
    Service__Bind: "127.0.0.1",
    Service__SetupToken: SETUP_TOKEN,
    Service__MasterKey: TEST_MASTER_KEY,
    Service__DataDirectory: dataDirectory,
    Service__TrustedProxies: "127.0.0.1",
    AllowedHosts: "127.0.0.1",
  };
}

/** What Node is told to run a service that is watched. */
export function argumentsOf(service: WatchedService): readonly string[] {
  return [...ARGUMENTS_OF_EVERY_PROCESS, ...service.nodeArguments, MAIN];
}

/** The port that a service says it listens on, or `undefined` before it does. */
export function portIn(log: readonly LogLine[]): number | undefined {
  return log.map((line) => line["port"]).find((port) => typeof port === "number");
}

/** What a service writes on its standard output. */
interface Output {
  /** Grows as lines arrive. */
  readonly log: LogLine[];
  /** Settles when the output has ended. */
  readonly isRead: Promise<unknown>;
}

function outputOf({ stdout }: ChildProcess): Output {
  if (stdout === null) {
    throw new Error("The service has no output");
  }
  const log: LogLine[] = [];
  const lines = createInterface({ input: stdout });
  lines.on("line", (text) => log.push(JSON.parse(text) as LogLine));
  return { log, isRead: new Promise((resolve) => lines.once("close", resolve)) };
}

function listening(child: ChildProcess, log: readonly LogLine[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const give = setTimeout(
      () => reject(new Error(`The service did not start: ${JSON.stringify(log)}`)),
      START_MS,
    );
    child.once("exit", (code) => {
      clearTimeout(give);
      reject(new Error(`The service ended with ${code}: ${JSON.stringify(log)}`));
    });
    // After the reader of the output, so that the line is in the log.
    child.stdout?.on("data", () => {
      const port = portIn(log);
      if (port === undefined) {
        return;
      }
      clearTimeout(give);
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}

/** Sends a signal and waits for the end; gives the exit code (null when the signal ended it). */
export function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return Promise.resolve(child.exitCode);
  }
  return new Promise((resolve) => {
    child.once("exit", (code) => resolve(code));
    child.kill(signal);
  });
}
