import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { DECISION_LIMITS } from "@plumbline/decision-core";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { canonicalHash } from "./testing/canonical-json.js";

import {
  acceptedDecision,
  aDecision,
  decisionBody,
  decisionsOf,
  fieldsOf,
  type LooseDecision,
  pathOfDecision,
} from "./testing/decisions.js";
import { importOneOfEach, ONE } from "./testing/one-of-each.js";
import type { Person } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let agent: Person;
let projectId: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  const scopes = ["read", "propose"];
  agent = withToken(server, (await aToken(team.owner, team.workspaceId, { scopes })).value);
});
afterAll(() => server.stop());
beforeEach(async () => {
  projectId = await aProject(team.owner, team.workspaceId);
});

async function titlesOf(query: string): Promise<readonly string[]> {
  const { body } = await team.viewer.get(decisionsOf(projectId, query)).expect(200);
  return body.items.map(({ title }: { title: string }) => title);
}

/** Rows of decisions as if they were made one by one. */
async function withDecisions(count: number): Promise<void> {
  await server.database.query(
    `INSERT INTO decisions (project_id, id, number, version, status, affected_ids, settles, bytes)
     SELECT $1, gen_random_uuid(), n + 1, 1, 'proposed', '{}', '[]', 0 FROM generate_series(1, $2::int) AS n`,
    [projectId, count],
  );
  await server.database.query("UPDATE decision_numbers SET next_number = $2 WHERE project_id = $1", [
    projectId,
    count + 2,
  ]);
}

