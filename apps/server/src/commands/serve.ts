import "reflect-metadata";
import type { AddressInfo } from "node:net";
import { DataSource } from "typeorm";
import { createApp } from "../create-app.js";
import { migrate, missingMigrations } from "../platform/database/migrate.js";
import { KeyStart } from "../platform/keys/key-start.js";
import { loadMasterKeys } from "../platform/keys/load-master-keys.js";
import { StartRefusal } from "../platform/lifecycle/start-refusal.js";
import { stopOnSignal } from "../platform/lifecycle/stop-on-signal.js";
import { Log } from "../platform/logging/log.js";
import { type ReadEnvironment, readEnvironment } from "./read-environment.js";
import { refuseFailedStart, refuseStart } from "./refuse.js";

/** The normal start: runs until a signal ends it. */
export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  const log = new Log();
  process.on("uncaughtException", (thrown) => {
    log.error({ err: thrown }, "the service failed and stops");
    process.exit(1);
  });
  const read = readEnvironment(env);
  if (!read.ok) refuseStart(log, read.refusals);
  try {
    await start(read, log);
  } catch (thrown) {
    refuseFailedStart(log, thrown);
  }
}

async function start({ configuration, keys }: ReadEnvironment & { ok: true }, log: Log): Promise<void> {
  const masterKeys = await loadMasterKeys(configuration, keys, log);
  const app = await createApp(configuration);
  const dataSource = app.get(DataSource);
  if (configuration.migrateOnStartup) await migrate(configuration.database);
  const missing = await missingMigrations(dataSource);
  if (missing.length > 0)
    throw new StartRefusal(
      `The database is behind: ${missing.join(", ")}. Set Database__MigrateOnStartup to true, or migrate it first.`,
    );
  await app.get(KeyStart).run(masterKeys);
  await app.init();
  stopOnSignal(app, configuration.profile);
  await app.listen(configuration.port);
  const { port } = app.getHttpServer().address() as AddressInfo;
  log.info({ port, profile: configuration.profile }, `listening on http://127.0.0.1:${port}`);
}
