import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";

/** One way in which a file is sent. */
export interface FileForm {
  /** Its content coding; null for the bytes as they are. */
  readonly coding: "br" | "gzip" | null;
  readonly bytes: Buffer;
  readonly etag: string;
}

/** A file of the web client as it is sent. */
export interface ClientFile {
  readonly type: string;
  /** Its name holds a hash of what is in it. */
  readonly isHashed: boolean;
  /** It is run as a worker, which has a policy of its own. */
  readonly isWorker: boolean;
  /** The bytes as they are, and what the build packed beside them, the smallest first. */
  readonly forms: readonly FileForm[];
}

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};
const UNKNOWN_TYPE = "application/octet-stream";

/** The build puts the files that it hashes there; what is started as a worker is named after its source `*.worker.ts`. */
const HASHED = /^\/assets\//;
const WORKER = /^\/assets\/[\w-]+\.worker-[\w-]+\.js$/;

/** Reads a file of the build with its packed forms; `path` is its path in an address. */
export function readClientFile(file: string, path: string): ClientFile {
  return {
    type: TYPES[extname(file)] ?? UNKNOWN_TYPE,
    isHashed: HASHED.test(path),
    isWorker: WORKER.test(path),
    forms: [...packed(file, "br", ".br"), ...packed(file, "gzip", ".gz"), readForm(file, null)],
  };
}

function packed(file: string, coding: "br" | "gzip", ending: string): readonly FileForm[] {
  return existsSync(`${file}${ending}`) ? [readForm(`${file}${ending}`, coding)] : [];
}

/** Each form has a tag of its own: they are not the same bytes. */
function readForm(file: string, coding: FileForm["coding"]): FileForm {
  const bytes = readFileSync(file);
  return { coding, bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url")}"` };
}
