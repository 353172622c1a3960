import "reflect-metadata";
import type { AddressInfo } from "node:net";
import { DataSource } from "typeorm";
import { createApp } from "./create-app.js";
import { type Configuration, readConfiguration } from "./platform/configuration/configuration.js";
import { migrate, missingMigrations } from "./platform/database/migrate.js";
import { StartRefusal } from "./platform/lifecycle/start-refusal.js";
import { stopOnSignal } from "./platform/lifecycle/stop-on-signal.js";
import { Log } from "./platform/logging/log.js";

const log = new Log();

/** Stops before anything listens, with what is wrong and how to mend it. */
function refuseStart(reasons: readonly string[]): never {
  for (const reason of reasons) log.error({ refusal: true }, reason);
  process.exit(1);
}

async function start(configuration: Configuration): Promise<void> {
  const app = await createApp(configuration);
  const dataSource = app.get(DataSource);
  if (configuration.migrateOnStartup) await migrate(dataSource);
  const missing = await missingMigrations(dataSource);
  if (missing.length > 0)
    refuseStart([
      `The database is behind: ${missing.join(", ")}. Set Database__MigrateOnStartup to true, or migrate it first.`,
    ]);
  await app.init();
  stopOnSignal(app, configuration.profile);
  await app.listen(configuration.port);
  const { port } = app.getHttpServer().address() as AddressInfo;
  log.info({ port, profile: configuration.profile }, `listening on http://127.0.0.1:${port}`);
}

process.on("uncaughtException", (thrown) => {
  log.error({ err: thrown }, "the service failed and stops");
  process.exit(1);
});

const read = readConfiguration(process.env);
if (!read.ok) refuseStart(read.refusals);
try {
  await start(read.configuration);
} catch (thrown) {
  if (thrown instanceof StartRefusal) refuseStart([thrown.message]);
  log.error({ err: thrown }, "the service could not start");
  refuseStart([startFailure(thrown)]);
}

function startFailure(thrown: unknown): string {
  const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : "";
  if (code === "EADDRINUSE")
    return "The port is in use: stop what listens there or set ASPNETCORE_HTTP_PORTS.";
  if (code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "28P01" || code === "3D000")
    return "The database cannot be reached: check ConnectionStrings__DefaultConnection and that PostgreSQL runs.";
  return "The service could not start; the line above says why.";
}
