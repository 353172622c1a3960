import { closeSync, openSync, readSync } from "node:fs";
import type { Environment } from "../configuration/variables.js";
import { type MasterKey, readMasterKey } from "./master-key.js";

/** The master keys that the environment gives. */
export interface GivenMasterKeys {
  /** Null in `local` when none is set: the data directory holds it. */
  readonly current: MasterKey | null;
  readonly previous: MasterKey | null;
}

export type ReadMasterKeys =
  | { readonly ok: true; readonly keys: GivenMasterKeys }
  | { readonly ok: false; readonly refusals: readonly string[] };

const HOW_TO_MAKE_ONE = 'make one with "openssl rand -base64 32"';
const SETTINGS = ["Service__MasterKey", "Service__PreviousMasterKey"] as const;
type Setting = (typeof SETTINGS)[number];

/**
 * Reads the master keys of the environment; no message ever holds what was read
 * (docs/reference/secrets-and-keys.md#master-keys).
 */
export function readMasterKeys(env: Environment): ReadMasterKeys {
  const [current, previous] = SETTINGS.map((setting) => readSetting(env, setting));
  const refusals = [current, previous].filter((read) => typeof read === "string");
  if (env["Service__Profile"] === "hosted" && current === null) {
    refusals.push(
      `The hosted profile needs a master key: set Service__MasterKey or Service__MasterKeyFile (${HOW_TO_MAKE_ONE}), and keep a copy of it.`,
    );
  }
  if (refusals.length > 0) {
    return { ok: false, refusals };
  }
  return { ok: true, keys: { current: current as MasterKey | null, previous: previous as MasterKey | null } };
}

/** The environment variables that hold a key. */
export const KEY_VARIABLES: readonly string[] = SETTINGS;

/** A key, null when none is set, or the refusal. */
function readSetting(env: Environment, setting: Setting): MasterKey | null | string {
  const [text, file] = [env[setting], env[`${setting}File`]];
  if (text && file) {
    return `${setting} and ${setting}File are both set: keep one of the two.`;
  }
  if (text) {
    return readMasterKey(text) ?? `${setting} is ${NOT_A_KEY}`;
  }
  if (!file) {
    return null;
  }
  const read = readKeyFile(file);
  if ("failure" in read) {
    return `${setting}File names a file that cannot be read (${read.failure}): check its path, and let the service read it.`;
  }
  return read.key ?? `The file that ${setting}File names is ${NOT_A_KEY}`;
}

const NOT_A_KEY = `not the base64 of exactly 32 bytes: ${HOW_TO_MAKE_ONE}.`;
const MORE_THAN_A_KEY = 64;

/** A key in a file, which may end with a line break; the failure is the system's code. */
export function readKeyFile(path: string): { readonly key: MasterKey | null } | { readonly failure: string } {
  try {
    return { key: readMasterKey(readBeginning(path).replace(/\r?\n$/, "")) };
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code === undefined) {
      throw thrown;
    }
    return { failure: code };
  }
}

/** No more than shows that it is too much: the path may lead to anything. */
function readBeginning(path: string): string {
  const bytes = Buffer.alloc(MORE_THAN_A_KEY);
  const file = openSync(path, "r");
  try {
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.byteLength; length += read) {
      read = readSync(file, bytes, length, bytes.byteLength - length, null);
    }
    return bytes.toString("latin1", 0, length);
  } finally {
    closeSync(file);
    bytes.fill(0);
  }
}
