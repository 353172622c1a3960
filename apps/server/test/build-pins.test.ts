import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { movedInputs, type PinnedState } from "@plumbline/bundle-writer";
import { amount } from "./testing/amount.js";
import { aBranch } from "./testing/branches.js";
import { acceptedDecision, aDecision, decisionBody, pathOfDecision } from "./testing/decisions.js";
import { pathOf } from "./testing/edits.js";
import { aPinReader, type PinReader, statusesOf } from "./testing/pins.js";
import { aProject, type Team } from "./testing/project.js";
import {
  aCheck,
  anApprovedPromise,
  anEshopScenario,
  aPlan,
  aPromise,
  approved,
  ESHOP,
  eshopScenario,
  pathOfPromise,
  projectWithEshop,
  promiseBody,
  promisesOf,
  ran,
  statusOf,
} from "./testing/promises.js";
import { aRevision } from "./testing/revisions.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

const EDITS = amount({ quick: 100, long: 1_000 });

let server: RunningServer;
let team: Team;
let reader: PinReader;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  reader = await aPinReader(server);
});
afterAll(async () => {
  await reader.end();
  await server.stop();
});

const queue = (name: string) => ({ kind: "queue", name });
const newQueue = (projectId: string, query = "") =>
  team.editor.put(`${pathOf(projectId, "channel", randomUUID())}${query}`, queue("Q")).expect(201);
const putSchema = (projectId: string, id: string, content: string) =>
  team.editor.put(pathOf(projectId, "schema", id), { name: "Order", content });
const idOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** A project with something of each kind that is pinned. */
async function aDesign() {
  const { projectId, scenarioId } = await projectWithEshop(team);
  const schemaId = randomUUID();
  await putSchema(projectId, schemaId, "{}").expect(201);
  const goneScenario = await anEshopScenario(team.editor, projectId);
  const other = { ...aCheck(scenarioId), title: "Again" };
  const path = await anApprovedPromise(team, projectId, [aCheck(scenarioId), aPlan(), other]);
  await ran(team.editor, path, "O1");
  const branchId = await aBranch(team.editor, projectId);
  await newQueue(projectId, `?branchId=${branchId}`);
  await ran(team.editor, path, "O1", { branchId });
  const draft = await aPromise(team.editor, projectId, { title: "A draft" });
  const decision = await aDecision(team.editor, projectId);
  const accepted = await acceptedDecision(
    team.owner,
    projectId,
    await aDecision(team.editor, projectId, { title: "Accepted" }),
  );
  const revisionId = await aRevision(team.owner, projectId);
  const ids = { projectId, scenarioId, goneScenario, schemaId, branchId, revisionId };
  return { ...ids, path, draft, decision, accepted };
}
type Design = Awaited<ReturnType<typeof aDesign>>;

/** The IDs and versions of a table, in the order of their IDs. */
async function rowsOf(table: string, projectId: string) {
  const { rows } = await server.database.query(
    `SELECT id, version FROM ${table} WHERE project_id = $1 ORDER BY id`,
    [projectId],
  );
  return rows;
}

async function versionOf(projectId: string, query = ""): Promise<number> {
  return (await team.viewer.get(`/api/projects/${projectId}/model${query}`).expect(200)).body.modelVersion;
}

const runsOf = async (path: string, key: string): Promise<{ id: string }[]> =>
  (await team.viewer.get(`${path}/runs?obligation=${key}`).expect(200)).body.items;

