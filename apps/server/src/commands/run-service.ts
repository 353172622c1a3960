import type { Server } from "node:net";
import { DataSource } from "typeorm";
import { createApp } from "../create-app.js";
import type { Configuration } from "../platform/configuration/configuration.js";
import { migrate } from "../platform/database/migrate.js";
import { refuseSharedServers } from "../platform/database/pooler.js";
import { refuseNewerTables, refuseOlderTables } from "../platform/database/versions.js";
import { KeyStart } from "../platform/keys/key-start.js";
import type { LoadedMasterKeys } from "../platform/keys/load-master-keys.js";
import { listen } from "../platform/lifecycle/listen.js";
import { stopOnSignal } from "../platform/lifecycle/stop-on-signal.js";
import type { Log } from "../platform/logging/log.js";
import { askFittingRoutes } from "../platform/routes/fitting-routes.js";
import { listenForMetrics } from "./listen-for-metrics.js";

/** Brings database and keys up to date and listens. */
export async function runService(
  configuration: Configuration,
  masterKeys: LoadedMasterKeys,
  log: Log,
): Promise<void> {
  const app = await createApp(configuration);
  const dataSource = app.get(DataSource);
  await refuseSharedServers(dataSource);
  await refuseNewerTables(dataSource);
  if (configuration.migrateOnStartup) {
    await migrate(configuration.database, (sentence) => log.warn({}, sentence));
  }
  await refuseOlderTables(dataSource);
  await app.get(KeyStart).run(masterKeys);
  await app.init();
  askFittingRoutes(app.getHttpAdapter().getInstance().router);
  const beside: Server[] = [];
  stopOnSignal(app, configuration.profile, beside);
  const { servers, urls: metricsUrls } = await listenForMetrics(configuration, dataSource);
  beside.push(...servers);
  const { port, urls } = await listen(app, configuration.bind, configuration.port, beside);
  if (metricsUrls.length > 0) {
    log.info({}, `metrics at ${metricsUrls.join(" and ")}`);
  }
  log.info({ port, profile: configuration.profile }, `listening on ${urls.join(" and ")}`);
}
