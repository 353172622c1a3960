import { CallLine, type Told } from "./call-line.js";
import type { CallName, CallReply, InputOf, OutputOf } from "./calls.js";
import address from "./engines.worker.js?worker&url";
import { longestOfCall } from "./longest-of-call.js";
import { workerAddress } from "./worker-address.js";

const line = new CallLine({ makeWorker, longestOf: ({ name }) => longestOfCall(name) });

/** Lets the worker of the engines compute something; it is loaded with the first call. */
export function engines<Name extends CallName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
  return line.call(name, input);
}

function makeWorker({ reply, broke }: Told): Worker {
  const worker = new Worker(workerAddress(address), { type: "module", name: "engines" });
  worker.addEventListener("message", ({ data }: MessageEvent<CallReply>) => reply(data));
  worker.addEventListener("error", ({ message }) => broke(message));
  return worker;
}
