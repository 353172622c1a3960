import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { aToken, withToken } from "./testing/agent-tokens.js";
import {
  anArchitecture,
  anItem,
  architecturesOf,
  decisionOf,
  ITEMS,
  submittedArchitecture,
} from "./testing/architectures.js";
import { aBranch } from "./testing/branches.js";
import type { Loose } from "./testing/flow-proposals.js";
import { APP, testId } from "./testing/model-documents.js";
import { importOneOfEach } from "./testing/one-of-each.js";
import { type Person, personWith } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer, TestServer } from "./testing/test-server.js";
import { areWaitingForLocks, until } from "./testing/waiting.js";

// Deciding items of architecture proposals, also at the same moment on two processes.

let server: RunningServer;
let second: TestServer;
let team: Team;
let project: string;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  second = await server.another();
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
beforeEach(async () => {
  project = await aProject(team.owner, team.workspaceId);
  await importOneOfEach(team.owner, project);
});

async function agent(...scopes: readonly string[]): Promise<Person & { readonly tokenId: string }> {
  const { id, value } = await aToken(team.owner, team.workspaceId, { scopes });
  return { ...withToken(server, value), tokenId: id };
}

const pathOf = ({ id }: Loose, rest = "") => architecturesOf(project, `/${id}${rest}`);
const decide = (person: Person, proposal: Loose, accept: readonly string[], reject: readonly string[] = []) =>
  person.post(pathOf(proposal, "/decide"), decisionOf(proposal, accept, reject));
const version = async (): Promise<number> =>
  (await team.viewer.get(`/api/projects/${project}/model`).expect(200)).body.modelVersion;
const elements = async (): Promise<readonly Loose[]> =>
  (await team.viewer.get(`/api/projects/${project}/model`).expect(200)).body.model.elements;

