import type { ServerResponse } from "node:http";
import { ClientGone } from "../errors/client-gone.js";

/** Fires, with `ClientGone`, when the connection closes before its answer is whole. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  const leave = (): void => {
    if (!response.writableFinished) {
      gone.abort(new ClientGone());
    }
  };
  if (response.destroyed) {
    leave();
  }
  response.once("close", leave);
  return gone.signal;
}

/** One word of shared memory that says in every thread whether the client still waits for its answer. */
export type PresenceFlag = Int32Array<SharedArrayBuffer>;

const GONE = 1;

export function presenceFlag(gone: AbortSignal): PresenceFlag {
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const leave = (): void => {
    Atomics.store(flag, 0, GONE);
  };
  if (gone.aborted) {
    leave();
  }
  gone.addEventListener("abort", leave, { once: true });
  return flag;
}

export function isGone(flag: PresenceFlag): boolean {
  return Atomics.load(flag, 0) === GONE;
}
