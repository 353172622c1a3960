import { Agent, request } from "node:http";
import { startBench } from "./bench-server.mjs";
import { row } from "./measure.mjs";
import { startPeer } from "./start-peer.mjs";

// A GET that reads one row: the whole service in front of it, beside bare Nest.

const REQUESTS = 2_000;
const CLIENTS = 8;
const JOB = `GET of one project, ${REQUESTS} times by ${CLIENTS} clients`;

/** The rows of the table; times in ms. */
export async function run() {
  const bench = await startBench();
  try {
    const url = `${bench.url}/api/projects/${await bench.newProject()}`;
    const beside = (form, floor, target) => measure({ bench, url, form, floor, target });
    return [
      await beside("plain", "bare Nest, three plain statements", "1.1 x (aim 1.0 x)"),
      await beside("prepared", "bare Nest, our two prepared statements", "not set"),
    ];
  } finally {
    await bench.stop();
  }
}

async function measure({ bench, url, form, floor, target }) {
  const peer = await startPeer(bench.connectionString, form);
  const ours = () => load(url, { cookie: bench.cookie });
  const floorJob = () => load(url.replace(bench.url, peer.url), {});
  try {
    return await row(JOB, target, { ours, floor, floorJob });
  } finally {
    peer.stop();
  }
}

async function load(url, headers) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const clients = Array.from({ length: CLIENTS }, async () => {
    for (let sent = 0; sent < REQUESTS / CLIENTS; sent += 1) {
      await get(url, headers, agent);
    }
  });
  await Promise.all(clients);
  agent.destroy();
}

function get(url, headers, agent) {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers, agent }, (answer) => {
      answer.resume();
      answer.once("end", () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    });
    call.once("error", reject).end();
  });
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  console.table(await run());
}
