import { readFileSync, statSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";

/** The folder of the program that runs: `packed`, or `dist`, whose files are named as their sources are. */
const PROGRAM = new URL("../../", import.meta.url).href;

/** A place in what the program is packed into, as it stands in a stack: file, line and column, from 1. */
const PLACE = new RegExp(`(${literally(PROGRAM)}chunks/[0-9A-Z]+\\.js):(\\d+):(\\d+)`, "g");

/** Reading a larger map would hold everybody up: the largest are of other people's code alone. */
const MAX_MAP_BYTES = 1024 * 1024;

/** Maps that were read, for as long as the process runs: an error that came once comes again. */
const maps = new Map<string, SourceMap>();

/**
 * A stack with the places of sources where it has those of packed files (tools/pack); what has no map stays as it is. Node's
 * own `--enable-source-maps` reads all maps at the start and keeps 20 to 40 MiB of them.
 */
export function withPlacesInSources(stack: string): string {
  return stack.replace(PLACE, (place, file: string, line: string, column: string) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    return isOrigin(origin)
      ? `${new URL(origin.fileName, file).href}:${origin.lineNumber}:${origin.columnNumber}`
      : place;
  });
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

function mapOf(file: string): SourceMap | undefined {
  const map = maps.get(file) ?? readMap(new URL(`${file}.map`));
  if (map !== undefined) {
    maps.set(file, map);
  }
  return map;
}

function readMap(address: URL): SourceMap | undefined {
  try {
    const { size } = statSync(address);
    return size > MAX_MAP_BYTES
      ? undefined
      : new SourceMap(JSON.parse(readFileSync(address, "utf8")) as SourceMapPayload);
  } catch {
    return undefined;
  }
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
