import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ask, login } from "./testing/client.js";
import { runProgram } from "./testing/program.js";
import { aTeam, type Team } from "./testing/project.js";
import { eshopScenario } from "./testing/stress.js";
import { createDatabase, ended, startTestServer, type TestServer } from "./testing/test-server.js";
import { until } from "./testing/waiting.js";

const METRICS_URL = /^metrics at (http:\S+\/metrics)$/;
const SAMPLE = /^([a-z_0-9]+)(?:\{(.*)\})? (\S+)$/;

interface Sample {
  readonly name: string;
  readonly labels: string;
  readonly value: number;
}

let server: TestServer;
let team: Team;
let url: string;

beforeAll(async () => {
  server = await startTestServer({ Service__MetricsPort: "0" });
  url = server.log.map(({ message }) => METRICS_URL.exec(String(message))?.[1]).find((found) => found) ?? "";
  team = await aTeam(server);
});
afterAll(() => server.stop());

async function samples(): Promise<readonly Sample[]> {
  const text = await (await fetch(url)).text();
  return text
    .split("\n")
    .map((line) => SAMPLE.exec(line))
    .flatMap((match) => (match === null ? [] : [match]))
    .map(([, name = "", labels = "", value]) => ({ name, labels, value: Number(value) }));
}

function readingOf(all: readonly Sample[], name: string, ...labels: readonly string[]): number | undefined {
  return all.find((one) => one.name === name && labels.every((label) => one.labels.includes(label)))?.value;
}

/** How an answer begins; clients do not send every path as it is. */
async function statusOf(path: string): Promise<string> {
  const socket = connect({ host: "127.0.0.1", port: Number(new URL(url).port) });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const [first] = await once(socket, "data");
  socket.destroy();
  return String(first);
}

const COUNT = "http_server_request_duration_seconds_count";

describe("the page of metrics", () => {
  it("is text of Prometheus, with the help of every name", async () => {
    const answer = await fetch(url);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    const lines = (await answer.text()).split("\n");
    const named = new Set(lines.flatMap((line) => /^# HELP (\S+) \S/.exec(line)?.[1] ?? []));
    const typed = new Set(
      lines.flatMap((line) => /^# TYPE (\S+) (?:counter|gauge|histogram|summary)$/.exec(line)?.[1] ?? []),
    );
    expect(named.size).toBeGreaterThan(20);
    expect([...typed].sort()).toEqual([...named].sort());
    const strange = lines.filter((line) => line !== "" && !line.startsWith("# ") && !SAMPLE.test(line));
    expect(strange).toEqual([]);
  });

  it("counts requests by route, method and status, and none by its IDs", async () => {
    const { owner, projectId } = team;
    const route = 'http_route="/api/projects/:projectId"';
    const before = readingOf(await samples(), COUNT, route, '_code="200"') ?? 0;
    await owner.get(`/api/projects/${projectId}`).expect(200);
    await owner.get(`/api/projects/${projectId}`).expect(200);
    await ask(server, "get", `/api/projects/${projectId}`).expect(401);
    await ask(server, "get", "/nothing/here").expect(404);
    await login(server, owner.email, "Wrong-Horse-1").expect(401);
    const read = async () => {
      const all = await samples();
      return [
        readingOf(all, COUNT, route, 'method="GET"', '_code="200"'),
        readingOf(all, COUNT, 'http_route=""', '_code="404"'),
        readingOf(all, COUNT, 'http_route="/api/auth/login"', 'method="POST"', '_code="401"'),
      ];
    };
    const all = [before + 2, 1, 1];
    // A request is counted when its connection has all of the answer, which its client may have before.
    await until(async () => (await read()).every((count, at) => (count ?? 0) >= (all[at] ?? 0)));
    expect(await read()).toEqual(all);
    const text = await (await fetch(url)).text();
    for (const hidden of [projectId, owner.email, owner.id, "nothing/here"]) {
      expect(text).not.toContain(hidden);
    }
  });

  it("has the jobs of each kind of work, the pool of the database and the runtime", async () => {
    const { owner, projectId } = team;
    const scenario = await eshopScenario(owner, projectId);
    await owner.post(`/api/projects/${projectId}/scenarios/${scenario}/run`).expect(200);
    const all = await samples();
    const pools = all.filter(({ name }) => name === "service_jobs_waiting").map(({ labels }) => labels);
    expect(new Set(pools).size).toBe(pools.length);
    expect(pools.length).toBeGreaterThan(5);
    expect(readingOf(all, "db_client_connection_count", 'state="idle"')).toBeGreaterThan(0);
    expect(readingOf(all, "service_memory_limit_bytes")).toBeGreaterThan(2 ** 30);
    expect(readingOf(all, "process_resident_memory_bytes")).toBeGreaterThan(2 ** 20);
    expect(readingOf(all, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  });

  it("answers nothing else at its port, and is not at the port of the service", async () => {
    const other = new URL("/api/instance", url);
    expect((await fetch(other)).status).toBe(404);
    expect(await statusOf("//")).toMatch(/^HTTP\/1\.1 404 /);
    expect(await statusOf("http://[/metrics")).toMatch(/^HTTP\/1\.1 404 /);
    expect(await statusOf("/metrics?x")).toMatch(/^HTTP\/1\.1 200 /);
    const post = await fetch(url, { method: "POST" });
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const head = await fetch(url, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const client = await fetch(new URL("/metrics", server.url));
    expect(await client.text()).not.toContain("process_resident_memory_bytes");
  });
});

describe("the port of metrics", () => {
  it("is off where it is not named", async () => {
    const other = await startTestServer();
    expect(other.log.filter(({ message }) => METRICS_URL.test(String(message)))).toEqual([]);
    await other.stop();
  });

  it("does not hold up a stop, whoever keeps a connection, and says nothing on it", async () => {
    const other = await startTestServer({ Service__MetricsPort: "0", Service__Profile: "local" });
    const place =
      other.log.map(({ message }) => METRICS_URL.exec(String(message))?.[1]).find((found) => found) ?? "";
    await fetch(place, { headers: { Connection: "keep-alive" } });
    const silent = connect({ host: "127.0.0.1", port: Number(new URL(place).port) });
    silent.on("error", () => undefined);
    await once(silent, "connect");
    expect(await ended(other.process, "SIGTERM")).toBe(0);
    silent.destroy();
    await other.stop();
  });

  it("refuses the start when somebody else has it", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { code, stdout } = await runProgram([], {
      ConnectionStrings__DefaultConnection: await createDatabase(),
      ASPNETCORE_HTTP_PORTS: "0",
      Service__MetricsPort: String((taken.address() as AddressInfo).port),
    });
    taken.close();
    expect(code).toBe(1);
    expect(stdout).toContain("The port of Service__MetricsPort is in use");
    expect(stdout).not.toContain("listening on");
  });

  it.each([
    ["no port", "http", "to a port from 0 to 65535"],
    ["the port of the service", "8123", "metrics are read at a port of their own"],
    ["too large", "65536", "to a port from 0 to 65535"],
  ])("refuses the start when it is %s", async (_what, port, words) => {
    const { code, stdout } = await runProgram([], {
      ConnectionStrings__DefaultConnection: await createDatabase(),
      ASPNETCORE_HTTP_PORTS: "8123",
      Service__MetricsPort: port,
    });
    expect(code).toBe(1);
    expect(stdout).toContain(words);
  });
});