describe("a created decision", () => {
  it("is answered with its record", async () => {
    await importOneOfEach(team.owner, projectId);
    const gone = "ffffffff-0000-4000-8000-000000000001";
    const settles = [{ ruleId: "REL-001", subjectId: ONE.subscription }];
    const body = decisionBody({ affectedIds: [gone, ONE.operation, gone], settles, origin: "human" });
    const { body: made, headers } = await team.editor.post(decisionsOf(projectId), body).expect(201);
    const by = `user:${team.editor.id}`;
    expect(made).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      number: 1,
      reference: "ADR-0001",
      title: "Orders go through a queue",
      status: "proposed",
      context: "The payment is slow.",
      decision: "Placing an order publishes a message.",
      alternatives: [{ title: "Call the payment", description: null, rejectedBecause: "It times out." }],
      consequences: null,
      affectedIds: [ONE.operation, gone].sort(),
      missingAffectedIds: [gone],
      settles,
      supersedes: null,
      supersededBy: null,
      origin: "human",
      version: 1,
      contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      proposedBy: by,
      proposedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      lastChangedBy: by,
      lastChangedAt: made.proposedAt,
      decidedBy: null,
      decidedAt: null,
      rejectReason: null,
    });
    expect(headers["etag"]).toBe('"1"');
    const read = await team.viewer.get(pathOfDecision(projectId, made)).expect(200);
    expect(read.body).toEqual(made);
    expect(read.headers["etag"]).toBe('"1"');
  });

  it("has the hash of its number and of what it says, without its origin", async () => {
    const made = await aDecision(team.editor, projectId);
    const { title, context, decision, alternatives, consequences, affectedIds, settles, supersedes } = made;
    const said = { title, context, decision, alternatives, consequences, affectedIds, settles, supersedes };
    expect(made["contentHash"]).toBe(canonicalHash({ number: 1, ...said }));
    const again = await aDecision(team.editor, projectId);
    expect(again["contentHash"]).not.toBe(made["contentHash"]);
  });

  it("has the next number of its project; that of a deleted one, or of a refused one, is not used again", async () => {
    const first = await aDecision(team.editor, projectId);
    await team.editor.post(decisionsOf(projectId), decisionBody({ title: "" })).expect(400);
    const second = await aDecision(team.editor, projectId);
    await team.editor.delete(pathOfDecision(projectId, second)).expect(204);
    const third = await aDecision(team.editor, projectId);
    expect([first, second, third].map(({ reference }) => reference)).toEqual([
      "ADR-0001",
      "ADR-0002",
      "ADR-0003",
    ]);
    const elsewhere = await aProject(team.owner, team.workspaceId);
    expect(await aDecision(team.editor, elsewhere)).toMatchObject({ number: 1 });
  });

  it("of a token is agent-suggested, whatever it says; a person says human or nothing", async () => {
    expect(await aDecision(agent, projectId, { origin: "human" })).toMatchObject({
      origin: "agent-suggested",
      proposedBy: expect.stringMatching(/^agent-token:/),
    });
    for (const origin of ["agent-suggested", "ai-suggested", "x"]) {
      const answer = await team.editor.post(decisionsOf(projectId), decisionBody({ origin })).expect(400);
      expect([answer.body.type, fieldsOf(answer)]).toEqual(["validation_error", ["origin"]]);
    }
    expect(await aDecision(team.editor, projectId, { origin: null })).toMatchObject({ origin: "human" });
  });

  it("needs every key but its origin", async () => {
    const answer = await team.editor.post(decisionsOf(projectId), {}).expect(400);
    expect([answer.body.type, fieldsOf(answer)]).toEqual(["invalid_body", Object.keys(decisionBody())]);
  });

  it.each<[string, LooseDecision, string]>([
    ["text", { decision: "x".repeat(DECISION_LIMITS.textCharacters + 1) }, "decision"],
    [
      "alternatives",
      { alternatives: Array.from({ length: DECISION_LIMITS.alternatives + 1 }, () => ({ title: "a" })) },
      "alternatives",
    ],
    [
      "affected IDs",
      { affectedIds: Array.from({ length: DECISION_LIMITS.affectedIds + 1 }, () => randomUUID()) },
      "affectedIds",
    ],
    [
      "settles",
      {
        settles: Array.from({ length: DECISION_LIMITS.settles + 1 }, () => ({
          ruleId: "REL-001",
          subjectId: randomUUID(),
        })),
      },
      "settles",
    ],
  ])("is refused over the limit of its %s, and taken at it", async (_, over, field) => {
    const answer = await team.editor.post(decisionsOf(projectId), decisionBody(over)).expect(400);
    expect(fieldsOf(answer)).toEqual([field]);
    const at = Object.entries(over).map(([key, value]) => [key, (value as string | unknown[]).slice(1)]);
    await aDecision(team.editor, projectId, Object.fromEntries(at));
  });

  it("is refused in a body over its limit, or that is no JSON", async () => {
    const path = decisionsOf(projectId);
    const large = decisionBody({ context: "x".repeat(1024 * 1024) });
    expect((await team.editor.post(path, large).expect(413)).body.type).toBe("payload_too_large");
    expect((await team.editor.post(path, "{").expect(400)).body.type).toBe("invalid_body");
    expect((await team.editor.post(path, '{"title":"\\ud800"}').expect(400)).body.type).toBe("invalid_body");
  });

  it("is refused where the project has as many as it may; deleted ones count for nothing", async () => {
    const first = await aDecision(team.editor, projectId);
    await withDecisions(DECISION_LIMITS.decisions - 1);
    const answer = await team.editor.post(decisionsOf(projectId), decisionBody()).expect(409);
    expect(answer.body).toMatchObject({ type: "conflict", title: "A project has at most 2000 decisions" });
    await team.editor.delete(pathOfDecision(projectId, first)).expect(204);
    expect(await aDecision(team.editor, projectId)).toMatchObject({ number: 2001 });
  });
});

