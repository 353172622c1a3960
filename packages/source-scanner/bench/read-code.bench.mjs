/**
 * Megabytes a second of files of source code: of those that are parsed for a token in them, and of those that are only
 * lexed because they have none. `node packages/source-scanner/bench/read-code.bench.mjs` after a build.
 */

import { pathToFileURL } from "node:url";
import { readCode } from "../dist/code/read-code.js";
import { installedGrammars } from "./scan-thread.mjs";

const MEGABYTES = 2;
const FILE_BYTES = 10_000;

/** A first line with a token of interest, and a member of a class that fills the file. */
const SAMPLES = {
  cs: [
    "using MassTransit;",
    (at) =>
      `class C${at} { public async Task<int> M(IBus bus, int n) { if (n > ${at}) { await bus.Publish(new Placed { Id = n }); } return n + ${at}; } }`,
  ],
  java: [
    "import org.springframework.kafka.core.KafkaTemplate;",
    (at) =>
      `class C${at} { KafkaTemplate<String, A> t; int m(int n) { if (n > ${at}) { t.send("a${at}", new A(n)); } return n + ${at}; } }`,
  ],
  ts: [
    "import { Kafka } from 'kafkajs';",
    (at) =>
      `export class C${at} { async m(n: number): Promise<number> { if (n > ${at}) { await this.p.send({ topic: 'a${at}', messages: [] }); } return n + ${at}; } }`,
  ],
  py: [
    "from aiokafka import AIOKafkaProducer",
    (at) =>
      `class C${at}:\n    async def m(self, p: AIOKafkaProducer, n):\n        if n > ${at}:\n            await p.send("a${at}", n)\n        return n + ${at}`,
  ],
  go: [
    'package a\n\nimport "github.com/nats-io/nats.go"',
    (at) =>
      `func m${at}(nc *nats.Conn, n int) int {\n\tif n > ${at} {\n\t\tnc.Publish("a${at}", nil)\n\t}\n\treturn n + ${at}\n}`,
  ],
  rs: [
    "use lapin::Channel;",
    (at) =>
      `async fn m${at}(channel: &Channel, n: u32) -> u32 { if n > ${at} { channel.basic_publish("a", "k${at}", o, b, p).await; } n + ${at} }`,
  ],
};

/** Words of interest become others of the same length. */
const WITHOUT_TOKENS =
  /MassTransit|IBus|KafkaTemplate|springframework|kafkajs|topic|messages|aiokafka|AIOKafka\w*|nats|lapin|basic_publish/g;

function fileOf([head, member], isOfInterest) {
  let text = head;
  for (let at = 0; text.length < FILE_BYTES; at += 1) {
    text += `\n${member(at)}`;
  }
  return new TextEncoder().encode(
    isOfInterest ? text : text.replace(WITHOUT_TOKENS, (word) => "z".repeat(word.length)),
  );
}

/** Milliseconds of reading a text again and again, until so many megabytes are read. */
function timeOf(bytes, read) {
  const times = Math.ceil((MEGABYTES * 1e6) / bytes.length);
  read(bytes);
  const start = performance.now();
  for (let at = 0; at < times; at += 1) {
    read(bytes);
  }
  return performance.now() - start;
}

export async function run() {
  const grammars = await installedGrammars();
  const decoder = new TextDecoder();
  return Object.entries(SAMPLES).flatMap(([extension, sample]) =>
    [true, false].map((isOfInterest) => {
      const bytes = fileOf(sample, isOfInterest);
      const { reading } = readCode(extension, bytes, grammars);
      const oursMs = timeOf(bytes, (one) => readCode(extension, one, grammars));
      const floorMs = timeOf(bytes, (one) => decoder.decode(one));
      const job = `${MEGABYTES} MB of ${extension}, ${reading}`;
      return { job, oursMs, floor: "decode", floorMs, ratio: oursMs / floorMs };
    }),
  );
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { job, oursMs, floorMs } of await run()) {
    console.log(`${job.padEnd(24)}${oursMs.toFixed(0).padStart(6)} ms  decode ${floorMs.toFixed(1)} ms`);
  }
}
