import { afterEach } from "@jest/globals";
import { type Answering, type Loopback, startLoopback } from "./loopback.js";

const open: Loopback[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((loopback) => loopback.stop()));
});

/** A loopback server that goes with its test. */
export async function loopback(...answers: readonly Answering[]): Promise<Loopback> {
  const started = await startLoopback(...answers);
  open.push(started);
  return started;
}
