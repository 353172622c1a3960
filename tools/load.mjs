import { parseArgs } from "node:util";
import { loadTable } from "./load/load-table.mjs";
import { prepare, say } from "./setup/prepare.mjs";
import { runCommand } from "./setup/run-command.mjs";

/** @typedef {import("./load/load-table.mjs").LoadRow} LoadRow */

/**
 * `npm run load`: a mix of real requests, and the GET of one row beside bare Nest, on one, two and four processes.
 * `-- --processes 1,2 --seconds 30 --connections 50` says how many, for how long and by how many connections.
 * @returns {Promise<number>}
 */
async function load() {
  const { values } = parseArgs({
    options: {
      processes: { type: "string", default: "1,2,4" },
      seconds: { type: "string", default: "15" },
      connections: { type: "string", default: "50" },
    },
  });
  const counts = values.processes.split(",").map((text) => whole("processes", text, 64));
  const seconds = whole("seconds", values.seconds, 86_400);
  const connections = whole("connections", values.connections, 10_000);
  await prepare();
  // Not before: what drives is installed only now.
  const { driveNest } = await import("./load/drive-nest.mjs");
  const { driveService } = await import("./load/drive-service.mjs");
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
