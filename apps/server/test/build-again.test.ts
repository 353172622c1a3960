import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { PinnedState } from "@plumbline/bundle-writer";
import { aBranch, editBranch } from "./testing/branches.js";
import {
  aBuiltProject,
  type BuiltProject,
  buildOf,
  exported,
  manifestIn,
  verified,
} from "./testing/build.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import { ESHOP, type Loose, ran } from "./testing/promises.js";
import { aRevision } from "./testing/revisions.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let project: BuiltProject;
let archive: Buffer;
let pinned: PinnedState;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

beforeEach(async () => {
  project = await aBuiltProject(team);
  archive = (await exported(team.viewer, project)).body;
  ({ pinned } = manifestIn(archive));
});

const path = (rest: string): string => `/api/projects/${project.projectId}${rest}`;
const again = (state: Loose) => team.viewer.post(buildOf(project.projectId, "/export"), { pinned: state });

/** Everything that a bundle pins becomes another, or goes. */
async function moveOn(): Promise<void> {
  const { owner, editor } = team;
  const channel = (await owner.get(path(`/channels/${ESHOP.exchange}`)).expect(200)).body;
  for (let turn = 0; turn < 40; turn += 1) {
    await editor.put(path(`/channels/${ESHOP.exchange}`), { ...channel, name: `turn ${turn}` }).expect(200);
  }
  await editor.delete(path(`/scenarios/${project.scenarioId}`)).expect(204);
  await ran(editor, project.promise);
  await owner.patch(path(""), { name: "Another name" }).expect(200);
  const { body } = await owner.get(path("/decisions")).expect(200);
  const proposed = body.items.find(({ status }: { status: string }) => status === "proposed");
  await owner.delete(path(`/decisions/${proposed.id}`)).expect(204);
}

describe("a state that was exported", () => {
  it("is exported again byte for byte, whatever became of what it pins", async () => {
    await moveOn();
    const { body, headers } = await exported(team.viewer, project, { pinned });
    expect(body.equals(archive)).toBe(true);
    expect(headers["x-service-current"]).toBe("false");
    expect((await exported(team.viewer, project)).body.equals(archive)).toBe(false);
  });

  it("is verified as identical, and says what moved", async () => {
    expect(await verified(team.viewer, project, archive)).toMatchObject({
      ...{ identical: true, matchesPinned: true, current: true, moved: [], issued: true },
      ...{ manifest: "match", archive: "match", manifestDifferences: [] },
    });
    await moveOn();
    const result = await verified(team.viewer, project, archive);
    expect(result).toMatchObject({ identical: true, matchesPinned: true, current: false, issued: true });
    const kinds = new Set(result.moved.map(({ kind }: { kind: string }) => kind));
    expect([...kinds]).toEqual(["model", "project", "scenario", "decision", "run"]);
    expect(result.moved).toContainEqual({
      kind: "scenario",
      id: project.scenarioId,
      pinned: 1,
      current: null,
    });
  });

  it("of a revision is not current once main has gone on", async () => {
    const revisionId = await aRevision(team.owner, project.projectId, "First");
    const first = await exported(team.viewer, project, { revisionId });
    expect(first.headers["x-service-current"]).toBe("true");
    expect(manifestIn(first.body).pinned.revisionId).toBe(revisionId);
    await moveOn();
    const second = await exported(team.viewer, project, { pinned: manifestIn(first.body).pinned });
    expect(second.headers["x-service-current"]).toBe("false");
    expect(second.body.equals(first.body)).toBe(true);
  });

  it("of a branch has the branch, until that ends", async () => {
    const branchId = await aBranch(team.editor, project.projectId, "Try");
    const { id, ...fact } = (await team.owner.get(path(`/channels/${ESHOP.exchange}`)).expect(200)).body;
    const edited = { id, ...fact, name: "Tried" };
    await editBranch(team.editor, project.projectId, { branchId, kind: "channel", id, fact: edited });
    const first = await exported(team.viewer, project, { branchId });
    const ofBranch = manifestIn(first.body).pinned;
    expect(ofBranch.branch).toBe(branchId);
    expect((await exported(team.viewer, project, { pinned: ofBranch })).body.equals(first.body)).toBe(true);
    await team.editor.delete(path(`/branches/${branchId}`)).expect(204);
    await team.viewer.post(buildOf(project.projectId, "/export"), { branchId }).expect(404);
    expect(problem(await again({ ...ofBranch }))).toMatchObject({
      status: 409,
      type: "pinned_input_unavailable",
    });
  });
});

describe("a state is not exported again", () => {
  const refusals: readonly (readonly [string, () => Loose, number, string])[] = [
    ["without a member", () => ({ ...pinned, branch: undefined }), 400, "invalid_bundle"],
    ["with a list that is none", () => ({ ...pinned, scenarios: 1 }), 400, "invalid_bundle"],
    [
      "with a scenario twice",
      () => ({ ...pinned, scenarios: [...pinned.scenarios, ...pinned.scenarios] }),
      400,
      "invalid_bundle",
    ],
    [
      "of format 2",
      () => ({ ...pinned, decisions: undefined, seal: undefined }),
      409,
      "pinned_format_not_exported",
    ],
    ["of format 3", () => ({ ...pinned, seal: undefined }), 409, "pinned_not_issued"],
    ["with another name", () => ({ ...pinned, projectName: "Other" }), 409, "pinned_not_issued"],
    [
      "at another version",
      () => ({ ...pinned, streamVersion: pinned.streamVersion + 1 }),
      409,
      "pinned_not_issued",
    ],
    ["of another project", () => ({ ...pinned, projectId: pinned.branch }), 409, "pinned_not_issued"],
    [
      "with another seal",
      () => ({ ...pinned, seal: `v1.0123456789abcdef.${"A".repeat(43)}` }),
      409,
      "pinned_not_issued",
    ],
  ];

  it.each(refusals)("%s", async (_, state, status, type) => {
    expect(problem(await again(state()))).toMatchObject({ status, type });
  });

  it("beside another state", async () => {
    const body = { pinned, branchId: pinned.branch };
    const answer = await team.viewer.post(buildOf(project.projectId, "/export"), body);
    expect(problem(answer)).toMatchObject({ status: 400, type: "validation_error", fields: ["branchId"] });
  });
});
