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
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  } catch (error) {
    throw fileError(name, `cannot be written: ${(error as { readonly code?: string }).code ?? error}`);
  }
}
