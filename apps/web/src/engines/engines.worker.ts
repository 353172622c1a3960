import { CALLS, type CallMessage, type CallReply } from "./calls.js";

type AnyCall = (input: unknown) => unknown;

let line: Promise<void> = Promise.resolve();

// One after the other, so that who waits knows which one takes its time.
addEventListener("message", ({ data }: MessageEvent<CallMessage>) => {
  line = line.then(() => answer(data));
});

async function answer({ id, name, input }: CallMessage): Promise<void> {
  tell({ id, began: true });
  tell(await replyTo(id, CALLS[name] as AnyCall, input));
}

async function replyTo(id: number, call: AnyCall, input: unknown): Promise<CallReply> {
  try {
    return { id, output: await call(input) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}

function tell(reply: CallReply): void {
  postMessage(reply);
}