describe("POST ai/architecture-proposals/{proposalId}/decide", () => {
  it("writes what is accepted as one version, inferred, with where it is from and who took it", async () => {
    const proposal = await submittedArchitecture(team.editor, project);
    const { body } = await decide(
      team.owner,
      proposal,
      ["ship", "logistics", "rename", "asks"],
      ["reads"],
    ).expect(200);
    expect(body).toMatchObject({ status: "decided", decidedBy: `user:${team.owner.id}`, stale: null });
    expect(body.items.map(({ state }: Loose) => state)).toEqual([
      "accepted",
      "accepted",
      "accepted",
      "rejected",
      "accepted",
    ]);
    const [ship, logistics, , , rename] = body.items;
    expect(rename.createdId).toBeNull();
    expect(body.questions[0].about).toEqual([ship.createdId, APP]);
    const shipping = (await elements()).find(({ id }) => id === ship.createdId);
    expect(shipping).toMatchObject({
      name: "Shipping",
      parentId: logistics.createdId,
      status: "planned",
      factStatus: "inferred",
      provenance: {
        source: `agent-proposal:${proposal["id"]}#ship`,
        revision: "model:1",
        confidence: 0.5,
        acceptedBy: team.owner.id,
        acceptedAt: body.decidedAt,
      },
    });
    expect((await elements()).find(({ id }) => id === APP)).toMatchObject({
      name: "Order desk",
      factStatus: "inferred",
    });
    expect(await version()).toBe(2);
    const { body: history } = await team.viewer.get(`/api/projects/${project}/model/history`);
    expect(history.items[0].summary).toBe(
      "Accepted from an architecture proposal: 2 elements and 1 relationship added, 1 element changed",
    );
  });

  it("rejects with an item what depends on it, and decides in turn", async () => {
    const proposal = await submittedArchitecture(team.editor, project);
    const first = (await decide(team.editor, proposal, ["rename"], ["ship"]).expect(200)).body;
    expect(first.items.map(({ state }: Loose) => state)).toEqual([
      "rejected",
      "open",
      "rejected",
      "rejected",
      "accepted",
    ]);
    expect(first.status).toBe("open");
    expect((await decide(team.editor, proposal, [], ["logistics"]).expect(200)).body.status).toBe("decided");
    expect(await version()).toBe(2);
    expect(problem(await decide(team.editor, proposal, [], ["logistics"]))).toMatchObject({
      status: 409,
      type: "conflict",
    });
  });

  it("answers rejected when nothing was accepted, and leaves the model as it is", async () => {
    const proposal = await submittedArchitecture(team.editor, project);
    const { body } = await decide(
      team.editor,
      proposal,
      [],
      ITEMS.map(({ alias }) => alias),
    ).expect(200);
    expect(body.status).toBe("rejected");
    expect(await version()).toBe(1);
  });

  it("answers 409 proposal_items_refused with each item and its reason, and writes nothing", async () => {
    const items = [
      ...ITEMS,
      anItem({ alias: "ann", kind: "element", elementKind: "actor", name: "Ann", parent: "orders" }),
    ];
    const proposal = await submittedArchitecture(team.editor, project, anArchitecture({ items }));
    const refused = async (accept: readonly string[], reject: readonly string[] = []) => {
      const answer = await decide(team.editor, proposal, accept, reject);
      expect([answer.status, answer.body.type]).toEqual([409, "proposal_items_refused"]);
      expect(answer.body.errors.map(({ field }: Loose) => field)).toEqual(
        answer.body.items.map(({ id }: Loose) => `item:${id}`),
      );
      return answer.body.items.map(({ alias, reason }: Loose) => `${alias} ${reason}`);
    };
    expect(await refused(["ship", "rename"])).toEqual(["ship depends-on-open"]);
    expect(await refused(["ship"], ["logistics"])).toEqual(["ship depends-on-rejected"]);
    expect(await refused(["ann", "logistics"])).toEqual(["ann model-rule"]);
    const path = `/api/projects/${project}/elements/${APP}`;
    const { body: app } = await team.viewer.get(path);
    await team.editor.put(path, { ...app, name: "Other" }).expect(200);
    expect(await refused(["rename", "logistics"])).toEqual(["rename target-changed"]);
    await team.editor.delete(`${path}?cascade=true`).expect(200);
    expect(await refused(["rename"], ["logistics"])).toEqual(["rename target-removed"]);
    const after = (await team.viewer.get(pathOf(proposal))).body;
    expect(new Set(after.items.map(({ state }: Loose) => state))).toEqual(new Set(["open"]));
    expect((await elements()).map(({ name }) => name)).not.toContain("Logistics");
  });

  it.each<[string, (proposal: Loose) => unknown, readonly string[]]>([
    ["nothing", () => ({ accept: null, reject: [] }), [""]],
    ["no reject", () => ({ accept: [] }), ["reject"]],
    ["an unknown item", () => ({ accept: [testId(9)], reject: null }), ["accept[0]"]],
    ["an item in both", (p) => decisionOf(p, ["ship"], ["ship"]), ["reject[0]"]],
    ["an item twice", (p) => decisionOf(p, ["ship", "ship"]), ["accept[1]"]],
    ["no GUID", () => ({ accept: ["x"], reject: null }), ["accept[0]"]],
    ["another field", (p) => ({ ...decisionOf(p, ["logistics"]), more: 1 }), ["more"]],
  ])("answers 400 for %s", async (_, body, fields) => {
    const proposal = await submittedArchitecture(team.editor, project);
    const answer = await team.editor.post(pathOf(proposal, "/decide"), JSON.stringify(body(proposal)));
    expect(problem(answer)).toMatchObject({ status: 400, fields });
    expect(await version()).toBe(1);
  });

  it("answers 400 for an item that was decided, 404 for another proposal", async () => {
    const proposal = await submittedArchitecture(team.editor, project);
    await decide(team.editor, proposal, ["logistics"]).expect(200);
    expect(problem(await decide(team.editor, proposal, ["logistics"]))).toMatchObject({
      status: 400,
      fields: ["accept[0]"],
    });
    expect((await decide(team.editor, { ...proposal, id: testId(9) }, ["rename"])).status).toBe(404);
  });

  it("is for people who may write, not for tokens", async () => {
    const proposal = await submittedArchitecture(team.editor, project);
    expect(problem(await decide(team.viewer, proposal, ["rename"]))).toMatchObject({
      status: 403,
      type: "forbidden",
    });
    expect(problem(await decide(await agent("propose"), proposal, ["rename"]))).toMatchObject({
      status: 403,
      type: "human_only",
    });
    expect((await decide(team.outsider, proposal, ["rename"])).status).toBe(404);
  });

  it("answers 409 where the workspace stores too much, and writes nothing", async () => {
    const proposal = await submittedArchitecture(team.editor, project);
    await server.database.query("UPDATE projects SET kept_bytes = kept_bytes + 1e12::bigint WHERE id = $1", [
      project,
    ]);
    try {
      expect(problem(await decide(team.editor, proposal, ["logistics"]))).toMatchObject({
        status: 409,
        type: "conflict",
      });
      expect(await version()).toBe(1);
    } finally {
      await server.database.query(
        "UPDATE projects SET kept_bytes = kept_bytes - 1e12::bigint WHERE id = $1",
        [project],
      );
    }
    expect((await team.viewer.get(pathOf(proposal))).body.items[1].state).toBe("open");
  });
});