describe("a change of a decision", () => {
  it("is its next version, and what says the same is none; the origin stays", async () => {
    const made = await aDecision(agent, projectId);
    const path = pathOfDecision(projectId, made);
    const same = await team.editor.put(path, decisionBody()).expect(200);
    expect(same.body).toEqual(made);
    const changed = await team.editor
      .put(path, decisionBody({ title: "Another", origin: "human" }))
      .expect(200);
    expect(changed.body).toMatchObject({
      title: "Another",
      version: 2,
      origin: "agent-suggested",
      proposedBy: made["proposedBy"],
      lastChangedBy: `user:${team.editor.id}`,
    });
    expect(changed.headers["etag"]).toBe('"2"');
    const { rows } = await server.database.query(
      "SELECT version, body FROM decision_versions WHERE project_id = $1 ORDER BY version",
      [projectId],
    );
    expect(rows.map(({ version, body }) => [version, body.content.title])).toEqual([
      [1, made["title"]],
      [2, "Another"],
    ]);
  });

  it("is refused as a creation is", async () => {
    const path = pathOfDecision(projectId, await aDecision(team.editor, projectId));
    const answer = await team.editor.put(path, decisionBody({ title: " " })).expect(400);
    expect(fieldsOf(answer)).toEqual(["title"]);
    await team.editor.put(path, decisionBody({ origin: "agent-suggested" })).expect(200);
  });

  it("and a deletion may name a version; at another one they are refused with that one and its hash", async () => {
    const made = await aDecision(team.editor, projectId);
    const path = pathOfDecision(projectId, made);
    const body = decisionBody({ title: "Another" });
    const wrong = await team.editor.put(path, body).set("If-Match", '"7"').expect(409);
    expect(wrong.body).toMatchObject({
      type: "decision_changed",
      version: 1,
      contentHash: made["contentHash"],
      errors: [{ field: "If-Match" }],
    });
    await team.editor.put(path, body).set("If-Match", '"7", "1"').expect(200);
    await team.editor.delete(path).set("If-Match", '"1"').expect(409);
    await team.editor.put(path, body).set("If-None-Match", "*").expect(412);
    await team.editor.put(path, body).set("If-Match", "2").expect(400);
    await team.editor.delete(path).set("If-Match", '"2"').expect(204);
  });

  it("by a token is one of what tokens alone wrote", async () => {
    const byHand = pathOfDecision(projectId, await aDecision(team.editor, projectId));
    for (const answer of [
      await agent.put(byHand, decisionBody({ title: "a" })),
      await agent.delete(byHand),
    ]) {
      expect([answer.status, answer.body.type]).toEqual([403, "human_only"]);
    }
    const own = pathOfDecision(projectId, await aDecision(agent, projectId));
    await agent.put(own, decisionBody({ title: "Of the agent" })).expect(200);
    await team.editor.put(own, decisionBody({ title: "Of a person" })).expect(200);
    expect((await agent.delete(own).expect(403)).body.type).toBe("human_only");
    const another = pathOfDecision(projectId, await aDecision(agent, projectId));
    await agent.delete(another).expect(204);
    await team.viewer.get(another).expect(404);
  });
});

describe("a deleted decision", () => {
  it("is not there for anybody, and is told in the audit list", async () => {
    const made = await aDecision(team.editor, projectId);
    const path = pathOfDecision(projectId, made);
    await team.editor.delete(path).expect(204);
    for (const answer of [
      await team.viewer.get(path),
      await team.viewer.get(`${path}/export`),
      await team.editor.put(path, decisionBody()),
      await team.editor.delete(path),
      await team.owner.post(`${path}/accept`, { contentHash: made["contentHash"] }),
      await team.owner.post(`${path}/reject`, { reason: "no" }),
    ]) {
      expect([answer.status, answer.body.type]).toEqual([404, "not_found"]);
    }
    expect(await titlesOf("")).toEqual([]);
    const audit = await team.owner.get(`/api/workspaces/${team.workspaceId}/audit`).expect(200);
    expect(audit.body[0]).toMatchObject({
      action: "decision.deleted",
      target: made["id"],
      details: { projectId, reference: "ADR-0001", version: 1, contentHash: made["contentHash"] },
    });
  });

  it("belongs to its project alone", async () => {
    const made = await aDecision(team.editor, projectId);
    const elsewhere = await aProject(team.owner, team.workspaceId);
    await team.editor.get(pathOfDecision(elsewhere, made)).expect(404);
    await team.editor.delete(pathOfDecision(elsewhere, made)).expect(404);
    await team.editor.get(pathOfDecision(projectId, made)).expect(200);
  });
});

