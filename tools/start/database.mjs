import { runningPostgres } from "../embedded-postgres/running-postgres.mjs";
import { startPostgres } from "../embedded-postgres/start-postgres.mjs";
import { dataDirectory } from "../setup/data-directory.mjs";
import { say } from "../setup/prepare.mjs";

const VARIABLE = "ConnectionStrings__DefaultConnection";

/**
 * @typedef {object} Database
 * @property {Record<string, string>} env what the app must be told
 * @property {Promise<void>} ended settles when it has ended by itself; never for somebody else's database
 * @property {() => Promise<void>} stop
 */

/** One that somebody else starts and stops. */
const OF_OTHERS = {
  ended: /** @type {Promise<void>} */ (new Promise(() => undefined)),
  stop: async () => undefined,
};

/**
 * The database the environment names, else an embedded one in the data directory. A command may work beside a service
 * that runs there, on its database.
 * @param {NodeJS.ProcessEnv} env
 * @param {{isCommand: boolean}} asked
 * @returns {Promise<Database>}
 */
export async function openDatabase(env, { isCommand }) {
  if (env[VARIABLE]) {
    return { ...OF_OTHERS, env: {} };
  }
  const running = isCommand ? runningPostgres(dataDirectory(env)) : null;
  if (running !== null) {
    return { ...OF_OTHERS, env: { [VARIABLE]: running } };
  }
  say("Starting the database …");
  const postgres = await startPostgres({ dataDirectory: dataDirectory(env) });
  return { env: { [VARIABLE]: postgres.connectionString }, ended: postgres.ended, stop: postgres.stop };
}