describe("at the same moment, on two processes", () => {
  const at = (n: number, person: Person): Person => (n % 2 === 0 ? person : personWith(second, person));
  const sent = async (test: PromiseLike<Response>): Promise<Response> => test;

  async function whileHeld(begin: () => Promise<Response>[]): Promise<readonly Response[]> {
    const holder = await server.database.connect();
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM projects WHERE id = $1 FOR UPDATE", [project]);
    try {
      const begun = begin();
      await until(() => areWaitingForLocks(server.database, begun.length));
      await holder.query("COMMIT");
      return await Promise.all(begun);
    } finally {
      holder.release();
    }
  }

  it("two decisions of one item: one stands, and the fact is there once", async () => {
    const proposal = await submittedArchitecture(team.editor, project);
    const answers = await whileHeld(() =>
      [0, 1].map((n) => sent(decide(at(n, team.editor), proposal, ["logistics"]))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await elements()).filter(({ name }) => name === "Logistics")).toHaveLength(1);
  });

  it("an acceptance and a rejection: one stands", async () => {
    const proposal = await submittedArchitecture(
      team.editor,
      project,
      anArchitecture({ items: [ITEMS[1]], questions: [] }),
    );
    const answers = await whileHeld(() => [
      sent(decide(at(0, team.editor), proposal, ["logistics"])),
      sent(decide(at(1, team.owner), proposal, [], ["logistics"])),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status } = (await team.viewer.get(pathOf(proposal))).body;
    expect((await elements()).some(({ name }) => name === "Logistics")).toBe(status === "decided");
  });

  it("an update while its target is deleted: it is refused, or the part goes afterwards", async () => {
    for (let round = 0; round < 4; round += 1) {
      project = await aProject(team.owner, team.workspaceId);
      await importOneOfEach(team.owner, project);
      const proposal = await submittedArchitecture(team.editor, project);
      const [decided, deleted] = await Promise.all([
        sent(decide(at(round, team.editor), proposal, ["rename", "logistics"])),
        sent(at(round + 1, team.editor).delete(`/api/projects/${project}/elements/${APP}?cascade=true`)),
      ]);
      expect(deleted?.status).toBe(200);
      const isDecided = decided?.status === 200;
      expect(isDecided || decided?.body.type === "proposal_items_refused").toBe(true);
      expect((await elements()).some(({ name }) => name === "Logistics")).toBe(isDecided);
    }
  });
});

describe("a proposal against a branch", () => {
  /** As an AI makes one: what is submitted is against main. */
  async function onBranch(branchId: string): Promise<Loose> {
    const proposal = await submittedArchitecture(team.editor, project);
    await server.database.query(
      `UPDATE architecture_proposals SET head = (head::jsonb || jsonb_build_object('branchId', $2::text))::json
        WHERE project_id = $1 AND id = $3`,
      [project, branchId, proposal["id"]],
    );
    return proposal;
  }

  it("is written to the branch", async () => {
    const branch = await aBranch(team.editor, project);
    const proposal = await onBranch(branch);
    const { body } = await decide(team.editor, proposal, ["logistics"]).expect(200);
    const made = `/api/projects/${project}/elements/${body.items[1].createdId}`;
    expect((await team.viewer.get(made)).status).toBe(404);
    await team.viewer.get(`${made}?branchId=${branch}`).expect(200);
  });

  it("is read and deleted once the branch is closed; deciding it is 409", async () => {
    const branch = await aBranch(team.editor, project);
    const proposal = await onBranch(branch);
    await team.editor.delete(`/api/projects/${project}/branches/${branch}`).expect(204);
    await team.viewer.get(pathOf(proposal)).expect(200);
    const answer = await decide(team.editor, proposal, ["logistics"]);
    expect(problem(answer)).toMatchObject({ status: 409, type: "conflict" });
    expect(answer.body.title).toContain("branch");
    await team.editor.delete(pathOf(proposal)).expect(204);
  });
});
