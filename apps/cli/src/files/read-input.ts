import { open } from "node:fs/promises";
import { resolve } from "node:path";
import type { Readable } from "node:stream";
import { fileError } from "../problems/cli-error.js";
import type { World } from "../world.js";

/** A file that was read, by the name the command line gave it. */
export interface InputFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What `-` stands for in messages. */
const STANDARD_INPUT = "(standard input)";

/**
 * Reads a file, or the standard input for `-`. A file that is larger than `mostBytes` is refused before it is read.
 * Throws a `CliError` of exit `input`.
 */
export async function readInput(name: string, world: World, mostBytes: number): Promise<InputFile> {
  return name === "-"
    ? { name: STANDARD_INPUT, bytes: await readAll(world.stdin, STANDARD_INPUT, mostBytes) }
    : { name, bytes: await readFileOf(name, world, mostBytes) };
}

async function readFileOf(name: string, world: World, mostBytes: number): Promise<Uint8Array> {
  try {
    const file = await open(resolve(world.cwd, name));
    try {
      const about = await file.stat();
      if (about.isDirectory()) {
        throw fileError(name, "is a folder, not a file");
      }
      refuseSize(name, about.size, mostBytes);
      // A pipe or a device has no size that could be looked at before.
      return about.isFile() ? await file.readFile() : await readAll(file.createReadStream(), name, mostBytes);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw readingError(name, error);
  }
}

async function readAll(stream: Readable, name: string, mostBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    refuseSize(name, size, mostBytes);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function refuseSize(name: string, size: number, mostBytes: number): void {
  if (size > mostBytes) {
    throw fileError(name, `is larger than ${mostBytes} bytes`);
  }
}

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: "does not exist",
  EACCES: "may not be read",
  EISDIR: "is a folder, not a file",
  ENOTDIR: "does not exist",
};

function readingError(name: string, error: unknown): unknown {
  const code = (error as { readonly code?: unknown }).code;
  return typeof code === "string" ? fileError(name, WORDS[code] ?? `cannot be read: ${code}`) : error;
}
