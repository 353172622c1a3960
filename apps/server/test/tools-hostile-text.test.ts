import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { TOOLS, type Tool } from "@plumbline/agent-tools";
import { buildOf } from "./testing/build.js";
import { decisionBody } from "./testing/decisions.js";
import { hostileName, hostileText, MARK } from "./testing/hostile-texts.js";
import { importInto, testId } from "./testing/model-documents.js";
import { aProject, type Team } from "./testing/project.js";
import { approved, promiseBody, promisesOf } from "./testing/promises.js";
import { asked } from "./testing/questions.js";
import { aRevision } from "./testing/revisions.js";
import { aCall } from "./testing/scenarios.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { readingCalls, type ToolProject, writingCalls } from "./testing/tool-project.js";
import { type Loose, type ToolUser, toolUser } from "./testing/tools.js";

// A model whose every text looks like an instruction: it stays inside of `data`.

let server: RunningServer;
let team: Team;
let agent: ToolUser;
let project: ToolProject;
let planted = 0;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  agent = await toolUser(server, team);
  project = await aHostileProject();
});
afterAll(() => server.stop());

const name = (): string => hostileName(planted++);
const text = (): string => hostileText(planted++);

/** One text after the other, each wherever it is taken. */
async function aHostileProject(): Promise<ToolProject> {
  const projectId = await aProject(team.owner, team.workspaceId);
  await team.owner.patch(`/api/projects/${projectId}`, { name: name(), description: text() }).expect(200);
  await team.owner.put(`${promisesOf(projectId)}/prefix`, { prefix: "EVIL" }).expect(200);
  const { body } = await importInto(team.owner, projectId, hostileDocument()).expect(200);
  expect(body.refused).toBe(0);
  const scenarioId = randomUUID();
  const step = aCall({
    id: `${MARK}-step`,
    from: testId(2),
    operation: testId(50),
    request: { [name()]: text() },
  });
  const assertion = { id: `${MARK}-says`, type: "outcome", step: `${MARK}-step`, expected: "Failed" };
  const scenario = { id: scenarioId, name: name(), steps: [step], faults: [], assertions: [assertion] };
  await team.editor.post(`/api/projects/${projectId}/scenarios`, scenario).expect(201);
  const revisionId = await aRevision(team.owner, projectId, name());
  const promiseId = await aHostilePromise(projectId, scenarioId);
  const { promise: draft } = await agent.data("create_promise", { projectId, ...hostilePromise(scenarioId) });
  const plan = { ...NOTE, kind: "integration-test", recipe: { text: text(), plan: PLAN } };
  await agent.data("add_obligation", { projectId, promiseId: draft.id, ...plan });
  const source = { system: "other", runUrl: `https://ci.test/${MARK}` };
  const evidence = { obligationKey: "O1", result: "passed", revision: 1, source };
  await agent.data("record_evidence", { projectId, promiseId: draft.id, ...evidence });
  const alternatives = [{ title: name(), description: text(), rejectedBecause: text() }];
  const said = { title: name(), context: text(), decision: text(), consequences: text(), alternatives };
  await agent.data("propose_decision", { projectId, ...decisionBody(said) });
  await asked(team.editor, projectId, { text: text() });
  const manifest = (await team.viewer.get(buildOf(projectId, "/manifest")).expect(200)).body;
  return {
    ...{ projectId, scenarioId, promiseId, promise: "", draftId: draft.id, schemaId: testId(90) },
    ...{ elementId: testId(2), revisionId, branchId: "", manifest },
  };
}

const NOTE = { title: "Somebody looks", kind: "note" };
const PLAN = { steps: ["Order"], expectedObservations: ["It is stored"] };

function hostilePromise(scenarioId: string): Loose {
  const texts = { claim: text(), scope: text(), preconditions: text(), expectedOutcome: text() };
  const more = { forbiddenOutcome: text(), evidenceCriteria: text(), links: { scenarioIds: [scenarioId] } };
  return promiseBody({ title: name(), ...texts, ...more });
}

async function aHostilePromise(projectId: string, scenarioId: string): Promise<string> {
  const path = promisesOf(projectId);
  const { body } = await team.editor.post(path, hostilePromise(scenarioId)).expect(201);
  const scenarioCheck = {
    ...{ scenarioId, faults: [] },
    expect: [{ id: `${MARK}-expects`, type: "outcome", step: `${MARK}-step`, expected: "Succeeded" }],
  };
  const check = { kind: "scenario-check", title: name(), recipe: { text: text(), scenarioCheck } };
  await team.editor.post(`${path}/${body.id}/obligations`, check).expect(201);
  await approved(team.owner, `${path}/${body.id}`);
  await team.editor.post(`${path}/${body.id}/obligations/O1/run`, {}).expect(200);
  return body.id;
}

