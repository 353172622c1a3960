import type { Transferable } from "node:worker_threads";

const DEEP = 2;

/**
 * The memory of bytes in a value that is theirs alone: it is handed over to another thread in place of being copied.
 * What lies deeper than a member of a member is copied. Parts of one text are handed over with all the memory they lie in.
 */
export function ownBuffers(value: unknown, depth = DEEP): Transferable[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  if (ArrayBuffer.isView(value)) {
    return isOwn(value) ? [value.buffer as ArrayBuffer] : [];
  }
  if (Array.isArray(value)) {
    return areParts(value) ? [...new Set(value.map(({ buffer }) => buffer))] : [];
  }
  if (depth === 0) {
    return [];
  }
  return Object.values(value).flatMap((member) => ownBuffers(member, depth - 1));
}

/** Buffers of Node may lie in memory that others have a part of. */
function areParts(value: readonly unknown[]): value is readonly Uint8Array<ArrayBuffer>[] {
  return value.length > 0 && value.every((one) => one instanceof Uint8Array && !Buffer.isBuffer(one));
}

function isOwn({ buffer, byteLength }: ArrayBufferView): boolean {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
}
