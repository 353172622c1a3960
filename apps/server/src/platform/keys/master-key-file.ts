import { randomBytes } from "node:crypto";
import { link, mkdir, open, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../code-of.js";
import { StartRefusal } from "../lifecycle/start-refusal.js";
import type { MasterKey } from "./master-key.js";
import { readKeyFile } from "./read-master-keys.js";

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_DIRECTORY = 0o700;
const OTHERS = 0o077;
const KEY_BYTES = 32;

export function masterKeyPath(dataDirectory: string): string {
  return join(dataDirectory, "master.key");
}

/** Null when there is no such file; refuses one that others may read or write, or that holds no key. */
export async function readMasterKeyFile(path: string): Promise<MasterKey | null> {
  const found = await modeOf(path);
  if (found === null) {
    return null;
  }
  if (process.platform !== "win32" && (found.mode & OTHERS) !== 0) {
    throw refusal(path, "can be read or written by other users", `run "chmod 600" on it`);
  }
  const read = readKeyFile(path);
  if ("failure" in read) {
    throw refusal(path, `cannot be read (${read.failure})`, "let the service read it");
  }
  if (found.size === 0) {
    throw refusal(path, "is empty", "restore it from a copy, or delete it if nothing is stored under it");
  }
  if (read.key === null) {
    throw refusal(path, "is not the base64 of exactly 32 bytes", "restore it from a copy");
  }
  return read.key;
}

/**
 * Makes a key that only the service's user can read. Written whole and kept on the disk under another name first,
 * so that of two processes one makes it, the other reads it, and a crash leaves it whole or not there.
 */
export async function makeMasterKeyFile(dataDirectory: string): Promise<void> {
  const path = masterKeyPath(dataDirectory);
  const draft = `${path}.${randomBytes(8).toString("hex")}`;
  try {
    await mkdir(dataDirectory, { recursive: true, mode: OWNER_ONLY_DIRECTORY });
    await writeDurably(draft, `${randomBytes(KEY_BYTES).toString("base64")}\n`);
    await linkUnlessThere(draft, path);
  } catch (thrown) {
    const code = codeOf(thrown);
    throw refusal(path, `cannot be made (${code})`, "make the data directory writable for the service");
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, "wx", OWNER_ONLY_FILE);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function linkUnlessThere(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
  } catch (thrown) {
    if (codeOf(thrown) !== "EEXIST") {
      throw thrown;
    }
  }
  if (process.platform === "win32") {
    return;
  }
  const directory = await open(join(path, ".."), "r");
  await directory.sync().finally(() => directory.close());
}

async function modeOf(path: string): Promise<{ mode: number; size: number } | null> {
  try {
    return await stat(path);
  } catch (thrown) {
    const code = codeOf(thrown);
    // A data directory that is not there, or is none, is made or refused when the key is.
    if (code === "ENOENT" || code === "ENOTDIR") {
      return null;
    }
    throw refusal(path, `cannot be read (${code})`, "let the service read it");
  }
}

function refusal(path: string, what: string, fix: string): StartRefusal {
  return new StartRefusal(`The master key file ${path} ${what}: ${fix}, or set Service__MasterKey.`);
}