describe("the pinned state", () => {
  let design: Design;
  beforeAll(async () => {
    design = await aDesign();
  });

  it("of main has every input at its version, in the order of IDs", async () => {
    const { projectId, path } = design;
    const { branch, ...pinned } = await reader.pins(projectId);
    const { rows } = await server.database.query("SELECT main_stream_id FROM projects WHERE id = $1", [
      projectId,
    ]);
    expect(branch).toBe(rows[0].main_stream_id);
    const onMain = (await runsOf(path, "O1"))[1];
    expect(pinned).toEqual({
      projectId,
      projectName: "Project",
      streamVersion: await versionOf(projectId),
      revisionId: null,
      scenarios: await rowsOf("scenarios", projectId),
      schemas: await rowsOf("schemas", projectId),
      promises: await rowsOf("promises", projectId),
      decisions: await rowsOf("decisions", projectId),
      runs: [{ promiseId: idOf(path), promiseRevision: 1, obligationId: "SHOP-001/O1", runId: onMain?.id }],
      sources: [],
    });
    expect(pinned.promises).toHaveLength(2);
    expect(pinned.decisions).toHaveLength(2);
  });

  it("of a branch has its stream, its version and the run that counts on it", async () => {
    const { projectId, branchId, path } = design;
    const [main, branch] = await Promise.all([reader.pins(projectId), reader.pins(projectId, { branchId })]);
    const [run] = await runsOf(path, "O1");
    const runs = main.runs.map((pin) => ({ ...pin, runId: run?.id }));
    expect(branch).toEqual({ ...main, branch: branchId, streamVersion: 1, runs });
    expect(runs).not.toEqual(main.runs);
  });

  it("of a revision has the version, the schemas and the name of then, and all else of now", async () => {
    const { projectId } = design;
    const then = await reader.pins(projectId);
    const revisionId = await aRevision(team.owner, projectId, "Before");
    await newQueue(projectId);
    await putSchema(projectId, design.schemaId, '{"type":"object"}').expect(200);
    await team.editor.patch(`/api/projects/${projectId}`, { name: "Renamed" }).expect(200);
    await anEshopScenario(team.editor, projectId);
    const now = await reader.pins(projectId);
    const { branch, streamVersion, projectName, schemas } = then;
    const pinned = await reader.pins(projectId, { revisionId });
    expect(pinned).toEqual({ ...now, branch, streamVersion, projectName, schemas, revisionId });
    expect(movedInputs(pinned, now).map(({ kind, id }) => [kind, id])).toEqual([
      ["model", branch],
      ["project", projectId],
      ["schema", design.schemaId],
    ]);
    expect(movedInputs(then, now).map(({ kind }) => kind)).toEqual([
      "model",
      "project",
      "scenario",
      "schema",
    ]);
  });

  it("is of an empty project too", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    const pinned = await reader.pins(projectId);
    expect(pinned).toMatchObject({ streamVersion: 0, scenarios: [], promises: [], decisions: [], runs: [] });
    expect(await reader.inputs(pinned)).toMatchObject({ pinned, scenarios: [], promises: [], decisions: [] });
  });

  it("is none of what is not there", async () => {
    const { projectId } = design;
    const other = await aProject(team.owner, team.workspaceId);
    const [revisionId, branchId] = [await aRevision(team.owner, other), await aBranch(team.editor, other)];
    const ended = await aBranch(team.editor, projectId);
    await team.editor.delete(`/api/projects/${projectId}/branches/${ended}`).expect(204);
    expect(await reader.outcome(randomUUID())).toEqual({ outcome: "no-project" });
    expect(await reader.outcome(projectId, { revisionId })).toEqual({ outcome: "no-revision" });
    expect(await reader.outcome(projectId, { branchId })).toEqual({ outcome: "no-open-branch" });
    expect(await reader.outcome(projectId, { branchId: ended })).toEqual({ outcome: "no-open-branch" });
  });

  it("gives the evidence status that the promises show", async () => {
    const { projectId, scenarioId } = await projectWithEshop(team);
    const obligations = [aCheck(scenarioId), aPlan(), aCheck(scenarioId, { faults: [] })];
    const paths: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      paths.push(await anApprovedPromise(team, projectId, obligations));
    }
    const [stale, current, revised, never] = paths as [string, string, string, string];
    const branchId = await aBranch(team.editor, projectId);
    await ran(team.editor, stale, "O1");
    await newQueue(projectId);
    await ran(team.editor, current, "O1");
    await ran(team.editor, current, "O1", { branchId });
    const source = { system: "other", runUrl: "https://ci.example.org/1" };
    await team.editor.post(`${current}/obligations/O2/evidence`, { result: "passed", source }).expect(200);
    await ran(team.editor, revised, "O1");
    await team.editor.post(`${revised}/revise`, {}).expect(200);
    await ran(team.editor, revised, "O1", { revision: 2 });
    const check = async () => {
      const statuses = statusesOf(await reader.inputs(await reader.pins(projectId)));
      for (const path of paths) {
        expect(statuses.get(idOf(path))).toEqual(await statusOf(team.viewer, path));
      }
      return statuses;
    };
    const statuses = await check();
    expect(paths.map((path) => statuses.get(idOf(path))?.counts)).toEqual([
      { passed: 0, failed: 0, notRun: 2, unsupported: 0, stale: 1 },
      { passed: 1, failed: 0, notRun: 2, unsupported: 0, stale: 0 },
      { passed: 1, failed: 0, notRun: 2, unsupported: 0, stale: 0 },
      { passed: 0, failed: 0, notRun: 3, unsupported: 0, stale: 0 },
    ]);
    await approved(team.owner, revised);
    await team.editor.post(`${never}/revise`, { retire: true }).expect(200);
    expect((await check()).get(idOf(revised))?.gaps[0]).toContain(
      "was last run while its revision was a draft",
    );
  });
});

