import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { anExplainRequest, anExplanation, explainOf, usesVendor } from "./testing/ai.js";
import { anItem, architecturesOf, decisionOf } from "./testing/architectures.js";
import { aBranch, editBranch } from "./testing/branches.js";
import { pathOf } from "./testing/edits.js";
import { answers, type FakeVendor, startFakeVendor } from "./testing/fake-vendor.js";
import {
  aFlowStep,
  aMissingPart,
  flowsOf,
  type Loose,
  pathOfFlow,
  submitted,
} from "./testing/flow-proposals.js";
import { problem } from "./testing/problem.js";
import { aProject } from "./testing/project.js";
import { aShop, type ScanningServer, startScanning } from "./testing/scanning.js";
import { scanned } from "./testing/scans.js";
import { accepted, imported } from "./testing/source-imports.js";

// What is private stays so on every way into the design: by what was measured, and by what an AI made of it.

let scanning: ScanningServer;
let vendor: FakeVendor;
let projectId: string;
let repositoryId: string;
let scanId: string;

beforeAll(async () => {
  scanning = await startScanning();
  vendor = await startFakeVendor();
});
afterAll(async () => {
  await scanning.stop();
  await vendor.stop();
});
beforeEach(async () => {
  await scanning.server.database.query("DELETE FROM rate_limits; DELETE FROM ai_calls");
  ({ projectId, repositoryId } = await aShop(scanning));
  scanId = (await scanned(scanning.team.editor, projectId, repositoryId)).id;
  await becomes("private");
});

/** What the code host says of the repository from now on. */
async function becomes(what: "private" | "public"): Promise<void> {
  const change = "UPDATE source_repositories SET private = $2 WHERE id = $1";
  await scanning.server.database.query(change, [repositoryId, what === "private"]);
}

async function mayTell(sendPrivateCodeToAi: boolean): Promise<void> {
  const { owner, workspaceId } = scanning.team;
  const settings = {
    codehost: { apiBaseUrl: scanning.host.apiBaseUrl },
    usage: { maxScansPerDay: 10_000 },
    privacy: { sendPrivateCodeToAi },
  };
  await usesVendor(owner, workspaceId, { vendor, settings });
  vendor.begin(answers(anExplanation()));
}

/** What keeps a part from being explained. */
async function subjectsOf(kind: string, id: string): Promise<readonly string[] | null> {
  const body = anExplainRequest({ target: { kind, id, ruleId: null } });
  const { unavailable } = (await scanning.team.viewer.post(explainOf(projectId), body).expect(200)).body;
  return unavailable === null ? null : [unavailable.reason, ...unavailable.subjects];
}

const refused = (...ids: readonly string[]) => ["private-code-not-allowed", ...ids.toSorted()];

it("a fact that was measured is private once a private repository shows it, whatever its provenance says", async () => {
  const { editor, owner } = scanning.team;
  const [systemId, id] = [randomUUID(), randomUUID()];
  const system = { kind: "system", name: "Shop", status: "current", parentId: null };
  await owner.put(pathOf(projectId, "element", systemId), system).expect(201);
  const provenance = {
    source: "load test",
    revision: "7",
    confidence: null,
    acceptedBy: null,
    acceptedAt: null,
  };
  const own = {
    ...system,
    kind: "app",
    name: "Orders",
    parentId: systemId,
    factStatus: "measured",
    provenance,
  };
  await owner.put(pathOf(projectId, "element", id), own).expect(201);
  await mayTell(false);
  expect(await subjectsOf("element", id)).toBeNull();
  const proposed = await imported(editor, projectId, scanId, { systemId });
  const service = proposed.items.find(
    ({ kind, proposed: said }: Loose) => kind === "element" && said.kind === "app",
  );
  await accepted(editor, projectId, proposed, { accept: [service.id], targets: { [service.id]: id } });
  const { body } = await owner.get(pathOf(projectId, "element", id)).expect(200);
  expect(body).toMatchObject({ factStatus: "measured", provenance: { source: "load test" } });
  expect(await subjectsOf("element", id)).toEqual(refused(id));
  await becomes("public");
  expect(await subjectsOf("element", id)).toBeNull();
});

