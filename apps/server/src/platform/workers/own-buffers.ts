import type { Transferable } from "node:worker_threads";

const DEEP = 2;

/**
 * The memory of bytes in a value that is theirs alone: it is handed over to another thread in place of being copied.
 * What lies deeper than a member of a member is copied.
 */
export function ownBuffers(value: unknown, depth = DEEP): Transferable[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  if (ArrayBuffer.isView(value)) {
    return isOwn(value) ? [value.buffer as ArrayBuffer] : [];
  }
  if (depth === 0 || Array.isArray(value)) {
    return [];
  }
  return Object.values(value).flatMap((member) => ownBuffers(member, depth - 1));
}

function isOwn({ buffer, byteLength }: ArrayBufferView): boolean {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
}
