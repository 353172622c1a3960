import { startPostgres } from "../start-postgres.mjs";

// A parent for the tests to kill: starts a database, says where it is, and stays.
const [dataDirectory = "", options = "{}"] = process.argv.slice(2);
const { connectionString, pid } = await startPostgres({
  dataDirectory,
  settings: { fsync: "off" },
  ...JSON.parse(options),
});
process.stdout.write(`${JSON.stringify({ connectionString, pid })}\n`);
setInterval(() => undefined, 60_000);
