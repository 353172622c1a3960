import type { CallMessage, CallName, CallReply, InputOf, OutputOf } from "./calls.js";
import address from "./engines.worker.js?worker&url";
import { workerAddress } from "./worker-address.js";

/** What a call that waits is told. */
interface Waiting {
  readonly done: (output: never) => void;
  readonly failed: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let last = 0;

/** Lets the worker of the engines compute something; it is loaded with the first call. */
export function engines<Name extends CallName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
  last += 1;
  const message: CallMessage = { id: last, name, input };
  return new Promise((done, failed) => {
    waiting.set(message.id, { done, failed });
    theWorker().postMessage(message);
  });
}

function theWorker(): Worker {
  if (worker === null) {
    worker = new Worker(workerAddress(address), { type: "module", name: "engines" });
    worker.addEventListener("message", ({ data }: MessageEvent<CallReply>) => settle(data));
    worker.addEventListener("error", ({ message }) => giveUp(message));
  }
  return worker;
}

function settle(reply: CallReply): void {
  const call = waiting.get(reply.id);
  waiting.delete(reply.id);
  if ("failed" in reply) {
    call?.failed(new Error(reply.failed));
  } else {
    call?.done(reply.output as never);
  }
}

/** A worker that broke answers nothing more: whoever waits is told, and the next call loads another. */
function giveUp(message: string): void {
  worker?.terminate();
  worker = null;
  const lost = [...waiting.values()];
  waiting.clear();
  for (const { failed } of lost) {
    failed(new Error(message || "The worker could not be loaded"));
  }
}
