import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aBranch } from "./testing/branches.js";
import { importInto, SCHEMA, smallDocument, testId } from "./testing/model-documents.js";
import { importOneOfEach, ONE } from "./testing/one-of-each.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let project: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  project = await aProject(team.owner, team.workspaceId);
  await importOneOfEach(team.editor, project, { schemas: smallDocument().schemas ?? [] });
});
afterAll(() => server.stop());

const confirmOf = (id: string, query = ""): string => `/api/projects/${project}/facts/${id}/confirm${query}`;
const versionOf = async (query = ""): Promise<number> =>
  (await team.viewer.get(`/api/projects/${project}/model${query}`).expect(200)).body.modelVersion;

describe("POST of a confirm", () => {
  it.each(Object.entries(ONE))("of a fact of kind %s stands in it and in the history", async (kind, id) => {
    const path = `/api/projects/${project}/${kind}s/${id}`;
    const before = (await team.viewer.get(path).expect(200)).body;
    const version = await versionOf();
    const answer = await team.editor.post(confirmOf(id.toUpperCase())).expect(200);
    const provenance = {
      source: null,
      revision: null,
      confidence: null,
      acceptedBy: team.editor.id,
      acceptedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    };
    expect(answer.body).toEqual({ ...before, factStatus: "declared", provenance, stale: null });
    expect(answer.headers["etag"]).toBe(`"${version + 1}"`);
    expect((await team.viewer.get(path).expect(200)).body).toEqual(answer.body);
    const history = await team.viewer.get(`/api/projects/${project}/model/history?limit=1`).expect(200);
    expect(history.body.items).toMatchObject([
      { version: version + 1, actor: `user:${team.editor.id}`, added: 0, changed: 1, removed: 0 },
    ]);
  });

  it.each([
    ["observed-in-source", "observed-in-source"],
    ["measured", "measured"],
    ["inferred", "declared"],
    ["unknown", "declared"],
  ])("makes %s to %s and takes the stale mark away", async (factStatus, label) => {
    const stale = { sinceRevision: "r1", reason: "not found again" };
    const provenance = { source: "scan", revision: "r0", confidence: 0.5 };
    const fact = { id: testId(4), kind: "queue", name: "orders", factStatus, stale, provenance };
    await importInto(team.editor, project, { channels: [fact] }).expect(200);
    const { body } = await team.editor.post(confirmOf(fact.id)).expect(200);
    expect(body).toMatchObject({ factStatus: label, stale: null, provenance });
  });

  it("of a branch leaves main as it is", async () => {
    const branch = await aBranch(team.editor, project);
    const main = await versionOf();
    const answer = await team.editor.post(confirmOf(testId(1), `?branchId=${branch}`)).expect(200);
    expect(answer.headers["etag"]).toBe('"1"');
    expect([await versionOf(), await versionOf(`?branchId=${branch}`)]).toEqual([main, 1]);
    const path = `/api/projects/${project}/elements/${testId(1)}`;
    expect((await team.viewer.get(path).expect(200)).body.provenance).toBeNull();
    await team.editor.delete(`/api/projects/${project}/branches/${branch}`).expect(204);
    await team.editor.post(confirmOf(testId(1), `?branchId=${branch}`)).expect(404);
  });

  it("needs the version of If-Match", async () => {
    const version = await versionOf();
    const stale = await team.editor.post(confirmOf(ONE.element)).set("If-Match", `"${version - 1}"`);
    expect(problem(stale)).toEqual({ status: 409, type: "conflict", fields: ["expectedVersion"] });
    expect(stale.body.modelVersion).toBe(version);
    await team.editor.post(confirmOf(ONE.element)).set("If-Match", `"${version}"`).expect(200);
    await team.editor.post(confirmOf(ONE.element)).set("If-Match", "*").expect(200);
  });

  it("is 404 for what is no fact of the model", async () => {
    for (const id of [randomUUID(), "x", SCHEMA]) {
      await team.editor.post(confirmOf(id)).expect(404);
    }
    for (const branch of [randomUUID(), "x"]) {
      await team.editor.post(confirmOf(ONE.element, `?branchId=${branch}`)).expect(404);
    }
  });

  it("by many at once makes one version each", async () => {
    const version = await versionOf();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => team.editor.post(confirmOf(ONE.message))),
    );
    const versions = answers.map(({ headers }) => Number(String(headers["etag"]).slice(1, -1)));
    expect(versions.sort((a, b) => a - b)).toEqual(
      Array.from({ length: 8 }, (_, index) => version + 1 + index),
    );
  });
});
