import { readFileSync, statSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { literally } from "../literally.js";

/** The folder of the program that runs: what it is packed into, or its compiled files. */
const PROGRAM = new URL("../../", import.meta.url).href;

/** A place in a file of the program, as it stands in a stack: file, line and column, from 1. */
const PLACE = new RegExp(`(${literally(PROGRAM)}(?:[\\w-]+/)*[\\w.-]+\\.js):(\\d+):(\\d+)`, "g");

/** How a line of a stack begins that is not of the error's message. */
const FRAME = "    at ";

/** Reading a larger map would hold everybody up; tools/pack writes none. */
const MAX_MAP_BYTES = 2 * 1024 * 1024;

/** One takes up to 12 MiB: those of the last errors are kept, since an error that came once comes again. */
const MAX_MAPS = 4;
const maps = new Map<string, SourceMap | null>();

/**
 * A stack with the places of sources where it has those of packed files (tools/pack); what has no map stays as it is. Node's
 * own `--enable-source-maps` reads all maps at the start and keeps 20 to 40 MiB of them.
 */
export function withPlacesInSources(stack: string): string {
  const lines = stack.split("\n");
  return lines.map((line) => (line.startsWith(FRAME) ? line.replace(PLACE, inSource) : line)).join("\n");
}

function inSource(place: string, file: string, line: string, column: string): string {
  const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
  return isOrigin(origin)
    ? `${new URL(origin.fileName, file).href}:${origin.lineNumber}:${origin.columnNumber}`
    : place;
}

/** The types of Node have `fileName` under another name. */
interface Origin {
  readonly fileName: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

function isOrigin(found: object | undefined): found is Origin {
  return found !== undefined && "fileName" in found && typeof found.fileName === "string";
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  const map = known === undefined ? readMap(new URL(`${file}.map`)) : known;
  // The one that was asked for last is the last to go.
  maps.delete(file);
  maps.set(file, map);
  for (const oldest of [...maps.keys()].slice(0, -MAX_MAPS)) {
    maps.delete(oldest);
  }
  return map;
}

function readMap(address: URL): SourceMap | null {
  try {
    const { size } = statSync(address);
    return size > MAX_MAP_BYTES
      ? null
      : new SourceMap(JSON.parse(readFileSync(address, "utf8")) as SourceMapPayload);
  } catch {
    return null;
  }
}