/** Changes, and takes away what may be, of all that is pinned. */
async function moveOn(design: Design): Promise<void> {
  const { projectId, branchId, schemaId, path } = design;
  const model = `/api/projects/${projectId}`;
  for (let n = 0; n < EDITS; n += 1) {
    const query = n % 2 === 0 ? "" : `?branchId=${branchId}`;
    const place = `${pathOf(projectId, "channel", ESHOP.orderingQueue)}${query}`;
    await team.editor.put(place, queue(`Orders ${n}`)).expect(200);
    await newQueue(projectId, query);
  }
  await team.editor.delete(pathOf(projectId, "operation", ESHOP.createOrder)).expect(204);
  for (let n = 0; n < 3; n += 1) {
    await putSchema(projectId, schemaId, `[${n}]`).expect(200);
    const scenario = eshopScenario(design.scenarioId, { name: `Order ${n}` });
    await team.editor.put(`${model}/scenarios/${design.scenarioId}`, scenario).expect(200);
    await ran(team.editor, path, "O1");
    await ran(team.editor, path, "O1", { branchId });
  }
  await team.editor.delete(pathOf(projectId, "schema", schemaId)).expect(204);
  await team.editor.delete(`${model}/scenarios/${design.goneScenario}`).expect(204);
  await team.editor.delete(`${model}/scenarios/${design.scenarioId}`).expect(204);
  await anEshopScenario(team.editor, projectId);
  await team.editor.patch(model, { name: "Renamed" }).expect(200);
}

async function movePromisesOn({ projectId, path, draft, decision, accepted }: Design): Promise<void> {
  const draftPath = pathOfPromise(projectId, draft);
  await team.editor.put(draftPath, promiseBody({ title: "Changed" })).expect(200);
  await team.editor.delete(draftPath).expect(204);
  await team.editor.post(`${path}/revise`, {}).expect(200);
  await team.editor.put(path, promiseBody({ title: "Second" })).expect(200);
  await approved(team.owner, path);
  await team.editor.post(`${path}/revise`, {}).expect(200);
  await team.editor.delete(`${path}/draft`).expect(200);
  await aPromise(team.editor, projectId);
  await team.editor.put(pathOfDecision(projectId, decision), decisionBody({ title: "New" })).expect(200);
  await team.editor.delete(pathOfDecision(projectId, decision)).expect(204);
  const next = await aDecision(team.editor, projectId, { supersedes: accepted["id"] });
  await acceptedDecision(team.owner, projectId, next);
}

describe("what is pinned", () => {
  it("is read as it was after everything was changed or deleted", async () => {
    const design = await aDesign();
    const { projectId, branchId, revisionId } = design;
    const states = [
      await reader.pins(projectId),
      await reader.pins(projectId, { branchId }),
      await reader.pins(projectId, { revisionId }),
    ];
    const inputs = await Promise.all(states.map((pinned) => reader.inputs(pinned)));
    await moveOn(design);
    await movePromisesOn(design);
    await team.owner.delete(`/api/projects/${projectId}/revisions/${revisionId}`).expect(204);
    expect(await Promise.all(states.map((pinned) => reader.inputs(pinned)))).toEqual(inputs);
    expect(
      inputs.map(({ model, promises, decisions }) => [
        model.schemas.length > 0,
        promises.length,
        decisions.length,
      ]),
    ).toEqual(states.map(() => [true, 2, 2]));
    const moved = movedInputs(states[0] as PinnedState, await reader.pins(projectId));
    expect([...new Set(moved.map(({ kind }) => kind))]).toEqual([
      "model",
      "project",
      "scenario",
      "schema",
      "promise",
      "decision",
      "run",
    ]);
    expect(await reader.outcome(projectId, { revisionId })).toEqual({ outcome: "no-revision" });
  });

  it("takes as many statements however much it is", async () => {
    const { projectId } = await aDesign();
    const before = await reader.statements(await reader.pins(projectId));
    for (let n = 0; n < 5; n += 1) {
      await anEshopScenario(team.editor, projectId);
      await aDecision(team.editor, projectId);
      await aPromise(team.editor, projectId);
    }
    expect(await reader.statements(await reader.pins(projectId))).toBe(before);
  });

  it("is read over the pages of its parts", async () => {
    const { projectId } = await projectWithEshop(team);
    for (let made = 0; made < 205; made += 5) {
      await Promise.all(Array.from({ length: 5 }, () => aPromise(team.editor, projectId)));
    }
    const pinned = await reader.pins(projectId);
    expect(pinned.promises).toEqual(await rowsOf("promises", projectId));
    expect((await reader.inputs(pinned)).promises).toHaveLength(205);
  });
});

