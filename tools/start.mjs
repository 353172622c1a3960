import { prepare, say } from "./setup/prepare.mjs";
import { runCommand } from "./setup/run-command.mjs";
import { whenAskedToStop } from "./setup/stop-requests.mjs";
import { isTaken, readAddress } from "./start/address.mjs";
import { App } from "./start/app.mjs";
import { openDatabase } from "./start/database.mjs";
import { greeting } from "./start/greeting.mjs";

/** A command of the program in place of the normal start, as `npm start -- keys forget`. */
const COMMAND = process.argv.slice(2);

/**
 * `npm start`: the service on its database, until somebody asks it to stop.
 * @returns {Promise<number>}
 */
async function start() {
  let stopRequests = 0;
  /** @type {App | null} */
  let app = null;
  whenAskedToStop(() => {
    stopRequests++;
    if (stopRequests === 1) {
      app?.stop();
    }
    if (stopRequests === 3) {
      app?.kill();
    }
  });
  const { node } = await prepare();
  if (stopRequests > 0) {
    return 0;
  }
  const database = await openDatabase(process.env, { isCommand: COMMAND.length > 0 });
  try {
    if (stopRequests > 0) {
      return 0;
    }
    app = new App(node, { ...process.env, ...database.env }, { command: COMMAND });
    return await runUntilEnd(app, database);
  } finally {
    await database.stop();
  }
}

/**
 * @param {App} app
 * @param {import("./start/database.mjs").Database} database
 */
async function runUntilEnd(app, database) {
  const lost = database.ended.then(async () => {
    if (!app.hasEnded) {
      say("The database has ended; the service stops.");
    }
    await app.stop();
    return 1;
  });
  if (COMMAND.length === 0) {
    greetWhenReady(app);
  }
  return Promise.race([app.ended, lost]);
}

/** @param {App} app */
async function greetWhenReady(app) {
  const { port, address } = readAddress(process.env);
  // Somebody else's service would answer there in place of ours, which will say so itself.
  if (port === 0 || (await isTaken(port))) {
    return;
  }
  if (await app.answersAt(address)) {
    process.stdout.write(`${await greeting(address, process.env)}\n`);
  }
}

await runCommand(start);
