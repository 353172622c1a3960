import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../embedded-postgres/start-postgres.mjs";

/** Nothing here must survive a crash of the machine, so nothing waits for the disk. */
const QUICK = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };

/** One database cluster for every test of the server; each test worker makes databases of its own in it. */
export default async function startDatabase() {
  if (process.env["PLUMBLINE_TEST_DATABASE"]) return;
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-test-"));
  const postgres = await startPostgres({ dataDirectory, settings: QUICK });
  process.env["PLUMBLINE_TEST_DATABASE"] = postgres.connectionString;
  Object.assign(globalThis, {
    stopTestDatabase: async () => {
      await postgres.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  });
}
