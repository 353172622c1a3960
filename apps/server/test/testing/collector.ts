import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

type Value = { stringValue?: string; intValue?: number | string; boolValue?: boolean; doubleValue?: number };

/** A span, a point of a metric or a line of the log, as it came. */
export interface Received {
  readonly name: string;
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly kind: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly status: { readonly code?: number; readonly message?: string };
}

/** A collector on loopback that keeps what it is sent in `http/json`, and can be slow, refuse, or be away. */
export interface Collector {
  readonly url: string;
  /** Everything that came, as text. */
  readonly text: () => string;
  readonly spans: () => readonly Received[];
  readonly lines: () => readonly Received[];
  readonly metrics: () => readonly { readonly name: string; readonly points: readonly Received[] }[];
  /** The names of all that was said of who sends. */
  readonly senderAttributes: () => readonly string[];
  readonly requests: readonly CollectorRequest[];
  /** How it answers from now on. */
  answer(how: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

interface CollectorRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

// biome-ignore lint/suspicious/noExplicitAny: the documents of the protocol are read as they come
type Json = any;

export async function startCollector(): Promise<Collector> {
  const bodies: { body: Json; text: string }[] = [];
  const requests: CollectorRequest[] = [];
  let answer = (response: ServerResponse): void => void response.writeHead(200).end("{}");
  const server = createServer(async (request: IncomingMessage, response) => {
    const bytes = await buffer(request).catch(() => null);
    if (bytes === null) {
      // The service ended in the middle.
      return;
    }
    requests.push({ path: request.url ?? "", headers: request.headers });
    const isJson = request.headers["content-type"]?.includes("json");
    bodies.push({ body: isJson ? JSON.parse(bytes.toString("utf8")) : null, text: bytes.toString("latin1") });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const received = (
    of: string,
    scopes: string,
    entries: string,
    read: (entry: Json, service: string) => Json,
  ) =>
    bodies.flatMap(({ body }) =>
      ((body?.[of] ?? []) as Json[]).flatMap((resource) =>
        (resource[scopes] as Json[]).flatMap((scope) =>
          (scope[entries] as Json[]).map((entry) =>
            read(entry, String(attributesOf(resource.resource.attributes)["service.name"])),
          ),
        ),
      ),
    );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.map(({ text }) => text).join("\n"),
    spans: () => received("resourceSpans", "scopeSpans", "spans", entryOf),
    lines: () => received("resourceLogs", "scopeLogs", "logRecords", entryOf),
    metrics: () =>
      received("resourceMetrics", "scopeMetrics", "metrics", (metric, service) => ({
        name: metric.name,
        points: (
          metric.gauge ??
          metric.sum ??
          metric.histogram ??
          metric.exponentialHistogram
        ).dataPoints.map((point: Json) => entryOf({ ...point, name: metric.name }, service)),
      })),
    senderAttributes: () => senderAttributes(bodies.map(({ body }) => body)),
    requests,
    answer: (how) => {
      answer = how;
    },
    close: () =>
      new Promise((resolve) => {
        if (!server.listening) {
          resolve();
        }
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function senderAttributes(bodies: readonly Json[]): readonly string[] {
  const senders = bodies.flatMap((body) =>
    ["resourceSpans", "resourceLogs", "resourceMetrics"].flatMap((of) => (body?.[of] ?? []) as Json[]),
  );
  const names = senders.flatMap(({ resource }) => Object.keys(attributesOf(resource.attributes)));
  return [...new Set(names)].sort();
}

function entryOf(entry: Json, service: string): Received {
  return {
    name: entry.name ?? plainValue(entry.body),
    service,
    traceId: entry.traceId ?? "",
    spanId: entry.spanId ?? "",
    parentSpanId: entry.parentSpanId ?? "",
    kind: entry.kind ?? 0,
    attributes: attributesOf(entry.attributes ?? []),
    status: entry.status ?? {},
  };
}

function attributesOf(list: readonly { key: string; value: Value }[]): Record<string, unknown> {
  return Object.fromEntries(list.map(({ key, value }) => [key, plainValue(value)]));
}

function plainValue(value: Value | undefined): unknown {
  return Object.values(value ?? {})[0];
}
