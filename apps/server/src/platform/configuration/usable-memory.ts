import { totalmem } from "node:os";

const MIB = 1024 * 1024;

/** Bytes that the process may use: the limit of its control group, or else all that the machine has. */
export function usableMemory(limit = process.constrainedMemory(), total = totalmem()): number {
  return limit > 0 ? Math.min(limit, total) : total;
}

export function toMiB(bytes: number): number {
  return Math.floor(bytes / MIB);
}
