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
