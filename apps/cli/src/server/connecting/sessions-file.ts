import { randomUUID } from "node:crypto";
import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { inputError } from "../../problems/cli-error.js";
import type { World } from "../../world.js";

/** The session that a login left for one service. */
export interface HeldSession {
  /** The value of the cookie: whoever has it is the person. */
  readonly cookie: string;
  readonly email: string;
}

/** What is kept of all logins. */
export interface HeldSessions {
  /** The address of the last one. */
  readonly last: string | null;
  readonly byAddress: Readonly<Record<string, HeldSession>>;
}

const NOTHING: HeldSessions = { last: null, byAddress: {} };

/** For their user alone. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** Where sessions are kept: docs/cli.md#signing-in. */
export function sessionsPath({ env }: Pick<World, "env">): string {
  const home = env["HOME"] || homedir();
  const own = env["PLUMBLINE_CONFIG_DIR"];
  const base = env["XDG_CONFIG_HOME"] || env["APPDATA"] || join(home, ".config");
  return join(own || join(base, "plumbline"), "sessions.json");
}

/** What is kept; nothing where nobody ever logged in. Throws a `CliError` of exit `input` where the file is another one. */
export async function readSessions(world: Pick<World, "env">): Promise<HeldSessions> {
  const path = sessionsPath(world);
  const text = await readFile(path, "utf8").catch(absent);
  if (text === null) {
    return NOTHING;
  }
  const sessions = sessionsOf(text);
  if (sessions === null) {
    throw inputError(`${path} is not as plumbline writes it: remove it and log in again`);
  }
  return sessions;
}

/** Writes all of it at once, so that nobody reads half of it, and nobody else any of it. */
export async function writeSessions(world: Pick<World, "env">, sessions: HeldSessions): Promise<void> {
  const path = sessionsPath(world);
  await besideFile(path, `${JSON.stringify(sessions, null, 2)}\n`, (whole) => rename(whole, path));
}

/** Throws what `writeSessions` would throw, and leaves nothing behind. */
export async function tryToKeepSessions(world: Pick<World, "env">): Promise<void> {
  await besideFile(sessionsPath(world), "", (whole) => rm(whole));
}

/** Writes a file beside another one, and does something with it. */
async function besideFile(path: string, text: string, then: (whole: string) => Promise<void>): Promise<void> {
  const whole = `${path}.${randomUUID()}`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
    await writeFile(whole, text, { mode: FILE_MODE, flag: "wx" });
    await chmod(whole, FILE_MODE);
    await then(whole);
  } catch (error) {
    await rm(whole, { force: true }).catch(() => undefined);
    throw inputError(`${path} cannot be written: ${(error as { readonly code?: string }).code ?? error}`);
  }
}

function absent(error: { readonly code?: string }): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") {
    return null;
  }
  throw inputError(`The file of sessions cannot be read: ${error.code}`);
}

function sessionsOf(text: string): HeldSessions | null {
  try {
    const { last, byAddress } = JSON.parse(text) as Partial<HeldSessions>;
    const isWhole = (last === null || typeof last === "string") && typeof byAddress === "object";
    return isWhole && byAddress !== null && Object.values(byAddress).every(isHeld)
      ? { last, byAddress }
      : null;
  } catch {
    return null;
  }
}

function isHeld(held: Partial<HeldSession> | null): boolean {
  return typeof held?.cookie === "string" && typeof held.email === "string";
}
