import type { Server } from "node:net";
import type pg from "pg";
import type { DataSource } from "typeorm";
import type { Configuration } from "../platform/configuration/configuration.js";
import { serveMetrics } from "../platform/metrics/metrics-server.js";
import type { Prometheus } from "../platform/metrics/prometheus.js";
import { metrics } from "../platform/metrics/start-metrics.js";

/** Listens where metrics are read, if a port is named for them. */
export async function listenForMetrics(
  { bind, metricsPort, memoryMiB }: Configuration,
  dataSource: DataSource,
): Promise<{ readonly servers: readonly Server[]; readonly urls: readonly string[] }> {
  const counted = metrics();
  if (counted === null || metricsPort === null) {
    return { servers: [], urls: [] };
  }
  counted.gauge("service.memory_limit_bytes", {}, () => memoryMiB * 1024 ** 2);
  countConnections(counted, dataSource);
  return serveMetrics(counted, bind, metricsPort);
}

/** A collector is told of the pool by what traces the database; here nothing does. */
function countConnections(counted: Prometheus, { driver }: DataSource): void {
  const { master: pool } = driver as unknown as { readonly master: pg.Pool };
  const name = "db.client.connection.count";
  counted.gauge(name, { state: "idle" }, () => pool.idleCount);
  counted.gauge(name, { state: "used" }, () => pool.totalCount - pool.idleCount);
  counted.gauge("db.client.connection.pending_requests", {}, () => pool.waitingCount);
}