it("what an accepted architecture adds is private as the scan is that it was made of, and so is what is made of that", async () => {
  const { editor } = scanning.team;
  await mayTell(true);
  const item = anItem({ alias: "shop", kind: "element", elementKind: "system", name: "The shop" });
  const architecture = { summary: "", refs: [], items: [item], questions: [], assumptions: [] };
  vendor.begin(answers(JSON.stringify(architecture)));
  const asked = { request: "Group the services.", branchId: null };
  const made = (await editor.post(architecturesOf(projectId), asked).expect(201)).body;
  expect(made).not.toHaveProperty("toldFrom");
  const path = architecturesOf(projectId, `/${made.id}/decide`);
  const decided = (await editor.post(path, decisionOf(made, ["shop"])).expect(200)).body;
  const id = decided.items[0].createdId;
  expect((await editor.get(architecturesOf(projectId)).expect(200)).body.items[0]).not.toHaveProperty(
    "toldFrom",
  );

  // A second one that is told of that fact alone.
  vendor.begin(answers(JSON.stringify({ ...architecture, items: [{ ...item, name: "Another" }] })));
  const next = (await editor.post(architecturesOf(projectId), { ...asked, selection: [id] }).expect(201))
    .body;
  expect(next.sources).toEqual([]);
  const second = architecturesOf(projectId, `/${next.id}/decide`);
  const other = (await editor.post(second, decisionOf(next, ["shop"])).expect(200)).body.items[0].createdId;

  await mayTell(false);
  expect(await subjectsOf("element", id)).toEqual(refused(id));
  expect(await subjectsOf("element", other)).toEqual(refused(other));
  // An edit that names no source takes nothing back.
  const body = { kind: "system", name: "The shop", status: "current", parentId: null, provenance: null };
  await editor.put(pathOf(projectId, "element", id), body).expect(200);
  expect(await subjectsOf("element", id)).toEqual(refused(id));
  expect(vendor.questions).toEqual([]);
  await becomes("public");
  expect([await subjectsOf("element", id), await subjectsOf("element", other)]).toEqual([null, null]);
});

it("what was accepted on a branch stays private where its source was cleared there, once the branch has ended", async () => {
  const { editor, owner } = scanning.team;
  await mayTell(true);
  const made = async (branchId: string): Promise<string> => {
    const item = anItem({ alias: "shop", kind: "element", elementKind: "system", name: "The shop" });
    const architecture = { summary: "", refs: [], items: [item], questions: [], assumptions: [] };
    vendor.begin(answers(JSON.stringify(architecture)));
    const asked = { request: "Group the services.", branchId };
    const proposal = (await editor.post(architecturesOf(projectId), asked).expect(201)).body;
    const path = architecturesOf(projectId, `/${proposal.id}/decide`);
    const id = (await editor.post(path, decisionOf(proposal, ["shop"])).expect(200)).body.items[0].createdId;
    const system = { kind: "system", name: "The shop", status: "current", parentId: null };
    const workshop = { source: "a workshop", revision: null, confidence: null };
    for (const [name, provenance] of [
      ["Shop", workshop],
      ["The shop", null],
    ]) {
      const fact = { ...system, id, name, provenance };
      await editBranch(editor, projectId, { branchId, kind: "element", id, fact });
    }
    return id;
  };
  const [merged, discarded] = [await aBranch(owner, projectId), await aBranch(owner, projectId, "Other")];
  const [id, gone] = [await made(merged), await made(discarded)];
  await owner.post(`/api/projects/${projectId}/branches/${merged}/merge`).expect(200);
  await owner.delete(`/api/projects/${projectId}/branches/${discarded}`).expect(204);
  const named = { type: "write", id: "w", by: gone, store: gone, dataset: "d", change: {} };
  const scenario = { id: randomUUID(), name: "Go", steps: [named], faults: [], assertions: [] };
  await owner.post(`/api/projects/${projectId}/scenarios`, scenario).expect(201);
  await mayTell(false);
  const { body } = await owner.get(pathOf(projectId, "element", id)).expect(200);
  expect(body.provenance).toMatchObject({ source: null });
  expect(await subjectsOf("element", id)).toEqual(refused(id));
  expect(await subjectsOf("scenario", scenario.id)).toEqual(refused(scenario.id));
  expect(vendor.questions).toEqual([]);
  // Nothing else of them is left: the source of each, once, and in no version.
  const left = `SELECT f.body, f.valid_to = f.valid_from AS "isNowhere", s.stored_bytes = octet_length(f.body::text) AS "isCounted"
                  FROM model_facts f JOIN model_streams s ON s.project_id = f.project_id AND s.id = f.stream_id
                 WHERE f.stream_id = ANY ($1::uuid[])`;
  const { rows } = await scanning.server.database.query(left, [[merged, discarded]]);
  const source = expect.stringMatching(/^ai-proposal:[0-9a-f-]{36}$/);
  const once = { body: { provenance: { source } }, isNowhere: true, isCounted: true };
  expect(rows).toEqual([once, once]);
  await becomes("public");
  expect(await subjectsOf("element", id)).toBeNull();
});

