import { Agent, request } from "node:http";
import { startBench } from "./bench-server.mjs";
import { eshopForTools } from "./eshop-for-tools.mjs";
import { row } from "./measure.mjs";

// Tools beside the REST calls they equal, with one token and kept connections; many agents at once; many sessions.

const CALLS = 50;
/** Short turns, and many: on a busy machine both are slowed down alike. */
const TURNS = 40;
const WARMING = 500;
const AGENTS = 50;
const CALLS_OF_EACH = 20;
const TARGET = "1.5 x (aim 1.2)";
const [FEW_SESSIONS, MANY_SESSIONS] = [1_000, 10_000];
const SESSIONS_AT_ONCE = 8;
const VERSION = "2025-11-25";

/** The rows of the table; times in ms, memory in MiB. */
export async function run() {
  const bench = await startBench();
  const agent = new Agent({ keepAlive: true, maxSockets: AGENTS });
  try {
    const { token, pairs } = await eshopForTools(bench);
    const client = clientOf(bench.url, agent, token);
    const rows = [];
    await warmUp(client, pairs);
    for (const pair of pairs) {
      rows.push(await beside(client, pair));
    }
    const [smallest] = pairs;
    return [...rows, await together(client, smallest), await sessions(bench, client, smallest)];
  } finally {
    agent.destroy();
    await bench.stop();
  }
}

/** What is measured first would else pay for the compiler of JavaScript. */
async function warmUp(client, pairs) {
  for (const { tool, path } of pairs) {
    await inTurn(WARMING, () => client.call(tool));
    await inTurn(WARMING, () => client.get(path));
  }
}

function beside(client, { tool, path }) {
  return row(`${tool.name}, ${CALLS} calls one by one`, TARGET, {
    rounds: TURNS,
    ours: () => inTurn(CALLS, () => client.call(tool)),
    floor: "GET of the same with the same token",
    floorJob: () => inTurn(CALLS, () => client.get(path)),
  });
}

function together(client, { tool, path }) {
  const all = (job) => Promise.all(Array.from({ length: AGENTS }, () => inTurn(CALLS_OF_EACH, job)));
  return row(`${tool.name} of ${AGENTS} agents at once, ${CALLS_OF_EACH} calls each`, TARGET, {
    rounds: TURNS / 4,
    ours: () => all(() => client.call(tool)),
    floor: "GETs of the same at once",
    floorJob: () => all(() => client.get(path)),
  });
}

/** Resident memory after many sessions beside that after few: what each left behind would show nine thousand times. */
async function sessions(bench, client, { tool }) {
  await sessionsOf(client, tool, FEW_SESSIONS);
  const floorMs = await bench.memoryMiB();
  await sessionsOf(client, tool, MANY_SESSIONS - FEW_SESSIONS);
  const oursMs = await bench.memoryMiB();
  return {
    job: `memory after ${MANY_SESSIONS} sessions of initialize and one call`,
    oursMs,
    floor: `after ${FEW_SESSIONS}`,
    floorMs,
    ratio: oursMs / floorMs,
    target: "1.2 x",
    unit: "MiB",
  };
}

async function sessionsOf(client, tool, count) {
  await Promise.all(
    Array.from({ length: SESSIONS_AT_ONCE }, () =>
      inTurn(count / SESSIONS_AT_ONCE, async () => {
        await client.initialize();
        await client.call(tool);
      }),
    ),
  );
}

async function inTurn(times, job) {
  for (let time = 0; time < times; time += 1) {
    await job();
  }
}

function clientOf(url, agent, token) {
  const authorization = `Bearer ${token}`;
  const send = (path, method, headers, body) =>
    answerOf(`${url}${path}`, { method, agent, headers: { authorization, ...headers } }, body);
  const message = (method, params, id) =>
    send("/mcp", "POST", MESSAGE, JSON.stringify({ jsonrpc: "2.0", id, method, params }));
  return {
    get: (path) => send(path, "GET", {}),
    call: async ({ name, args }) => {
      const answer = await message("tools/call", { name, arguments: args }, 1);
      if (!answer.includes('"truth"')) {
        throw new Error(`${name}: ${answer.slice(0, 500)}`);
      }
    },
    initialize: async () => {
      const clientInfo = { name: "bench", version: "1" };
      await message("initialize", { protocolVersion: VERSION, capabilities: {}, clientInfo }, 1);
      await message("notifications/initialized");
    },
  };
}

const MESSAGE = {
  accept: "application/json, text/event-stream",
  "content-type": "application/json",
  "mcp-protocol-version": VERSION,
};

function answerOf(url, options, body) {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, async (answer) => {
      const text = Buffer.concat(await answer.toArray()).toString("utf8");
      if (answer.statusCode < 300) {
        resolve(text);
      } else {
        reject(new Error(`${url}: ${answer.statusCode} ${text.slice(0, 500)}`));
      }
    });
    sent.once("error", reject).end(body);
  });
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  console.table(await run());
}