describe("a pinned input that is missing", () => {
  let design: Design;
  let pinned: PinnedState;
  let ofRevision: PinnedState;
  beforeAll(async () => {
    design = await aDesign();
    pinned = await reader.pins(design.projectId);
    ofRevision = await reader.pins(design.projectId, { revisionId: design.revisionId });
  });

  const NOBODY = "0abcdef0-0000-4000-8000-000000000000" as PinnedState["branch"];
  const HUGE = Number.MAX_SAFE_INTEGER;
  const LISTS = [
    ["scenario", "scenarios"],
    ["schema", "schemas"],
    ["promise", "promises"],
    ["decision", "decisions"],
  ] as const;

  it.each(LISTS)("of the kind %s is named", async (kind, list) => {
    const pins = pinned[list] ?? [];
    const last = pins.at(-1);
    const said = async (pin: object) => reader.reread({ ...pinned, [list]: [...pins.slice(0, -1), pin] });
    const missing = (id: unknown) => ({ outcome: "no-pinned-input", kind, id });
    expect(await said({ id: NOBODY, version: 1 })).toEqual(missing(NOBODY));
    for (const version of [0, (last?.version ?? 0) + 1, 2 ** 31, HUGE]) {
      expect(await said({ ...last, version })).toEqual(missing(last?.id));
    }
  });

  it.each(LISTS)("of the kind %s is missing where it is of another project", async (kind, list) => {
    const other = await reader.pins((await aDesign()).projectId);
    const [pin] = (other[list] ?? []).filter(({ id }) => !pinned[list]?.some((own) => own.id === id));
    if (pin === undefined) {
      throw new Error(`The other project has no ${kind} of its own`);
    }
    expect(await reader.reread({ ...pinned, [list]: [pin] })).toEqual({
      outcome: "no-pinned-input",
      kind,
      id: pin.id,
    });
  });

  it("is a promise at the version at which it was deleted", async () => {
    const promise = await aPromise(team.editor, design.projectId);
    const [pin] = (await reader.pins(design.projectId)).promises.filter(({ id }) => id === promise["id"]);
    await team.editor.delete(pathOfPromise(design.projectId, promise)).expect(204);
    const at = (version = 0) =>
      reader.reread({ ...pinned, promises: [{ id: promise["id"], version }], runs: [] });
    expect(await at(pin?.version)).toMatchObject({ outcome: "read" });
    expect(await at((pin?.version ?? 0) + 1)).toMatchObject({ kind: "promise", id: promise["id"] });
  });

  it("is a run that is not there, or not as it is pinned", async () => {
    const [run] = pinned.runs;
    for (const other of [
      { runId: NOBODY },
      { promiseId: design.draft["id"] },
      { promiseRevision: 2 },
      { promiseRevision: HUGE },
      { obligationId: "SHOP-001/O3" },
    ]) {
      const sent = { ...run, ...other } as PinnedState["runs"][number];
      const missing = { outcome: "no-pinned-input", kind: "run", id: sent.runId };
      expect(await reader.reread({ ...pinned, runs: [sent] })).toEqual(missing);
    }
    const promises = pinned.promises.filter(({ id }) => id !== run?.promiseId);
    expect(await reader.reread({ ...pinned, promises })).toMatchObject({ kind: "run", id: run?.runId });
  });

  it("is the stream, when it has no such version, is of another project or has ended", async () => {
    const { projectId, branchId } = design;
    const { branch: other } = await reader.pins((await aDesign()).projectId);
    const missing = (id: string) => ({ outcome: "no-pinned-input", kind: "model", id });
    for (const streamVersion of [pinned.streamVersion + 1, 2 ** 31, HUGE]) {
      expect(await reader.reread({ ...pinned, streamVersion })).toEqual(missing(pinned.branch));
    }
    expect(await reader.reread({ ...pinned, branch: other })).toEqual(missing(other));
    const ofBranch = await reader.pins(projectId, { branchId });
    await team.editor.post(`/api/projects/${projectId}/branches/${branchId}/merge`, {}).expect(200);
    expect(await reader.reread(ofBranch)).toEqual(missing(branchId));
    const discarded = await aBranch(team.editor, projectId);
    const ofDiscarded = await reader.pins(projectId, { branchId: discarded });
    await team.editor.delete(`/api/projects/${projectId}/branches/${discarded}`).expect(204);
    expect(await reader.reread(ofDiscarded)).toEqual(missing(discarded));
  });

  it("is the revision, when the project has none such or it is of another version", async () => {
    const { projectId } = design;
    const other = await aDesign();
    const revisionId = await aRevision(team.owner, projectId, "Later");
    const missing = (id: string) => ({ outcome: "no-pinned-input", kind: "revision", id });
    expect(await reader.reread(ofRevision)).toMatchObject({ outcome: "read" });
    for (const id of [NOBODY, other.revisionId]) {
      const sent = { ...ofRevision, revisionId: id as typeof NOBODY };
      expect(await reader.reread(sent)).toEqual(missing(id));
    }
    expect(await reader.reread({ ...ofRevision, streamVersion: 0 })).toEqual(missing(design.revisionId));
    const streamVersion = await versionOf(projectId);
    const sent = { ...ofRevision, streamVersion, revisionId: revisionId as typeof NOBODY };
    expect(await reader.reread(sent)).toMatchObject({ outcome: "read" });
    await team.owner.delete(`/api/projects/${projectId}/revisions/${revisionId}`).expect(204);
    expect(await reader.reread(sent)).toMatchObject({ outcome: "read" });
    expect(await reader.reread({ ...sent, streamVersion: 0 })).toEqual(missing(revisionId));
  });

  it("is a source, since no repository is followed, and the project when it is gone", async () => {
    const nothing = {
      trackedRef: null,
      trackedCommit: null,
      trackedScan: null,
      latestCommit: null,
      latestScan: null,
    };
    const sources = [{ repository: "example.org/acme/shop", ...nothing }];
    expect(await reader.reread({ ...pinned, sources })).toMatchObject({
      kind: "source",
      id: "example.org/acme/shop",
    });
    const gone = await aProject(team.owner, team.workspaceId);
    const state = await reader.pins(gone);
    await team.owner.delete(`/api/projects/${gone}`).expect(204);
    expect(await reader.reread(state)).toMatchObject({ kind: "project", id: gone });
  });

  it("is none of a state of format 2, which pins no decisions", async () => {
    const { decisions: _, ...of2 } = await reader.pins(design.projectId);
    expect(await reader.inputs(of2)).toMatchObject({ decisions: [] });
  });
});

