import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer as createHttp2Server } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { ask, login } from "./testing/client.js";
import { type Collector, type Received, startCollector } from "./testing/collector.js";
import { PASSWORD, type Person, setUp } from "./testing/people.js";
import { aProject } from "./testing/project.js";
import { eshopScenario, fittingProfile, savedProfile } from "./testing/stress.js";
import { ended, type LogLine, startTestServer, type TestServer } from "./testing/test-server.js";
import { announceFailure } from "./testing/undocumented-answers.js";
import { until } from "./testing/waiting.js";

/** A stop waits five seconds for what is to be sent, too few for all of it on a busy machine: it is sent soon. */
const SOON = {
  OTEL_BSP_SCHEDULE_DELAY: "200",
  OTEL_BLRP_SCHEDULE_DELAY: "200",
  OTEL_METRIC_EXPORT_INTERVAL: "2000",
  OTEL_METRIC_EXPORT_TIMEOUT: "2000",
};

const LOCAL = { Service__Profile: "local", Service__SetupToken: undefined };

describe("a life of the service, told to a collector", () => {
  let collector: Collector;
  let server: TestServer;
  let admin: Person;
  let scenario: string;
  let failed: string;

  beforeAll(async () => {
    collector = await startCollector();
    server = await startTestServer({
      ...LOCAL,
      ...SOON,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    });
    admin = await setUp({ ...server, setupToken: setupCodeOf(server) });
    await work();
    await until(isAllTold);
    const { length } = metricsSent();
    // Of two the second was put together after all of it.
    await until(() => metricsSent().length > length + 1);
    expect(await ended(server.process, "SIGTERM")).toBe(0);
    // The exit is not the end of what it has written.
    await until(() => server.log.some(({ message }) => message === "stopped"));
  });
  afterAll(async () => {
    await server.stop();
    await collector.close();
  });

  /** Something of everything, with a value in every place where one must not be told. */
  async function work(): Promise<void> {
    const workspaceId = randomUUID();
    await admin.post("/api/workspaces", { id: workspaceId, name: "hush-name" }).expect(200);
    const projectId = await aProject(admin, workspaceId);
    scenario = await eshopScenario(admin, projectId);
    await admin.post(`/api/projects/${projectId}/scenarios/${scenario}/run`).expect(200);
    const profile = await savedProfile(admin, projectId, await fittingProfile(admin, projectId, scenario));
    await admin.post(`${profile}/runs`).expect(201);
    await admin.get("/api/auth/me?code=hush-query&state=hush-query").expect(400);
    await login(server, admin.email, "Hush-Wrong-1").expect(401);
    await ask(server, "get", "/api/auth/me").set("Authorization", "Bearer hush-bearer").expect(401);
    await ask(server, "get", "/api/auth/me").set("User-Agent", "probe").expect(401);
    await ask(server, "get", "/nothing-here").expect(404);
    await ask(server, "get", "/health").expect(200);
    failed = await refusedByTheDatabase();
  }

  async function refusedByTheDatabase(): Promise<string> {
    announceFailure("POST /api/workspaces");
    await server.database.query(
      "ALTER TABLE workspaces ADD CONSTRAINT refused CHECK (name::integer IS NOT NULL) NOT VALID",
    );
    const answer = await admin.post("/api/workspaces", { id: randomUUID(), name: "hush-value" });
    expect(answer.status).toBe(500);
    return String(answer.headers["x-request-id"]);
  }

  const metricsSent = () => collector.requests.filter(({ path }) => path === "/v1/metrics");

  /** The last request, in the log and as a trace, and what the threads did for those before. */
  function isAllTold(): boolean {
    const isLogged = collector.lines().some(({ attributes }) => attributes["requestId"] === failed);
    const isTraced = requests().some(({ attributes }) => attributes["http.response.status_code"] === 500);
    const jobs = new Set(collector.spans().map(({ name }) => name));
    const isDone = ["job playScenario", "job runImport", "job runStoredProfile"].every((job) =>
      jobs.has(job),
    );
    return isLogged && isTraced && isDone;
  }

  const requests = () => collector.spans().filter(({ kind }) => kind === 2);
  const under = (span: Received) =>
    collector.spans().filter(({ parentSpanId }) => parentSpanId === span.spanId);
  const request = (name: string) => requests().find((span) => span.name === name) as Received;

  it("names a request by its route and says how it ended", () => {
    const run = request("POST /api/projects/:projectId/scenarios/:scenarioId/run");
    expect(run.attributes).toMatchObject({
      "http.request.method": "POST",
      "http.response.status_code": 200,
      "http.route": "/api/projects/:projectId/scenarios/:scenarioId/run",
    });
    const names = requests().map(({ name }) => name);
    expect(names).toContain("GET /api/auth/me");
    expect(names.every((name) => !name.includes(scenario))).toBe(true);
    expect(request("GET").attributes).toMatchObject({ "http.response.status_code": 404 });
    expect(requests().every(({ service }) => service === "service")).toBe(true);
    expect(JSON.stringify(requests())).not.toContain("/health");
  });

  it("has the statements of the database in the request's trace, without a value", () => {
    const statements = under(request("POST /api/workspaces")).filter(
      ({ attributes }) => attributes["db.query.text"],
    );
    const texts = statements.map(({ attributes }) => String(attributes["db.query.text"]));
    expect(texts.some((text) => /INSERT INTO "?workspaces/.test(text) && text.includes("$1"))).toBe(true);
    expect(statements.every(({ attributes }) => attributes["db.system.name"] === "postgresql")).toBe(true);
  });

  it.each([
    ["playback", "job playScenario", "POST /api/projects/:projectId/scenarios/:scenarioId/run"],
    ["an import", "job runImport", "POST /api/projects/:projectId/import"],
    ["a stress run", "job runStoredProfile", "POST /api/projects/:projectId/stress/profiles/:profileId/runs"],
  ])("has %s in the request's trace", (_what, job, route) => {
    const span = collector.spans().find(({ name }) => name === job);
    expect(span?.traceId).toBe(request(route).traceId);
  });

  it("sends the lines of the log in their trace, which the lines on the output name too", () => {
    const me = collector.lines().find(({ attributes }) => attributes["path"] === "/api/auth/me");
    expect(me?.traceId).toMatch(/^[0-9a-f]{32}$/);
    const printed = server.log.find((line) => line["requestId"] === me?.attributes["requestId"]);
    expect(printed?.["traceId"]).toBe(me?.traceId);
    expect(requests().some(({ traceId }) => traceId === me?.traceId)).toBe(true);
    const told = collector.lines().map(({ name }) => name);
    expect(told).toEqual(expect.arrayContaining(["stopping", "stopped"]));
  });

  it("says of who sends what its page lists, and nothing else", async () => {
    const page = await readFile(new URL("../../../docs/operations/telemetry.md", import.meta.url), "utf8");
    const told = collector.senderAttributes();
    expect(told).toContain("host.name");
    expect(told.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it("measures requests, the database's pool, the jobs and the runtime", () => {
    const names = collector.metrics().map(({ name }) => name);
    for (const name of [
      "http.server.request.duration",
      "db.client.operation.duration",
      "db.client.connection.count",
      "db.client.connection.pending_requests",
      "service.jobs.running",
      "service.jobs.waiting",
      "service.password_hashes.waiting",
      "nodejs.eventloop.delay.p99",
      "v8js.memory.heap.used",
    ]) {
      expect(names).toContain(name);
    }
    const pools = collector.metrics().filter(({ name }) => name === "service.jobs.waiting");
    expect(pools.flatMap(({ points }) => points.map(({ attributes }) => attributes["pool"]))).toEqual(
      expect.arrayContaining(["playback", "model documents", "stress runs"]),
    );
  });

  it("tells a failure of the database without the value in it, on the output too", () => {
    const lines = collector.lines().filter(({ attributes }) => attributes["requestId"] === failed);
    expect(lines.map(({ name }) => name)).toEqual(["request failed", "request"]);
    const [line] = lines;
    const statements = collector.spans().filter(({ traceId }) => traceId === line?.traceId);
    expect(statements.some(({ status }) => status.code === 2)).toBe(true);
    expect(statements.every(({ status }) => !status.message)).toBe(true);
    expect(JSON.stringify(server.log)).toContain("the database refused a value");
    expect(JSON.stringify(server.log)).not.toContain("hush");
  });

  it("tells no password, cookie, code, token, body, query or value", () => {
    const text = collector.text();
    expect(text.length).toBeGreaterThan(10_000);
    for (const secret of [
      "hush",
      "Hush",
      PASSWORD,
      admin.email,
      (admin.cookie ?? "").split("=")[1] ?? "?",
      setupCodeOf(server),
      "$2b$",
      "Bearer",
      new URL(server.connectionString).password || "?",
    ]) {
      expect(text).not.toContain(secret);
    }
  });
});

function setupCodeOf(server: TestServer): string {
  const line = server.log.find(({ message }) => String(message).startsWith("setup-code: "));
  return String(line?.["message"]).slice("setup-code: ".length);
}

describe("without OTEL_EXPORTER_OTLP_ENDPOINT", () => {
  it("nothing leaves, whatever else is set, and nothing of it is loaded", async () => {
    const coverage = await mkdtemp(join(tmpdir(), "plumbline-loaded-"));
    const collector = await startCollector();
    const others = Object.fromEntries(
      ["TRACES", "METRICS", "LOGS"].map((kind) => [`OTEL_EXPORTER_OTLP_${kind}_ENDPOINT`, collector.url]),
    );
    const server = await startTestServer({
      ...others,
      Service__Profile: "local",
      OTEL_EXPORTER_OTLP_ENDPOINT: "",
      OTEL_TRACES_EXPORTER: "otlp",
      OTEL_METRICS_EXPORTER: "otlp",
      OTEL_METRIC_EXPORT_INTERVAL: "100",
      NODE_V8_COVERAGE: coverage,
      OTEL_BSP_SCHEDULE_DELAY: "10",
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    });
    await setUp(server);
    expect(await ended(server.process, "SIGTERM")).toBe(0);
    expect(collector.requests).toEqual([]);
    expect(server.log.some((line) => "traceId" in line)).toBe(false);
    const loaded = await loadedModules(coverage);
    expect(loaded.some((path) => path.endsWith("/packed/main.js"))).toBe(true);
    expect(loaded.filter((path) => /@opentelemetry/.test(path))).toEqual([]);
    await server.stop();
    await collector.close();
  });
});

/** What the process loaded, by the list that the engine keeps of it. */
async function loadedModules(directory: string): Promise<readonly string[]> {
  const files = await readdir(directory);
  const lists = await Promise.all(files.map((file) => readFile(join(directory, file), "utf8")));
  await rm(directory, { recursive: true });
  return lists.flatMap((list) => (JSON.parse(list).result as { url: string }[]).map(({ url }) => url));
}

describe("the variables of the standard", () => {
  it("name the instance, choose what is traced, and carry the collector's key", async () => {
    const { collector, server } = await told({
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      ...SOON,
      OTEL_SERVICE_NAME: "designs",
      OTEL_TRACES_SAMPLER: "always_off",
      OTEL_EXPORTER_OTLP_HEADERS: "x-key=hush-key",
    });
    await ask(server, "get", "/api/auth/me").expect(401);
    const ofIt = ({ service, attributes }: Received) =>
      service === "designs" && attributes["path"] === "/api/auth/me";
    await until(() => collector.lines().some(ofIt));
    await ended(server.process, "SIGTERM");
    expect(collector.spans()).toEqual([]);
    expect(collector.requests.every(({ headers }) => headers["x-key"] === "hush-key")).toBe(true);
    expect(collector.text() + JSON.stringify(server.log)).not.toContain("hush-key");
  });

  it("send protobuf when no protocol is named", async () => {
    const { collector, server } = await told(SOON);
    await ask(server, "get", "/api/auth/me").expect(401);
    const pathsNow = () => new Set(collector.requests.map(({ path }) => path));
    await until(() => pathsNow().size === 3 && collector.text().includes("GET /api/auth/me"));
    await ended(server.process, "SIGTERM");
    expect([...pathsNow()].sort()).toEqual(["/v1/logs", "/v1/metrics", "/v1/traces"]);
    expect(
      collector.requests.every(({ headers }) => headers["content-type"] === "application/x-protobuf"),
    ).toBe(true);
  });
});

describe("sign-ins, told to a collector", () => {
  let provider: Collector;
  let collector: Collector;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startCollector();
    ({ collector, server } = await start({
      ...SOON,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      Authentication__Oidc__Authority: `${provider.url}/hush-path`,
      Authentication__Oidc__ClientId: "client",
      Authentication__Oidc__ClientSecret: "hush-secret-of-the-client",
    }));
    await work();
    const spansOf = (wanted: string) => collector.spans().filter(({ name }) => name === wanted);
    await until(
      () =>
        spansOf("POST /api/auth/login").length === 6 &&
        spansOf("password hash").length >= 6 &&
        spansOf("outbound request").length > 0 &&
        spansOf("GET /api/auth/external/:provider").length > 0,
    );
    await ended(server.process, "SIGTERM");
  });
  afterAll(async () => {
    await server.stop();
    await collector.close();
    await provider.close();
  });

  async function work(): Promise<void> {
    const { email } = await setUp(server);
    await login(server, email).expect(200);
    await login(server, email, "Wrong-Password-1").expect(401);
    await login(server, email, "x".repeat(100)).expect(401);
    await login(server, "nobody@example.org").expect(401);
    await server.database.query("UPDATE accounts SET locked_until = now() + interval '4 minutes'");
    await login(server, email).expect(401);
    await login(server, email, "Wrong-Password-1").expect(401);
    await ask(server, "get", "/api/auth/external/oidc");
  }

  it("cost one password hash, right, wrong, too long, of nobody or of a locked account", () => {
    const hashes = collector.spans().filter(({ name }) => name === "password hash");
    const signIns = collector.spans().filter(({ name }) => name === "POST /api/auth/login");
    const each = signIns.map(({ traceId }) => hashes.filter((hash) => hash.traceId === traceId).length);
    expect(each).toEqual(Array(6).fill(1));
  });

  it("have what is asked of a provider in their trace, by host alone, and send it no trace ID", () => {
    const span = collector.spans().find(({ name }) => name === "outbound request");
    const request = collector.spans().find(({ name }) => name === "GET /api/auth/external/:provider");
    expect(span?.traceId).toBe(request?.traceId);
    expect(span?.attributes).toMatchObject({ "server.address": "127.0.0.1" });
    expect(provider.requests.length).toBeGreaterThan(0);
    const told = provider.requests.filter(({ headers }) => "traceparent" in headers || "baggage" in headers);
    expect(told).toEqual([]);
    expect(JSON.stringify(collector.spans())).not.toContain("hush");
  });
});

it("sends by gRPC when that is named", async () => {
  const paths = new Set<string>();
  const collector = createHttp2Server().on("stream", (stream, headers) => {
    paths.add(String(headers[":path"]));
    stream.resume();
    stream.respond({ ":status": 200, "content-type": "application/grpc" }, { waitForTrailers: true });
    stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
    stream.end(Buffer.alloc(5));
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const server = await startTestServer({
    Service__Profile: "local",
    ...SOON,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: "grpc",
  });
  open.push(server.stop, async () => void collector.close());
  await ask(server, "get", "/api/auth/me").expect(401);
  await until(() => paths.size === 3);
  expect(await ended(server.process, "SIGTERM")).toBe(0);
  expect([...paths].map((path) => path.split(".").at(-1)).sort()).toEqual([
    "LogsService/Export",
    "MetricsService/Export",
    "TraceService/Export",
  ]);
});

describe("a collector that", () => {
  const SMALL = {
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_BSP_SCHEDULE_DELAY: "20",
    OTEL_BSP_MAX_QUEUE_SIZE: "100",
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: "50",
    OTEL_EXPORTER_OTLP_TIMEOUT: "1000",
  };

  async function served(server: TestServer, times: number): Promise<void> {
    for (let at = 0; at < times; at += 50) {
      const calls = Array.from({ length: 50 }, () => ask(server, "get", "/api/setup/status"));
      for (const { status } of await Promise.all(calls)) {
        expect(status).toBe(200);
      }
    }
  }

  it("is away costs nothing but a line in the log", async () => {
    const { collector, server } = await told(SMALL);
    await collector.close();
    const at = performance.now();
    await served(server, 200);
    await lineOf(server, "telemetry has a problem");
    await served(server, 50);
    expect(await ended(server.process, "SIGTERM")).toBe(0);
    const said = server.log.filter(({ message }) => message === "telemetry has a problem");
    // Once a minute at most.
    expect(said.length).toBeGreaterThan(0);
    expect(said.length).toBeLessThanOrEqual(1 + Math.floor((performance.now() - at) / 60_000));
  });

  it("refuses costs the same, and one that then never answers does not hold up a stop", async () => {
    const { collector, server } = await told(SMALL);
    collector.answer((response) => void response.writeHead(400).end("no"));
    await served(server, 100);
    await lineOf(server, "telemetry has a problem");
    collector.answer(() => undefined);
    await served(server, 50);
    expect(await ended(server.process, "SIGTERM")).toBe(0);
  });

  it("answers what is no answer is said to", async () => {
    const { collector, server } = await told({ ...SMALL, OTEL_EXPORTER_OTLP_PROTOCOL: "http/protobuf" });
    collector.answer((response) => void response.writeHead(200).end("no"));
    await served(server, 50);
    const line = await lineOf(server, "telemetry has a problem");
    expect(line["reason"]).toContain("could not deserialize response");
    expect(await ended(server.process, "SIGTERM")).toBe(0);
  });

  it("never answers is not waited for, and what waits for it is bounded", async () => {
    const { collector, server } = await told({
      ...SMALL,
      OTEL_EXPORTER_OTLP_TIMEOUT: "600000",
      OTEL_BSP_EXPORT_TIMEOUT: "600000",
    });
    const held: (() => void)[] = [];
    collector.answer((response) => void held.push(() => response.end("{}")));
    await served(server, 600);
    collector.answer((response) => void response.end("{}"));
    for (const release of held) {
      release();
    }
    const before = distinct(collector.spans());
    await ask(server, "get", "/api/auth/me").expect(401);
    await ended(server.process, "SIGTERM");
    expect(before).toBeLessThanOrEqual(50);
    // A full queue, and what came while it was sent; not the 1,200 spans of the requests.
    expect(distinct(collector.spans())).toBeLessThanOrEqual(before + 200);
  });
});

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) {
    await close();
  }
});

function distinct(spans: readonly Received[]): number {
  return new Set(spans.map(({ spanId }) => spanId)).size;
}

interface Told {
  readonly collector: Collector;
  readonly server: TestServer;
}

async function start(env: NodeJS.ProcessEnv): Promise<Told> {
  const collector = await startCollector();
  const server = await startTestServer({
    Service__Profile: "local",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    ...env,
  });
  return { collector, server };
}

/** For one test. */
async function told(env: NodeJS.ProcessEnv): Promise<Told> {
  const both = await start(env);
  open.push(both.server.stop, both.collector.close);
  return both;
}

async function lineOf(server: TestServer, message: string): Promise<LogLine> {
  for (;;) {
    const line = server.log.find((one) => one["message"] === message);
    if (line !== undefined) {
      return line;
    }
    await new Promise((resolve) => server.process.stdout?.once("data", resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
}
