import { randomUUID } from "node:crypto";
import { existsSync, globSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type Collector, startCollector } from "./testing/collector.js";
import { type Person, setUp } from "./testing/people.js";
import { aProject } from "./testing/project.js";
import { eshopScenario } from "./testing/stress.js";
import { ended, startTestServer, type TestServer } from "./testing/test-server.js";
import { announceFailure } from "./testing/undocumented-answers.js";
import { until } from "./testing/waiting.js";

const SERVER = new URL("..", import.meta.url);
const PLAYING = "packed/sections/scenarios/playing/play-scenario.worker.js";
const WATCH = new URL("testing/loaded-files.mjs", import.meta.url).href;

/** What stays a package of its own, with what these ask for. */
const OF_THEIR_OWN =
  /^(?:bcrypt|gpt-tokenizer|node-gyp-build|pg(?:-[a-z0-9-]+)?|postgres-[a-z]+|split2|swagger-ui-dist|xtend)$/;

let folder: string;
let server: TestServer;
let admin: Person;
let projectId: string;
let scenario: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plumbline-test-loaded-"));
  server = await started("packed");
  admin = await setUp(server);
  const workspaceId = randomUUID();
  await admin.post("/api/workspaces", { id: workspaceId, name: "Packed" }).expect(200);
  projectId = await aProject(admin, workspaceId);
  scenario = await eshopScenario(admin, projectId);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

function started(name: string, env: NodeJS.ProcessEnv = {}): Promise<TestServer> {
  return startTestServer({
    ...env,
    NODE_OPTIONS: `--import ${WATCH}`,
    PLUMBLINE_TEST_LOADED: join(folder, name),
  });
}

async function loadedBy(name: string): Promise<readonly string[]> {
  const files = (await readFile(join(folder, name), "utf8")).split("\n");
  return files.filter((file) => file.startsWith("file:") && !file.includes("/test/testing/"));
}

/** The packed files that a line of the log names. */
const framesOf = (text: string): readonly string[] =>
  [...text.matchAll(/file:\/\/([^\s()"]+\/packed\/[^\s()"]+\.js):\d+/g)].map(([, file = ""]) => file);

const packagesIn = (files: readonly string[]): readonly string[] => [
  ...new Set(files.flatMap((file) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [])),
];

it("loads no package a second time that is packed, in the service and in its threads", async () => {
  await admin.post(`/api/projects/${projectId}/scenarios/${scenario}/run`).expect(200);

  const files = await loadedBy("packed");
  expect(files.some((file) => file.endsWith("/packed/platform/workers/thread.worker.js"))).toBe(true);
  expect(files.some((file) => file.endsWith(PLAYING))).toBe(true);
  expect(files.filter((file) => file.includes("/apps/server/dist/"))).toEqual([]);
  expect(packagesIn(files)).toEqual(expect.arrayContaining(["bcrypt", "pg"]));
  expect(packagesIn(files).filter((name) => !OF_THEIR_OWN.test(name))).toEqual([]);
});

it("has every thread of the compiled program where that is told to look for it", () => {
  const workers = globSync("dist/**/*.worker.js", { cwd: SERVER });
  expect(workers.length).toBeGreaterThan(20);
  const missing = workers.filter((file) => !existsSync(new URL(file.replace(/^dist/, "packed"), SERVER)));
  expect(missing).toEqual([]);
});

it("tells an error that it did not expect by the places of its sources", async () => {
  announceFailure("POST /api/workspaces");
  await server.database.query(
    "ALTER TABLE workspaces ADD CONSTRAINT refused CHECK (name::integer IS NOT NULL) NOT VALID",
  );
  // With a place in it, so that what takes the value out of the stack would not find it any more.
  const name = `hush-value ${new URL(PLAYING, SERVER).href}:2:5000`;
  await admin.post("/api/workspaces", { id: randomUUID(), name }).expect(500);
  await server.database.query("ALTER TABLE workspaces DROP CONSTRAINT refused");
  const failure = () =>
    server.log.find(({ message, path }) => message === "request failed" && path === "/api/workspaces");
  await until(() => failure() !== undefined);

  const told = JSON.stringify(failure());
  expect(told).not.toContain("hush-value");
  expect(framesOf(told).filter((file) => existsSync(`${file}.map`))).toEqual([]);
  const places = [...told.matchAll(/apps\/server\/(src\/\S+\.ts):(\d+):\d+/g)];
  expect(places.length).toBeGreaterThan(0);
  for (const [, file = "", line] of places) {
    const lines = (await readFile(new URL(file, SERVER), "utf8")).split("\n");
    expect(lines[Number(line) - 1]).toMatch(/\(/);
  }
});

it("tells an error of a thread by the places of its sources", async () => {
  const url = `/api/projects/${projectId}/scenarios/${scenario}/run`;
  announceFailure(`POST ${url}`);
  await server.database.query("ALTER TABLE scenarios RENAME TO scenarios_gone");
  await admin.post(url).expect(500);
  await server.database.query("ALTER TABLE scenarios_gone RENAME TO scenarios");
  const failure = () =>
    server.log.find((line) => line["message"] === "request failed" && line["path"] === url);
  await until(() => failure() !== undefined);
  const told = JSON.stringify(failure());
  expect(told).toMatch(/apps\/server\/src\/sections\/scenarios\/\S+\.ts:\d+:\d+/);
  expect(framesOf(told).filter((file) => existsSync(`${file}.map`))).toEqual([]);
});

it("gives way to the compiled program where a collector is told, which changes modules as they load", async () => {
  const collector: Collector = await startCollector();
  const traced = await started("traced", {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
  });
  const files = await loadedBy("traced");
  expect(files.some((file) => file.endsWith("/apps/server/dist/main.js"))).toBe(true);
  expect(packagesIn(files)).toEqual(
    expect.arrayContaining(["@nestjs/core", "typeorm", "@opentelemetry/sdk-node"]),
  );
  expect(await ended(traced.process, "SIGTERM")).toBe(0);
  await traced.stop();
  await collector.close();
});
