import { randomBytes } from "node:crypto";
import { chmod, link, lstat, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../../../platform/code-of.js";
import { MIN_SETUP_CODE } from "../limits.js";

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_DIRECTORY = 0o700;
const CODE_BYTES = 24;

/** The file is there and holds no code, or cannot be read or written; the message gives the fix. */
export class SetupCodeRefusal extends Error {}

/** The setup code of the data directory, made when there is none yet; it outlives restarts until setup is done. */
export async function keepSetupCode(dataDirectory: string): Promise<string> {
  const path = pathIn(dataDirectory);
  try {
    await mkdir(dataDirectory, { recursive: true, mode: OWNER_ONLY_DIRECTORY });
    if (!(await isThere(path))) {
      await makeUnlessThere(path);
    }
  } catch (thrown) {
    const fix = "make the data directory writable for the service, or set Service__SetupToken";
    throw refusal(path, "cannot be created", fix, thrown);
  }
  const code = await readOwn(path);
  if (code.length >= MIN_SETUP_CODE) {
    return code;
  }
  const what = code === "" ? "is empty" : `is shorter than ${MIN_SETUP_CODE} characters`;
  throw refusal(path, what, "delete it and start again, or set Service__SetupToken");
}

/** Deletes the file; gives its path when it is still there, since it could not be deleted. */
export async function deleteSetupCode(dataDirectory: string): Promise<string | null> {
  const path = pathIn(dataDirectory);
  try {
    await rm(path, { force: true });
    return null;
  } catch {
    return (await isThere(path)) ? path : null;
  }
}

function pathIn(dataDirectory: string): string {
  return join(dataDirectory, "setup-code");
}

async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null)) !== null;
}

/** Written whole under another name first, so that a second process never reads half a code. */
async function makeUnlessThere(path: string): Promise<void> {
  const draft = `${path}.${randomBytes(8).toString("hex")}`;
  await writeFile(draft, `${randomBytes(CODE_BYTES).toString("base64url")}\n`, {
    mode: OWNER_ONLY_FILE,
    flag: "wx",
  });
  try {
    await link(draft, path);
  } catch (thrown) {
    if (codeOf(thrown) !== "EEXIST") {
      throw thrown;
    }
  } finally {
    await rm(draft, { force: true });
  }
}

async function readOwn(path: string): Promise<string> {
  try {
    await chmod(path, OWNER_ONLY_FILE);
    return (await readFile(path, "utf8")).trim();
  } catch (thrown) {
    const fix = "give it to the service's user with mode 600, or delete it and start again";
    throw refusal(path, "cannot be read, or kept from other users", fix, thrown);
  }
}

function refusal(path: string, what: string, fix: string, cause?: unknown): SetupCodeRefusal {
  return new SetupCodeRefusal(`The setup-code file ${path} ${what}: ${fix}.`, { cause });
}
