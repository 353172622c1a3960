import { parseArgs } from "node:util";
import { say } from "../setup/prepare.mjs";
import { runCommand } from "../setup/run-command.mjs";
import { driveNest } from "./drive-nest.mjs";
import { driveService } from "./drive-service.mjs";
import { loadTable } from "./load-table.mjs";
import { soak } from "./soak.mjs";

/** @typedef {import("./load-table.mjs").LoadRow} LoadRow */

/**
 * What `npm run load` asks for: a mix of real requests, and the GET of one row beside bare Nest, on one, two and four processes.
 * `-- --processes 1,2 --seconds 30 --connections 50` says how many, for how long and by how many connections;
 * `-- --soak 30` has 50 clients work in every section for 30 minutes instead.
 * @returns {Promise<number>}
 */
async function load() {
  const { values } = parseArgs({
    options: {
      processes: { type: "string", default: "1,2,4" },
      seconds: { type: "string", default: "15" },
      connections: { type: "string", default: "50" },
      soak: { type: "string" },
    },
  });
  const counts = values.processes.split(",").map((text) => whole("processes", text, 64));
  const seconds = whole("seconds", values.seconds, 86_400);
  const connections = whole("connections", values.connections, 10_000);
  if (values.soak !== undefined) {
    return soakFor(whole("soak", values.soak, 10_000), connections);
  }
  /** @type {LoadRow[]} */
  const rows = [];
  for (const processes of counts) {
    const wanted = { processes, seconds, connections: Math.max(connections, processes) };
    say(`${processes} of the service, then of bare Nest …`);
    rows.push(...(await driveService(wanted, driveNest)));
  }
  process.stdout.write(`${loadTable(rows)}\n`);
  const unexpected = rows.reduce((sum, row) => sum + row.unexpected, 0);
  return unexpected === 0 ? 0 : 1;
}

/**
 * @param {number} minutes
 * @param {number} clients
 * @returns {Promise<number>}
 */
async function soakFor(minutes, clients) {
  const { rows, memory, ends } = await soak({ minutes, clients });
  process.stdout.write(`${[loadTable(rows), memory, ...ends].join("\n")}\n`);
  return rows.some(({ unexpected }) => unexpected > 0) ? 1 : 0;
}

/**
 * @param {string} option
 * @param {string} text
 * @param {number} most
 */
function whole(option, text, most) {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1 || number > most) {
    throw new Error(`--${option}: "${text}" is no number from 1 to ${most}.`);
  }
  return number;
}

await runCommand(load);
