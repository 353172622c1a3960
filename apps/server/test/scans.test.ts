import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { type FakeCodeHost, startFakeCodeHost } from "./testing/fake-code-host.js";
import { aProject, type Team } from "./testing/project.js";
import { hostedFiles, SHOP } from "./testing/repository-readers.js";
import { scanned, scansOf } from "./testing/scans.js";
import { followed, repositoriesOf, usesCodeHost } from "./testing/sources.js";
import { startTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let host: FakeCodeHost;
let projectId: string;
let repositoryId: string;

beforeAll(async () => {
  ({ server, team } = await startTeamServer({ Service__Profile: "local" }));
  host = await startFakeCodeHost();
  await usesCodeHost(team, host);
});
afterAll(async () => {
  await server.stop();
  await host.stop();
});
beforeEach(async () => {
  projectId = await aProject(team.owner, team.workspaceId);
  host.instead.clear();
  host.repositories.clear();
  host.repositories.set("acme/shop", hostedFiles(SHOP).repository);
  repositoryId = (await followed(team.editor, projectId)).id;
  host.forget();
});

describe("a tracking scan", () => {
  it("finds what the files of a commit say", async () => {
    const scan = await scanned(team.editor, projectId, repositoryId);
    console.log(JSON.stringify(scan, null, 1));
    for (const list of ["services", "facts", "patterns", "coverage", "files"]) {
      const { body } = await team.viewer.get(`${scansOf(projectId)}/${scan.id}/${list}`).expect(200);
      console.log(list, JSON.stringify(body).slice(0, 1500));
    }
    console.log((await team.viewer.get(`${repositoriesOf(projectId)}/${repositoryId}`)).body, randomUUID());
  });
});
