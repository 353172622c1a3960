import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { until } from "./testing/waiting.js";

let server: RunningServer;
let team: Team;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

it("names the client as trusted proxies do, who asked and about which workspace, and no health probe", async () => {
  const path = `/api/projects/${team.projectId}`;
  await fetch(`${server.url}/health/live`);
  await fetch(`${server.url}/health`);
  await team.viewer.get(path).set("X-Forwarded-For", "198.51.100.1, 203.0.113.9").expect(200);
  const lines = () => server.log.filter(({ message }) => message === "request");
  await until(() => lines().some((line) => line["path"] === path));
  expect(lines().find((line) => line["path"] === path)).toMatchObject({
    method: "GET",
    status: 200,
    client: "203.0.113.9",
    actor: `user:${team.viewer.id}`,
    workspaceId: team.workspaceId,
  });
  expect(lines().filter((line) => String(line["path"]).startsWith("/health"))).toEqual([]);
});

it("has no line for a stamp that did not change, and one for the stamp itself", async () => {
  const path = `/api/projects/${team.projectId}/stamp`;
  const { headers } = await team.viewer.get(path).expect(200);
  await team.viewer.get(path).set("If-None-Match", String(headers["etag"])).expect(304);
  const last = `/api/projects/${team.projectId}/branches`;
  await team.viewer.get(last).expect(200);
  const lines = () => server.log.filter(({ message }) => message === "request");
  await until(() => lines().some((line) => line["path"] === last));
  expect(lines().flatMap((line) => (line["path"] === path ? [line["status"]] : []))).toEqual([200]);
});

it("has a line for a file of the web client that is not there, and none for one that is", async () => {
  const page = await (await fetch(server.url, { headers: { accept: "text/html" } })).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0];
  for (const path of [asset ?? "/assets/none.js", "/assets/gone.js"]) {
    await fetch(`${server.url}${path}`);
  }
  const asked = () =>
    server.log.map((line) => String(line["path"])).filter((path) => path.startsWith("/assets/"));
  await until(() => asked().includes("/assets/gone.js"));
  expect(asked()).not.toContain(asset);
});
