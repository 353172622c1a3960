import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { ownBytes } from "../workers/own-bytes.js";

/** One way in which a file is sent. */
export interface FileForm {
  /** Its content coding; null for the bytes as they are. */
  readonly coding: "br" | "gzip" | null;
  readonly byteLength: number;
  readonly etag: string;
  body(): Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
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
  const [brotli, gzip] = [bytesOf(`${file}.br`), bytesOf(`${file}.gz`)];
  const plain = gzip === null ? bytesOf(file) : null;
  return {
    type: TYPES[extname(file)] ?? UNKNOWN_TYPE,
    isHashed: HASHED.test(path),
    isWorker: WORKER.test(path),
    forms: [
      ...(brotli === null ? [] : [formOf("br", brotli)]),
      ...(gzip === null ? [] : [formOf("gzip", gzip), unpacked(gzip)]),
      ...(plain === null ? [] : [formOf(null, plain)]),
    ],
  };
}

/** In memory of their own: small ones share it with whatever else was read, which would be kept with them. */
function bytesOf(file: string): Uint8Array | null {
  return existsSync(file) ? ownBytes(readFileSync(file)) : null;
}

/** Each form has a tag of its own: they are not the same bytes. */
function formOf(coding: FileForm["coding"], bytes: Uint8Array): FileForm {
  return { coding, byteLength: bytes.byteLength, etag: etagOf(bytes), body: () => [bytes] };
}

/** Hardly anybody wants the bytes as they are: they are unpacked for who does, and take no memory until then. */
function unpacked(gzip: Uint8Array): FileForm {
  const body = (): AsyncIterable<Uint8Array> => Readable.from([gzip]).pipe(createGunzip());
  return { coding: null, byteLength: lengthUnpacked(gzip), etag: etagOf(gzip, "unpacked"), body };
}

/** The last four bytes say it (RFC 1952, 2.3.1). */
function lengthUnpacked({ buffer, byteOffset, byteLength }: Uint8Array): number {
  return new DataView(buffer, byteOffset, byteLength).getUint32(byteLength - 4, true);
}

function etagOf(bytes: Uint8Array, form = ""): string {
  return `"${createHash("sha256").update(bytes).update(form).digest("base64url")}"`;
}