describe("the list of decisions", () => {
  it("is in the order of their numbers, in pages", async () => {
    for (const title of ["c", "a", "b"]) {
      await aDecision(team.editor, projectId, { title });
    }
    const first = await team.viewer.get(decisionsOf(projectId, "?limit=2")).expect(200);
    expect(first.body.items.map(({ number }: { number: number }) => number)).toEqual([1, 2]);
    const cursor = encodeURIComponent(first.body.nextCursor);
    const rest = await team.viewer.get(decisionsOf(projectId, `?limit=2&cursor=${cursor}`)).expect(200);
    expect(rest.body).toMatchObject({ items: [{ title: "b", number: 3 }], nextCursor: null });
  });

  it("shows those that meet every filter", async () => {
    const [affected, subjectId] = [randomUUID(), randomUUID()];
    const settles = [{ ruleId: "REL-001", subjectId }];
    await aDecision(team.editor, projectId, { title: "affects", affectedIds: [affected] });
    await aDecision(team.editor, projectId, { title: "settles", settles });
    const accepted = await aDecision(team.editor, projectId, { title: "accepted" });
    await acceptedDecision(team.owner, projectId, accepted);
    expect(await titlesOf(`?affects=${affected.toUpperCase()}`)).toEqual(["affects"]);
    expect(await titlesOf(`?ruleId=REL-001&subjectId=${subjectId}`)).toEqual(["settles"]);
    expect(await titlesOf(`?ruleId=REL-002&subjectId=${subjectId}`)).toEqual([]);
    expect(await titlesOf("?status=accepted")).toEqual(["accepted"]);
    expect(await titlesOf(`?status=accepted&affects=${affected}`)).toEqual([]);
  });

  it.each([
    ["status=open", "status"],
    ["affects=x", "affects"],
    ["ruleId=REL-001", "subjectId"],
    [`subjectId=${randomUUID()}`, "ruleId"],
    ["ruleId=a&subjectId=x", "subjectId"],
    [`ruleId=${"x".repeat(101)}&subjectId=${randomUUID()}`, "ruleId"],
    ["limit=0", "limit"],
  ])("is refused with %s", async (query, field) => {
    const answer = await team.viewer.get(decisionsOf(projectId, `?${query}`)).expect(400);
    expect([answer.body.type, fieldsOf(answer)]).toEqual(["validation_error", [field]]);
  });

  it("ends a page before its limit where the decisions are large, and goes on with the next", async () => {
    const alternatives = Array.from({ length: 46 }, () => ({
      title: "x".repeat(20_000),
      description: null,
      rejectedBecause: null,
    }));
    for (let n = 0; n < 10; n += 1) {
      await aDecision(team.editor, projectId, { title: `${n}`, alternatives });
    }
    const first = await team.viewer.get(decisionsOf(projectId)).expect(200);
    expect(first.body.items).toHaveLength(9);
    const cursor = encodeURIComponent(first.body.nextCursor);
    const rest = await team.viewer.get(decisionsOf(projectId, `?cursor=${cursor}`)).expect(200);
    expect(rest.body).toMatchObject({ items: [{ title: "9" }], nextCursor: null });
  });
});

describe("decisions as Markdown", () => {
  it("are written one by one, or all in the order of their numbers, each with its status", async () => {
    const first = await aDecision(team.editor, projectId, { title: "First" });
    await acceptedDecision(team.owner, projectId, first);
    const { id } = first;
    const second = await aDecision(team.editor, projectId, { title: "# Second", supersedes: id });
    const rejected = await aDecision(team.editor, projectId, { title: "Third" });
    await acceptedDecision(team.owner, projectId, second);
    await team.owner
      .post(pathOfDecision(projectId, rejected, "/reject"), { reason: "Too *dear*." })
      .expect(200);
    const text = async (path: string): Promise<string> => {
      const answer = await team.viewer.get(path).expect(200);
      expect(answer.headers["content-type"]).toBe("text/markdown; charset=utf-8");
      return answer.text;
    };
    const each = await Promise.all(
      [first, second, rejected].map((one) => text(pathOfDecision(projectId, one, "/export"))),
    );
    expect(each[0]).toMatch(
      /^# ADR-0001: First\n\n- Status: superseded\n- Date: .*Z\n- By: `user:.*`\n- Superseded by: ADR-0002\n/,
    );
    expect(each[1]).toMatch(
      /^# ADR-0002: `# Second`\n\n- Status: accepted\n(.*\n){2}- Supersedes: ADR-0001\n/,
    );
    expect(each[2]).toContain("- Rejected because: Too \\*dear\\*.\n\n## Context and Problem Statement\n");
    expect(await text(decisionsOf(projectId, "/export"))).toBe(each.join("\n"));
  });

  it("are an empty text where there are none, and of many as of one", async () => {
    const empty = await team.viewer.get(decisionsOf(projectId, "/export")).expect(200);
    expect(empty.text ?? "").toBe("");
    for (let n = 1; n <= 21; n += 1) {
      await aDecision(team.editor, projectId, { title: `Number ${n}` });
    }
    const { text } = await team.viewer.get(decisionsOf(projectId, "/export")).expect(200);
    const titles = [...text.matchAll(/^# (ADR-\d+: Number \d+)$/gm)].map(([, title]) => title);
    expect(titles).toEqual(
      Array.from({ length: 21 }, (_, at) => `ADR-${String(at + 1).padStart(4, "0")}: Number ${at + 1}`),
    );
    expect(text).not.toMatch(/\n\n\n/);
  });
});