describe("a flow that was made of what is private", () => {
  const flow = {
    ...{ name: "Pay", summary: "", refs: [], faults: [], assertions: [], questions: [], assumptions: [] },
    missing: [aMissingPart({ alias: "bank", kind: "element", name: "Bank", elementKind: "system" })],
    steps: [
      aFlowStep({ key: "w", type: "write", from: "bank", store: "bank", dataset: "d", changeJson: "{}" }),
    ],
  };

  /** The flow, whose missing part is made, and told of a part that a private repository shows. */
  async function aTakenFlow(): Promise<Loose> {
    const { editor } = scanning.team;
    const proposed = await imported(editor, projectId, scanId);
    await accepted(editor, projectId, proposed);
    await mayTell(true);
    vendor.begin(answers(JSON.stringify(flow)));
    const asked = { request: "Who pays?", branchId: null, selection: null, reviseScenarioId: null };
    const made = (await editor.post(flowsOf(projectId), asked).expect(201)).body;
    const taken = (await editor.post(pathOfFlow(projectId, made, "/missing/create")).expect(200)).body;
    await mayTell(false);
    return taken;
  }

  it("makes its parts and its scenario private", async () => {
    const taken = await aTakenFlow();
    const bank = taken["missing"][0].createdId;
    expect(await subjectsOf("element", bank)).toEqual(refused(bank));
    const { editor } = scanning.team;
    const { scenario } = (await editor.post(pathOfFlow(projectId, taken, "/accept")).expect(200)).body;
    expect(await subjectsOf("scenario", scenario.id)).toEqual(refused(bank, scenario.id));
    expect(vendor.questions).toEqual([]);
  });

  it("stays private when somebody submits a revision of it, and that is accepted", async () => {
    const taken = await aTakenFlow();
    const { editor } = scanning.team;
    const { scenario } = (await editor.post(pathOfFlow(projectId, taken, "/accept")).expect(200)).body;
    const own = randomUUID();
    const system = { kind: "system", name: "Own", status: "current", parentId: null };
    await editor.put(pathOf(projectId, "element", own), system).expect(201);
    const revision = { ...flow, missing: [], refs: [{ alias: "bank", id: own }] };
    for (const name of ["Pay now", "Pay later"]) {
      const revised = { reviseScenarioId: scenario.id };
      const made = await submitted(editor, projectId, { ...revision, name }, revised);
      expect(made).not.toHaveProperty("toldFrom");
      await editor.post(pathOfFlow(projectId, made, "/accept")).expect(200);
    }
    expect(await subjectsOf("scenario", scenario.id)).toEqual(refused(scenario.id));
    await becomes("public");
    expect(await subjectsOf("scenario", scenario.id)).toBeNull();
  });

  it("is not deleted once parts were taken, so that they lead to it", async () => {
    const taken = await aTakenFlow();
    const { editor } = scanning.team;
    await editor.post(pathOfFlow(projectId, taken, "/reject")).expect(200);
    const kept = await editor.delete(pathOfFlow(projectId, taken));
    expect(problem(kept)).toMatchObject({ status: 409, type: "conflict" });
  });
});

it("what another project's AI proposed is private: nobody here knows what that was told", async () => {
  const { owner, workspaceId } = scanning.team;
  projectId = await aProject(owner, workspaceId, "Copy");
  const id = randomUUID();
  const source = `ai-proposal:${randomUUID()}#a`;
  const provenance = { source, revision: "model:1", confidence: 0.5, acceptedBy: null, acceptedAt: null };
  const body = {
    kind: "system",
    name: "A",
    status: "planned",
    parentId: null,
    factStatus: "inferred",
    provenance,
  };
  await owner.put(pathOf(projectId, "element", id), body).expect(201);
  await mayTell(false);
  expect(await subjectsOf("element", id)).toEqual(refused(id));
});