function hostileDocument(): Loose {
  const elements = [1, 2, 3, 4, 5].map((n) => ({
    ...{
      id: testId(n),
      kind: n === 1 ? "system" : "app",
      name: name(),
      description: text(),
      technology: name(),
    },
    ...{ status: "current", parentId: n === 1 ? null : testId(1), tags: [hostileName(n).slice(0, 40)] },
    provenance: { source: name(), revision: MARK },
  }));
  const schema = JSON.stringify({ description: text(), properties: { [text()]: { const: text() } } });
  return {
    version: "1.0",
    project: { name: "Hostile" },
    elements,
    relationships: [2, 3].map((n) => ({
      ...{ id: testId(20 + n), fromId: testId(n), toId: testId(n + 1), kind: "behavioural", label: name() },
    })),
    messages: [0, 1, 2].map((n) => ({
      ...{
        id: testId(30 + n),
        name: name(),
        description: text(),
        producerId: testId(2),
        consumerIds: [testId(3)],
      },
      schemaId: testId(90),
    })),
    operations: [0, 1].map((n) => ({
      ...{ id: testId(50 + n), ownerId: testId(2 + n), name: name(), transport: "http", timeoutMs: 100 },
      requestSchemaId: testId(90),
    })),
    channels: [0, 1].map((n) => ({ id: testId(60 + n), kind: n === 0 ? "exchange" : "queue", name: name() })),
    subscriptions: [{ id: testId(70), channelId: testId(61), consumerId: testId(3) }],
    bindings: [
      { id: testId(80), sourceChannelId: testId(60), targetChannelId: testId(61), routingKey: `${MARK}.#` },
    ],
    schemas: [{ id: testId(90), name: name(), description: text(), content: schema }],
  };
}

/** What stands beside `data`. */
function besideData({ answer }: { readonly answer: Loose }): string {
  const { data: _, nextCursor: __, ...beside } = answer;
  return JSON.stringify(beside);
}

const READING = (TOOLS as readonly Tool[])
  .filter(({ writes }) => writes === "nothing")
  .map((tool) => tool.name);
const WRITING = (TOOLS as readonly Tool[])
  .filter(({ writes }) => writes !== "nothing")
  .map((tool) => tool.name);

describe("text that looks like an instruction", () => {
  it.each(READING)("is inside of data alone in what %s answers, cut or whole", async (tool) => {
    const args = readingCalls(project)[tool] ?? {};
    const { takesBudget = false, list = null } =
      (TOOLS as readonly Tool[]).find((one) => one.name === tool) ?? {};
    const whole = await agent.call(tool, args);
    expect(whole.isError).toBe(false);
    if (!WITHOUT_TEXTS.includes(tool)) {
      expect(JSON.stringify(whole.answer["data"])).toContain(MARK);
    }
    const cut =
      takesBudget || tool === "get_brief"
        ? [400, 600, 1_000].map((maxTokens) => ({ ...args, maxTokens }))
        : [];
    const paged = list === null ? [] : [{ ...args, limit: 1 }];
    for (const sent of [...cut, ...paged]) {
      const found = await agent.call(tool, sent);
      expect([tool, sent, besideData(found)]).toEqual([tool, sent, expect.not.stringContaining(MARK)]);
      expect(found.answer["truth"]).toBe("declared");
      expect(found.answer["truthNote"]).toBe(whole.answer["truthNote"]);
      expect(found.answer["notice"] ?? "").toMatch(/^[ -~]*$/);
      expect(found.answer["nextCursor"] ?? "").toMatch(/^[\w-]*$/);
    }
    expect(besideData(whole)).not.toContain(MARK);
  });

  /** Numbers and hashes alone. */
  const WITHOUT_TEXTS = ["get_build_manifest", "verify_manifest"];

  it.each(WRITING)("is inside of data alone in what %s answers", async (tool) => {
    const { projectId, draftId } = project;
    const change = HOSTILE_BODIES[tool]?.() ?? {};
    const promiseId = tool === "update_promise_draft" ? { promiseId: draftId } : {};
    const found = await agent.call(tool, {
      ...writingCalls(project)[tool],
      ...change,
      ...promiseId,
      projectId,
    });
    expect([tool, found.isError ? found.text : ""]).toEqual([tool, ""]);
    expect(besideData(found)).not.toContain(MARK);
    expect(JSON.stringify(found.answer["data"])).toContain(MARK);
  });

  const HOSTILE_BODIES: Readonly<Record<string, () => Loose>> = {
    create_promise: () => hostilePromise(project.scenarioId),
    update_promise_draft: () => hostilePromise(project.scenarioId),
    add_obligation: () => ({ kind: "note", title: name(), recipe: { text: text() } }),
    propose_decision: () => decisionBody({ title: name(), decision: text() }),
    ask_question: () => ({ text: text() }),
    submit_flow_proposal: () => ({ request: text() }),
    submit_architecture_proposal: () => ({ request: text() }),
    record_evidence: () => ({ source: { system: "other", runUrl: `https://ci.test/${MARK}` } }),
  };

  it("is in a cursor only where the page before has shown it", async () => {
    const { projectId } = project;
    for (const [tool, member] of [
      ["find_elements", "elements"],
      ["list_messages", "messages"],
    ] as const) {
      const { answer } = await agent.call(tool, { projectId, limit: 1 });
      const decoded = Buffer.from(answer["nextCursor"], "base64url").toString("utf8");
      const [{ name: shown }] = answer["data"][member];
      const others = (await agent.data(tool, { projectId }))[member].map((one: Loose) => one["name"]);
      for (const other of others.filter((one: string) => one !== shown)) {
        expect(decoded).not.toContain(other.slice(0, 6).concat(" "));
      }
    }
  });
});
