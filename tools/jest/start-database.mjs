import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { holderOf } from "../embedded-postgres/data-directory-lock.mjs";
import { startPostgres } from "../embedded-postgres/start-postgres.mjs";

const FOLDER = join(tmpdir(), "plumbline-test-database-");

/** Nothing here must survive a crash of the machine, so nothing waits for the disk. */
const QUICK = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "400" };

/**
 * One database cluster for every test of the server: the one that the environment names, or one of its own.
 * @returns {Promise<{connectionString: string, stop: () => Promise<void>}>}
 */
export async function startDatabase() {
  const given = process.env["PLUMBLINE_TEST_DATABASE"];
  if (given) {
    return { connectionString: given, stop: async () => undefined };
  }
  removeLeftOvers();
  const dataDirectory = mkdtempSync(FOLDER);
  const postgres = await startPostgres({ dataDirectory, settings: QUICK });
  return {
    connectionString: postgres.connectionString,
    stop: async () => {
      await postgres.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** What runs that were killed could not remove. A folder that is being filled has no lock yet, but is young. */
function removeLeftOvers() {
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (!folder.startsWith(FOLDER) || holderOf(folder) !== null) {
      continue;
    }
    if (Date.now() - statSync(folder).mtimeMs > 60_000) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
