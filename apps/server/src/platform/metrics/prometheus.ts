import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Answered, Attributes } from "../telemetry/telemetry.js";

/** Seconds that requests are counted by. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10, 60];

/** A page of metrics as Prometheus reads it. */
export interface MetricsPage {
  readonly contentType: string;
  readonly text: string;
}

/** One value of a gauge. */
interface Reader {
  readonly labels: Record<string, string>;
  readonly read: () => number;
}

/** What the values are, for who reads the page. */
const HELP: Readonly<Record<string, string>> = {
  service_jobs_running: "Jobs in threads, by kind of work",
  service_jobs_waiting: "Jobs that wait for a thread, by kind of work",
  service_password_hashes_waiting: "Passwords that wait for being hashed",
  db_client_connection_count: "Connections to the database, by what they do",
  db_client_connection_pending_requests: "Statements that wait for a connection",
  service_memory_limit_bytes: "What the process may use",
  service_ai_calls: "Calls to providers of AI since the start, by kind of provider and outcome",
  service_ai_tokens: "Tokens of those calls, by kind of provider and direction",
};

/** What the process counts for whoever asks; nothing is sent anywhere (docs/operations/metrics.md). */
export class Prometheus {
  private readonly registry = new Registry();
  private readonly readers = new Map<string, Reader[]>();
  private readonly requests = new Histogram({
    name: "http_server_request_duration_seconds",
    help: "Answered requests, by the time that each took",
    labelNames: ["http_request_method", "http_route", "http_response_status_code"],
    buckets: BUCKETS,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  answered({ method, route, status, ms }: Answered): void {
    const labels = { http_request_method: method, http_route: route, http_response_status_code: status };
    this.requests.observe(labels, ms / 1000);
  }

  /** Has a value read whenever the page is. */
  gauge(name: string, attributes: Attributes, read: () => number): void {
    const labels = labelsOf(attributes);
    this.readersOf(asNamed(name), Object.keys(labels)).push({ labels, read });
  }

  async page(): Promise<MetricsPage> {
    return { contentType: this.registry.contentType, text: await this.registry.metrics() };
  }

  private readersOf(name: string, labelNames: readonly string[]): Reader[] {
    const known = this.readers.get(name);
    if (known !== undefined) {
      return known;
    }
    const readers: Reader[] = [];
    new Gauge({
      name,
      help: HELP[name] ?? name,
      labelNames: [...labelNames],
      registers: [this.registry],
      collect() {
        for (const { labels, read } of readers) {
          this.set(labels, read());
        }
      },
    });
    this.readers.set(name, readers);
    return readers;
  }
}

function labelsOf(attributes: Attributes): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [asNamed(name), String(value)]),
  );
}

/** A name as Prometheus takes it: metrics and labels have no dots there. */
function asNamed(name: string): string {
  return name.replaceAll(".", "_");
}
