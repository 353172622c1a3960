import type { Layer } from "@plumbline/api-client";
import type { Output } from "../../output/output.js";

const WAIT_MS = 5_000;

/** Tells that a service took a request and has not answered yet; Node itself gives up after five minutes. */
export function toldWaiting(output: Pick<Output, "progress">, address: string, afterMs = WAIT_MS): Layer {
  return (next) => async (request) => {
    const told = setTimeout(() => output.progress(`${address} has not answered yet …`), afterMs);
    try {
      return await next(request);
    } finally {
      clearTimeout(told);
    }
  };
}
