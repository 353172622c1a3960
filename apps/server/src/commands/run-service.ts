import type { Server } from "node:net";
import { DataSource } from "typeorm";
import { createApp } from "../create-app.js";
import type { Configuration } from "../platform/configuration/configuration.js";
import { migrate, missingMigrations } from "../platform/database/migrate.js";
import { KeyStart } from "../platform/keys/key-start.js";
import type { LoadedMasterKeys } from "../platform/keys/load-master-keys.js";
import { listen } from "../platform/lifecycle/listen.js";
import { StartRefusal } from "../platform/lifecycle/start-refusal.js";
import { stopOnSignal } from "../platform/lifecycle/stop-on-signal.js";
import type { Log } from "../platform/logging/log.js";

/** Brings database and keys up to date and listens. */
export async function runService(
  configuration: Configuration,
  masterKeys: LoadedMasterKeys,
  log: Log,
): Promise<void> {
  const app = await createApp(configuration);
  const dataSource = app.get(DataSource);
  if (configuration.migrateOnStartup) {
    await migrate(configuration.database);
  }
  const missing = await missingMigrations(dataSource);
  if (missing.length > 0) {
    throw new StartRefusal(
      `The database is behind: ${missing.join(", ")}. Set Database__MigrateOnStartup to true, or migrate it first.`,
    );
  }
  await app.get(KeyStart).run(masterKeys);
  await app.init();
  const beside: Server[] = [];
  stopOnSignal(app, configuration.profile, beside);
  const { port, urls } = await listen(app, configuration.bind, configuration.port, beside);
  log.info({ port, profile: configuration.profile }, `listening on ${urls.join(" and ")}`);
}
