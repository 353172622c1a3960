import { CALLS, type CallMessage, type CallReply } from "./calls.js";

type AnyCall = (input: unknown) => unknown;

addEventListener("message", ({ data }: MessageEvent<CallMessage>) => void answer(data));

async function answer({ id, name, input }: CallMessage): Promise<void> {
  postMessage(await replyTo(id, CALLS[name] as AnyCall, input));
}

async function replyTo(id: number, call: AnyCall, input: unknown): Promise<CallReply> {
  try {
    return { id, output: await call(input) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}
