import { spawn } from "node:child_process";
import { Agent, request } from "node:http";
import { createInterface } from "node:readline";
import pg from "pg";
import { startBench } from "./bench-server.mjs";
import { row } from "./measure.mjs";

// A GET that reads one row: the whole service in front of it, beside bare Nest that sends the same statements.

const REQUESTS = 2_000;
const CLIENTS = 8;

/** The rows of the table; times in ms. */
export async function run() {
  const bench = await startBench();
  const peer = await startPeer(bench.connectionString);
  try {
    const path = `/api/projects/${await bench.newProject()}`;
    return [
      await row(`GET of one project, ${REQUESTS} times by ${CLIENTS} clients`, "1.1 x (aim 1.0 x)", {
        ours: () => load(`${bench.url}${path}`, { cookie: bench.cookie }),
        floor: "bare Nest, the same statements",
        floorJob: () => load(`${peer.url}${path}`, {}),
      }),
    ];
  } finally {
    peer.stop();
    await bench.stop();
  }
}

async function startPeer(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query("SELECT encode(id_hash, 'hex') AS hash FROM sessions");
  await client.end();
  const program = new URL("./bare-nest.mjs", import.meta.url).pathname;
  const child = spawn(process.execPath, [program, connectionString, rows[0].hash], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env["PATH"], NODE_ENV: "production" },
  });
  for await (const line of createInterface({ input: child.stdout }))
    return { url: `http://127.0.0.1:${JSON.parse(line).port}`, stop: () => child.kill("SIGKILL") };
  throw new Error("Bare Nest did not start");
}

async function load(url, headers) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const clients = Array.from({ length: CLIENTS }, async () => {
    for (let sent = 0; sent < REQUESTS / CLIENTS; sent += 1) await get(url, headers, agent);
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

if (process.argv[1] === new URL(import.meta.url).pathname) console.table(await run());
