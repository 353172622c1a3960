import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LogLine } from "./test-server.js";

const WATCHES = ["./leak-watch.mjs", "./answer-watch.mjs"].map((file) => new URL(file, import.meta.url).href);

/** A service that is started so that its answers are watched. */
export interface WatchedService {
  /** Its environment, with what the watch needs. */
  readonly env: NodeJS.ProcessEnv;
  /** Arguments of Node that load the watches before the service. */
  readonly nodeArguments: readonly string[];
  /** Where credentials are noted. */
  readonly notes: string;
  /** Where answers are noted. */
  readonly answers: string;
}

/** What is noted lies in `folder`. */
export function watched(env: NodeJS.ProcessEnv, folder = tmpdir()): WatchedService {
  const notes = join(folder, `plumbline-test-credentials-${randomUUID()}`);
  const answers = `${notes}.answers`;
  return {
    env: { ...env, PLUMBLINE_TEST_CREDENTIALS: notes, PLUMBLINE_TEST_ANSWERS: answers },
    nodeArguments: WATCHES.flatMap((watch) => ["--import", watch]),
    notes,
    answers,
  };
}

/** Fails when a credential of any of these services stood in an answer of one, or stands in the log of any. */
export function checkForLeaks(
  services: readonly (WatchedService & { readonly log: readonly LogLine[] })[],
): void {
  const inAnswers = services.flatMap(({ notes }) => linesOf(`${notes}.leaks`));
  const credentials = services.flatMap(({ notes, env }) => [...linesOf(notes), ...credentialsOf(env)]);
  for (const { notes } of services) {
    rmSync(`${notes}.leaks`, { force: true });
  }
  fail([
    ...inAnswers.map(({ what, where }) => `${what} stands in ${where}`),
    ...services.flatMap(({ log }) => leaksInLog(log, credentials)),
  ]);
}

/** Removes what is known of the credentials of services that have ended. */
export function forgetCredentials(services: readonly Pick<WatchedService, "notes">[]): void {
  for (const { notes } of services) {
    rmSync(notes, { force: true });
  }
}

/** Fails when a credential of the environment stands in the log of a program. */
export function checkLogForLeaks(log: readonly LogLine[], env: NodeJS.ProcessEnv): void {
  fail(leaksInLog(log, credentialsOf(env)));
}

function fail(leaks: readonly string[]): void {
  if (leaks.length > 0) {
    throw new Error(`Credentials leaked:\n${[...new Set(leaks)].join("\n")}`);
  }
}

interface Credential {
  readonly value?: string;
  readonly what?: string;
}

const MIN_CHARACTERS = 12;
const IN_ENVIRONMENT = /^Service__(Previous)?MasterKey$|^Service__SetupToken$|__ClientSecret$/;

function credentialsOf(env: NodeJS.ProcessEnv): readonly Credential[] {
  const named = Object.entries(env).filter(([name]) => IN_ENVIRONMENT.test(name));
  const database = env["ConnectionStrings__DefaultConnection"] ?? "";
  const password = URL.canParse(database) ? plain(new URL(database).password) : "";
  return [...named, ["the password of the database", password] as const]
    .map(([what, value = ""]) => ({ what, value }))
    .filter(({ value }) => value.length >= MIN_CHARACTERS);
}

/** What stands for a password in a URL; as it is written when it cannot be decoded. */
function plain(password: string): string {
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
}

function leaksInLog(log: readonly LogLine[], credentials: readonly Credential[]): readonly string[] {
  // The code of the first account is logged for whoever runs the service.
  const lines = log.filter(({ message }) => !String(message).startsWith("setup-code: "));
  const text = JSON.stringify(lines);
  return credentials
    .filter(({ value = "" }) => text.includes(value) || text.includes(JSON.stringify(value).slice(1, -1)))
    .map(({ what }) => `${what} stands in the log`);
}

function linesOf(path: string): readonly Readonly<Record<string, string>>[] {
  if (!existsSync(path)) {
    return [];
  }
  const lines = readFileSync(path, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line));
}
