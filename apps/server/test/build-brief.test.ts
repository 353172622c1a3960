import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aBuiltProject, type BuiltProject, buildOf, exported, manifestIn } from "./testing/build.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import { type AnsweredPromise, ESHOP, type Loose } from "./testing/promises.js";
import { aRevision } from "./testing/revisions.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let project: BuiltProject;
let promises: readonly AnsweredPromise[];

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  project = await aBuiltProject(team);
  const { body } = await team.viewer.get(`/api/projects/${project.projectId}/promises`).expect(200);
  promises = body.items;
});
afterAll(() => server.stop());

const path = (): string => buildOf(project.projectId, "/brief");
const briefOf = async (body: Loose): Promise<AnsweredPromise> =>
  (await team.viewer.post(path(), body).expect(200)).body;
const idsIn = (state: string): readonly string[] =>
  promises.filter((promise) => promise["state"] === state).map(({ id }) => id);

describe("a brief", () => {
  it("is of what is selected, with what belongs to it, and says its hash and its tokens", async () => {
    const { brief, manifest, tokens, omitted } = await briefOf({
      elementIds: [ESHOP.ordering, ESHOP.ordering.toUpperCase()],
    });
    const { pinned: _, ...said } = manifest;
    expect(said).toMatchObject({
      format: "service-brief/1",
      generator: { name: "service-build", version: "3" },
      selection: { promiseIds: [], scenarioIds: [], elementIds: [ESHOP.ordering] },
      notApproved: [],
      retired: [],
      sha256: createHash("sha256").update(brief).digest("hex"),
      bytes: Buffer.byteLength(brief),
    });
    expect(manifest.included.elementIds).toContain(ESHOP.ordering);
    expect(manifest.included.operationIds).toContain(ESHOP.createOrder);
    expect(manifest.included.scenarioIds).toEqual([]);
    expect(manifest.pinned).not.toHaveProperty("seal");
    expect(tokens.tokenizer).toBe("o200k_base");
    expect(tokens.count).toBeGreaterThan(brief.length / 10);
    expect(omitted).toEqual([]);
  });

  it("names what is selected and not approved", async () => {
    const { manifest, brief } = await briefOf({ promiseIds: [...idsIn("draft"), ...idsIn("approved")] });
    expect(manifest.included.requirementIds).toEqual(["SHOP-001", "SHOP-002"]);
    expect(manifest.notApproved).toEqual(["SHOP-003"]);
    expect(manifest.included.scenarioIds).toEqual([project.scenarioId]);
    expect(brief).toContain("## 6 Not approved");
    const codes = manifest.blockers.map(({ code }: { code: string }) => code);
    expect([manifest.buildReady, codes.includes("promise-not-approved")]).toEqual([false, true]);
  });

  it("pins what a bundle of the same state pins", async () => {
    const revisionId = await aRevision(team.owner, project.projectId);
    const { manifest } = await briefOf({ scenarioIds: [project.scenarioId], revisionId });
    const { seal: _, ...pinned } = manifestIn(
      (await exported(team.viewer, project, { revisionId })).body,
    ).pinned;
    expect(manifest.pinned).toEqual(pinned);
  });

  it("has no more tokens than are asked for, and names what it leaves out", async () => {
    const selection = { scenarioIds: [project.scenarioId], elementIds: [ESHOP.ordering] };
    const whole = await briefOf(selection);
    const maxTokens = Math.floor(whole["tokens"].count / 2);
    const { tokens, omitted, brief } = await briefOf({ ...selection, maxTokens });
    expect(tokens.count).toBeLessThanOrEqual(maxTokens);
    expect(omitted.length).toBeGreaterThan(0);
    expect(brief.length).toBeLessThan(whole["brief"].length);
  });

  it.each<[string, () => Loose, string, readonly string[]]>([
    ["of nothing", () => ({}), "validation_error", ["promiseIds"]],
    ["of a change", () => ({ changeScanId: randomUUID() }), "validation_error", ["changeScanId"]],
    [
      "of an unknown element",
      () => ({ elementIds: [ESHOP.ordering, randomUUID()] }),
      "validation_error",
      ["elementIds[1]"],
    ],
    ["of an unknown promise", () => ({ promiseIds: [randomUUID()] }), "validation_error", ["promiseIds[0]"]],
    [
      "of a scenario as an element",
      () => ({ elementIds: [project.scenarioId] }),
      "validation_error",
      ["elementIds[0]"],
    ],
    ["of no IDs", () => ({ scenarioIds: ["SHOP-001"] }), "validation_error", ["scenarioIds[0]"]],
    [
      "of too many",
      () => ({ elementIds: Array.from({ length: 201 }, () => randomUUID()) }),
      "validation_error",
      ["elementIds"],
    ],
    [
      "of two states",
      () => ({ elementIds: [ESHOP.ordering], revisionId: randomUUID(), branchId: randomUUID() }),
      "validation_error",
      ["branchId"],
    ],
    [
      "of no tokens",
      () => ({ elementIds: [ESHOP.ordering], maxTokens: 0 }),
      "validation_error",
      ["maxTokens"],
    ],
  ])("%s is refused", async (_, body, type, fields) => {
    expect(problem(await team.viewer.post(path(), body()))).toEqual({ status: 400, type, fields });
  });

  it("of a state that is not there is not found", async () => {
    for (const field of ["revisionId", "branchId"]) {
      const answer = await team.viewer.post(path(), { elementIds: [ESHOP.ordering], [field]: randomUUID() });
      expect(problem(answer)).toMatchObject({ status: 404, type: "not_found" });
    }
  });
});
