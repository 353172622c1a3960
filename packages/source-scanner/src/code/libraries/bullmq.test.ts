import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the table.

it("queues and their workers", () => {
  const told = sitesTold(
    "ts",
    "import { Queue, Worker } from 'bullmq';",
    "const mails = new Queue('mails', { connection });",
    "new Worker('mails', async (job) => {});",
  );
  expect(told).toEqual([
    "publish bullmq 'mails' channel=queue L2",
    "subscribe bullmq 'mails' channel=queue L3",
  ]);
});

it("decorators of Nest", () => {
  const told = sitesTold(
    "ts",
    "import { InjectQueue, Processor } from '@nestjs/bullmq';",
    "@Processor('audio') class AudioConsumer { constructor(@InjectQueue('video') private queue: Queue) {} }",
  );
  expect(told).toEqual([
    "publish bullmq 'video' channel=queue L2",
    "subscribe bullmq 'audio' channel=queue L2",
  ]);
});

it("another library's queue is none", () => {
  const told = sitesTold(
    "ts",
    "import { Queue } from './queue.js';",
    "import { x } from '@nestjs/common'; // 'bullmq'",
    "new Queue('no');",
  );
  expect(told).toEqual([]);
});
