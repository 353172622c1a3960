import type { ServerResponse } from "node:http";

/** Whether the client still waits for its answer: one word of shared memory that threads can read too. */
export type ClientPresence = Int32Array<SharedArrayBuffer>;

const GONE = 1;

export function presenceOf(response: ServerResponse): ClientPresence {
  const presence = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  response.once("close", () => Atomics.store(presence, 0, GONE));
  return presence;
}

export function isGone(presence: ClientPresence): boolean {
  return Atomics.load(presence, 0) === GONE;
}

/** The same for the main thread: fires when the connection closes before its answer is whole. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  if (response.destroyed) gone.abort();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
