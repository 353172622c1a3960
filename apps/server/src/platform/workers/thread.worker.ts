import { parentPort } from "node:worker_threads";
import { isDatabaseAway } from "../errors/database-failure.js";
import { Refused } from "../errors/refused.js";
import type { JobEnd, JobMessage, JobReply } from "./job-message.js";
import { isLastJob } from "./last-job.js";
import { ownBuffers } from "./own-buffers.js";

// What every thread runs: jobs as they come, each with what it came to as data.

type Job = (input: unknown) => Promise<{ readonly outcome: string }>;

parentPort?.on("message", async (message: JobMessage) => {
  const reply = await replyTo(message);
  const end: JobEnd = { reply, isLast: isLastJob() };
  parentPort?.postMessage(end, "outcome" in reply ? ownBuffers(reply.outcome) : []);
});

async function replyTo({ module, job, input }: JobMessage): Promise<JobReply> {
  try {
    const jobs = (await import(module)) as Readonly<Record<string, Job | undefined>>;
    const run = jobs[job];
    if (run === undefined) {
      throw new Error(`${module} has no job ${job}`);
    }
    return { outcome: await run(input) };
  } catch (thrown) {
    if (thrown instanceof Refused) {
      return { refusal: thrown.refusal };
    }
    if (isDatabaseAway(thrown)) {
      return { refusal: { outcome: "database-away" } };
    }
    return { failed: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }
}
