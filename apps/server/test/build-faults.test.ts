import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aBuiltProject, type BuiltProject, buildOf, exported, manifestIn } from "./testing/build.js";
import { type DatabaseProxy, startDatabaseProxy } from "./testing/database-proxy.js";
import { pathOf } from "./testing/edits.js";
import { type Person, personWith } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer, TestServer } from "./testing/test-server.js";

// Builds while connections break, projects go and others write.

let server: RunningServer;
let team: Team;
let project: BuiltProject;
let proxy: DatabaseProxy;
let behind: TestServer;
let viewer: Person;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  project = await aBuiltProject(team);
  proxy = await startDatabaseProxy(server.connectionString);
  behind = await server.another({ ConnectionStrings__DefaultConnection: proxy.connectionString });
  viewer = personWith(behind, team.viewer);
});
afterAll(async () => {
  await behind.stop();
  proxy.close();
  await server.stop();
});

async function audits(): Promise<number> {
  const { rows } = await server.database.query(
    "SELECT count(*)::int AS n FROM audit_entries WHERE action = 'build.exported' AND target = $1",
    [project.projectId],
  );
  return rows[0].n;
}

describe("a connection that is cut at one statement", () => {
  it.each(["before", "after"] as const)("of an export, %s it, gives the bundle or 503", async (cut) => {
    for (let statement = 1; ; statement += 1) {
      const name = `Q${cut}${statement}`;
      await team.editor
        .put(pathOf(project.projectId, "channel", project.scenarioId), { kind: "queue", name })
        .expect(statement === 1 && cut === "before" ? 201 : 200);
      const before = await audits();
      proxy.failAt(statement, cut);
      const answer = await viewer.post(buildOf(project.projectId, "/export")).buffer(true);
      expect([statement, answer.status]).toEqual([statement, answer.status === 200 ? 200 : 503]);
      const written = (await audits()) - before;
      expect(written).toBeLessThanOrEqual(1);
      expect(answer.status === 200 ? written : 1).toBe(1);
      if (!proxy.hasFailed()) {
        expect(statement).toBeGreaterThan(10);
        break;
      }
    }
  });

  it("of a verification gives the verdict or 503", async () => {
    const sent = manifestIn((await exported(team.viewer, project)).body);
    for (let statement = 1; ; statement += 1) {
      proxy.failAt(statement, "before");
      const answer = await viewer.post(buildOf(project.projectId, "/verify"), { manifest: sent });
      expect([statement, answer.status]).toEqual([statement, answer.status === 200 ? 200 : 503]);
      if (!proxy.hasFailed()) {
        proxy.failAt(Number.MAX_SAFE_INTEGER, "before");
        expect(answer.body).toMatchObject({ matchesPinned: true });
        break;
      }
    }
  });
});

describe("two processes", () => {
  it("give the same bytes, seal and all", async () => {
    const [here, there] = await Promise.all([exported(team.viewer, project), exported(viewer, project)]);
    expect(here.body.equals(there.body)).toBe(true);
    expect(here.headers["etag"]).toBe(there.headers["etag"]);
  });
});

describe("a project that is deleted meanwhile", () => {
  it("is exported, verified or not there", async () => {
    for (let round = 0; round < 3; round += 1) {
      const gone = await aBuiltProject(team);
      const sent = manifestIn((await exported(team.viewer, gone)).body);
      await team.editor
        .put(pathOf(gone.projectId, "channel", randomUUID()), { kind: "queue", name: "Q" })
        .expect(201);
      const asked = [
        team.viewer.post(buildOf(gone.projectId, "/export")),
        team.viewer.post(buildOf(gone.projectId, "/verify"), { manifest: sent }),
        team.viewer.get(buildOf(gone.projectId, "/manifest")),
        team.viewer.post(buildOf(gone.projectId, "/brief"), { scenarioIds: [gone.scenarioId] }),
        team.owner.delete(`/api/projects/${gone.projectId}`),
      ];
      const answers = await Promise.all(asked.map((one) => one.then((answer) => answer)));
      for (const answer of answers) {
        expect([200, 204, 404, 409]).toContain(answer.status);
      }
      const after = await team.viewer.post(buildOf(gone.projectId, "/export"));
      expect(problem(after).status).toBe(404);
    }
  });
});

describe("an export while others write", () => {
  it("pins one moment: it is verified as identical, whatever was written meanwhile", async () => {
    const { projectId } = project;
    let isOver = false;
    const writing = (async () => {
      for (let n = 0; !isOver; n += 1) {
        const name = `W${n}`;
        await team.editor.put(pathOf(projectId, "channel", project.scenarioId), { kind: "queue", name });
        await team.editor.patch(`/api/projects/${projectId}`, { name: `P${n}` }).expect(200);
      }
    })();
    const archives: Buffer[] = [];
    const versions = new Set<number>();
    try {
      // On a busy machine a few exports may find one and the same version.
      for (let round = 0; round < 8 || (versions.size === 1 && round < 100); round += 1) {
        const { body } = await exported(round % 2 === 0 ? team.viewer : viewer, project);
        versions.add(manifestIn(body).pinned.streamVersion);
        archives.push(body);
      }
    } finally {
      isOver = true;
      await writing;
    }
    for (const archive of archives) {
      const { body } = await team.viewer
        .post(buildOf(projectId, "/verify"))
        .set("Content-Type", "application/zip")
        .send(archive)
        .expect(200);
      expect(body).toMatchObject({ identical: true, issued: true });
    }
    expect(versions.size).toBeGreaterThan(1);
  });
});