describe("while others write", () => {
  const WRITES = amount({ quick: 60, long: 1_000 });

  it("each state is one that the project had", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    await team.owner.put(`${promisesOf(projectId)}/prefix`, { prefix: "SHOP" }).expect(200);
    const [schema, channel] = [randomUUID(), randomUUID()];
    const write = (n: number) =>
      team.editor
        .post(`/api/projects/${projectId}/model/changes`, {
          changes: [
            { op: "put", kind: "schema", id: schema, value: { name: "S", content: String(n) } },
            { op: "put", kind: "channel", id: channel, value: queue(String(n)) },
          ],
        })
        .expect(200);
    await write(1);
    let first = await acceptedDecision(team.owner, projectId, await aDecision(team.editor, projectId));
    let isWriting = true;
    const writing = (async () => {
      for (let n = 2; n <= WRITES; n += 1) {
        await write(n);
      }
      isWriting = false;
    })();
    const deciding = (async () => {
      while (isWriting) {
        const next = await aDecision(team.editor, projectId, { supersedes: first["id"] });
        first = await acceptedDecision(team.owner, projectId, next);
      }
    })();
    const seen = new Set<number>();
    while (isWriting) {
      const pinned = await reader.pins(projectId);
      seen.add(pinned.streamVersion);
      const { model, decisions } = await reader.inputs(pinned);
      expect(pinned.schemas).toEqual([{ id: schema, version: pinned.streamVersion }]);
      expect(model.schemas[0]?.content).toBe(String(pinned.streamVersion));
      expect(model.channels[0]?.name).toBe(String(pinned.streamVersion));
      expect(decisions.filter(({ status }) => status === "accepted")).toHaveLength(1);
    }
    await Promise.all([writing, deciding]);
    expect(seen.size).toBeGreaterThan(3);
  });
});
