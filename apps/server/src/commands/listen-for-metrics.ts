import type { Server } from "node:net";
import type pg from "pg";
import type { DataSource } from "typeorm";
import { codeOf } from "../platform/code-of.js";
import type { Configuration } from "../platform/configuration/configuration.js";
import { StartRefusal } from "../platform/lifecycle/start-refusal.js";
import { serveMetrics } from "../platform/metrics/metrics-server.js";
import type { Prometheus } from "../platform/metrics/prometheus.js";
import { metrics } from "../platform/metrics/start-metrics.js";

interface ListeningForMetrics {
  readonly servers: readonly Server[];
  readonly urls: readonly string[];
}

/** Listens where metrics are read, if a port is named for them; before the service itself listens. */
export async function listenForMetrics(
  { bind, metricsPort, memoryMiB }: Configuration,
  dataSource: DataSource,
): Promise<ListeningForMetrics> {
  const counted = metrics();
  if (counted === null || metricsPort === null) {
    return { servers: [], urls: [] };
  }
  counted.gauge("service.memory_limit_bytes", {}, () => memoryMiB * 1024 ** 2);
  countConnections(counted, dataSource);
  return serveMetrics(counted, bind, metricsPort).catch(refused);
}

function refused(thrown: unknown): never {
  if (codeOf(thrown) === "EADDRINUSE") {
    throw new StartRefusal(
      "The port of Service__MetricsPort is in use: stop what listens there or name another one.",
    );
  }
  throw thrown;
}

/** A collector is told of the pool by what traces the database; here nothing does. */
function countConnections(counted: Prometheus, { driver }: DataSource): void {
  const { master: pool } = driver as unknown as { readonly master: pg.Pool };
  const name = "db.client.connection.count";
  counted.gauge(name, { state: "idle" }, () => pool.idleCount);
  counted.gauge(name, { state: "used" }, () => pool.totalCount - pool.idleCount);
  counted.gauge("db.client.connection.pending_requests", {}, () => pool.waitingCount);
}
