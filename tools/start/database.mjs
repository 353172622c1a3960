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

/**
 * The database the environment names, else an embedded one in the data directory.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Database>}
 */
export async function openDatabase(env) {
  if (env[VARIABLE]) {
    return { env: {}, ended: new Promise(() => undefined), stop: async () => undefined };
  }
  say("Starting the database …");
  const postgres = await startPostgres({ dataDirectory: dataDirectory(env) });
  return { env: { [VARIABLE]: postgres.connectionString }, ended: postgres.ended, stop: postgres.stop };
}
