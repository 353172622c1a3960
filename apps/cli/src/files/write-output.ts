import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { fileError } from "../problems/cli-error.js";
import type { World } from "../world.js";

/** Writes a file that the command line named, with the folders it lies in; `-` is the standard output. */
export async function writeOutput(name: string, content: string | Uint8Array, world: World): Promise<void> {
  if (name === "-") {
    world.stdout.write(content);
    return;
  }
  const path = resolve(world.cwd, name);
  try {
    await makeFolder(dirname(path));
    await writeFile(path, content);
  } catch (error) {
    throw fileError(name, `cannot be written: ${(error as { readonly code?: string }).code ?? error}`);
  }
}

/** Makes a folder with those it lies in, one by one: asked for all at once, Node never ends where a file system has its own. */
async function makeFolder(path: string): Promise<void> {
  const isMade = await made(path);
  if (!isMade && dirname(path) !== path) {
    await makeFolder(dirname(path));
    await mkdir(path);
  }
}

/** Whether the folder is there now; false where one that it lies in is not. */
async function made(path: string): Promise<boolean> {
  try {
    await mkdir(path);
    return true;
  } catch (error) {
    const { code } = error as { readonly code?: string };
    if (code === "EEXIST") {
      return true;
    }
    if (code === "ENOENT") {
      return false;
    }
    throw error;
  }
}
