import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import {
  type AnsweredDecision,
  acceptedDecision,
  aDecision,
  decisionsOf,
  pathOfDecision,
} from "./testing/decisions.js";
import { ONE } from "./testing/one-of-each.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import { findingOf, type LooseFinding, reviewOf, wontFix } from "./testing/review.js";
import {
  acceptedBy,
  answer,
  aProjectToSettle,
  countsOf,
  edited,
  LOST_DELIVERY,
  NO_MESSAGE_SCHEMA,
  NO_SCHEMA,
  NOT_APPLICABLE,
  opened,
  storedVersions,
  withPromise,
} from "./testing/settling.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// Findings that decisions settle: by an answer, or because the decision named them when it was accepted.

let server: RunningServer;
let team: Team;
let projectId: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());
beforeEach(async () => {
  projectId = await aProjectToSettle(team);
});

const CONFLICT = { status: 409, type: "conflict" };

const finding = ({ ruleId, subjectId }: typeof LOST_DELIVERY): Promise<LooseFinding> =>
  findingOf(team.viewer, projectId, ruleId, subjectId);
const proposed = (change: object = {}) => aDecision(team.editor, projectId, { ...change });
const accepted = async (change: object = {}) =>
  acceptedDecision(team.owner, projectId, await proposed(change));
const read = async (decision: AnsweredDecision): Promise<AnsweredDecision> =>
  (await team.viewer.get(pathOfDecision(projectId, decision)).expect(200)).body;
const subscription = () => `/api/projects/${projectId}/subscriptions/${ONE.subscription}`;

async function given(body: object, person = team.owner): Promise<LooseFinding> {
  const { status, body: found } = await answer(person, projectId, body);
  expect([status, found.title]).toEqual([200, undefined]);
  return found;
}

/** What answers leave alone of a decision. */
const kept = ({ title, status, contentHash, decision, number, decidedBy, decidedAt }: AnsweredDecision) => ({
  ...{ title, status, contentHash, decision, number, decidedBy, decidedAt },
});

describe("accepted-by-decision", () => {
  it("adds the finding to what the decision settles: its version rises, its state, content and hash stay", async () => {
    const decision = await accepted();
    const { fingerprint, ruleVersion, ...before } = await finding(LOST_DELIVERY);
    const body = await given(acceptedBy(LOST_DELIVERY, decision, { reason: "By design." }));
    const disposition = { status: "accepted-by-decision", reason: "By design.", decisionId: decision["id"] };
    expect(body).toMatchObject({ ...before, settled: true, needsReReview: false, disposition });
    expect(body["disposition"]).toMatchObject({ by: `user:${team.owner.id}`, fingerprint, ruleVersion });
    expect(await finding(LOST_DELIVERY)).toEqual(body);
    const after = await read(decision);
    expect(after["settles"]).toEqual([{ ...LOST_DELIVERY, fingerprint, ruleVersion }]);
    expect([kept(after), after["version"]]).toEqual([kept(decision), decision["version"] + 1]);
    expect(await storedVersions(server, projectId)).toEqual([[1, 2, 3]]);
  });

  it("is for an owner alone", async () => {
    const decision = await accepted();
    for (const person of [team.editor, team.viewer]) {
      const refused = await answer(person, projectId, acceptedBy(LOST_DELIVERY, decision));
      expect(problem(refused)).toMatchObject({ status: 403, type: "forbidden" });
    }
    expect([await read(decision), (await finding(LOST_DELIVERY))["disposition"]]).toEqual([decision, null]);
  });

  it.each<[string, () => Promise<AnsweredDecision>]>([
    ["proposed", () => proposed()],
    [
      "rejected",
      async () => {
        const decision = await proposed();
        const path = pathOfDecision(projectId, decision, "/reject");
        return (await team.owner.post(path, { reason: "No." }).expect(200)).body;
      },
    ],
    [
      "superseded",
      async () => {
        const old = await accepted();
        await accepted({ supersedes: old["id"] });
        return read(old);
      },
    ],
  ])("by a decision that is %s is a conflict", async (status, made) => {
    const decision = await made();
    expect(decision["status"]).toBe(status);
    const refused = await answer(team.owner, projectId, acceptedBy(LOST_DELIVERY, decision));
    expect(problem(refused)).toMatchObject(CONFLICT);
    expect(await read(decision)).toEqual(decision);
  });

  it("of a finding that another decision in force names is a conflict, whichever way that one named it", async () => {
    const other = await accepted();
    const byAnswer = await accepted();
    const byItself = await accepted({ settles: [NO_SCHEMA] });
    await given(acceptedBy(LOST_DELIVERY, byAnswer));
    for (const named of [LOST_DELIVERY, NO_SCHEMA]) {
      expect(problem(await answer(team.owner, projectId, acceptedBy(named, other)))).toMatchObject(CONFLICT);
    }
    expect((await finding(NO_SCHEMA))["disposition"].decisionId).toBe(byItself["id"]);
    expect(await read(other)).toEqual(other);
  });

  it("may be given again with the same decision, which is changed where there is something new", async () => {
    const decision = await accepted({ settles: [LOST_DELIVERY] });
    await given(acceptedBy(LOST_DELIVERY, decision, { reason: "Said again." }));
    expect(await read(decision)).toEqual(decision);
    await edited(team.editor, subscription(), { factStatus: "unknown" });
    expect(await finding(LOST_DELIVERY)).toMatchObject({ settled: false, needsReReview: true });
    const body = await given(acceptedBy(LOST_DELIVERY, decision));
    expect(body).toMatchObject({ settled: true, needsReReview: false, result: "unknown" });
    const after = await read(decision);
    expect(after["settles"]).toEqual([expect.objectContaining({ fingerprint: body["fingerprint"] })]);
    expect([kept(after), after["version"]]).toEqual([kept(decision), decision["version"] + 1]);
  });

  it("takes over a wont-fix, and is not replaced by one", async () => {
    const decision = await accepted();
    await given(wontFix(LOST_DELIVERY), team.editor);
    expect(await given(acceptedBy(LOST_DELIVERY, decision))).toMatchObject({ settled: true });
    for (const person of [team.editor, team.owner]) {
      expect(problem(await answer(person, projectId, wontFix(LOST_DELIVERY)))).toMatchObject(CONFLICT);
    }
    expect((await finding(LOST_DELIVERY))["disposition"].status).toBe("accepted-by-decision");
  });

  it("is a conflict where there is nothing to settle", async () => {
    const refused = await answer(team.owner, projectId, acceptedBy(NOT_APPLICABLE, await accepted()));
    expect(problem(refused)).toMatchObject(CONFLICT);
  });
});

describe("open", () => {
  it.each<[string, () => Promise<AnsweredDecision>]>([
    ["named when it was accepted", () => accepted({ settles: [LOST_DELIVERY, NO_SCHEMA] })],
    [
      "named by an answer",
      async () => {
        const decision = await accepted({ settles: [NO_SCHEMA] });
        await given(acceptedBy(LOST_DELIVERY, decision));
        return read(decision);
      },
    ],
  ])("takes a finding out of the decision that %s, for an owner alone", async (_, made) => {
    const decision = await made();
    expect(problem(await answer(team.editor, projectId, opened(LOST_DELIVERY)))).toMatchObject({
      status: 403,
      type: "forbidden",
    });
    expect(await read(decision)).toEqual(decision);
    const body = await given(opened(LOST_DELIVERY));
    expect(body).toMatchObject({ settled: false, needsReReview: false, disposition: null });
    const after = await read(decision);
    expect(after["settles"]).toEqual([expect.objectContaining(NO_SCHEMA)]);
    expect([kept(after), after["version"]]).toEqual([kept(decision), decision["version"] + 1]);
    const [versions] = await storedVersions(server, projectId);
    expect(versions).toEqual(Array.from({ length: after["version"] }, (__, n) => n + 1));
    expect(await finding(NO_SCHEMA)).toMatchObject({ settled: true });
  });

  it("lets an editor leave it as it is, and another decision name it", async () => {
    await accepted({ settles: [LOST_DELIVERY] });
    const other = await accepted();
    await given(opened(LOST_DELIVERY));
    await given(wontFix(LOST_DELIVERY), team.editor);
    expect(await given(acceptedBy(LOST_DELIVERY, other))).toMatchObject({ settled: true });
  });

  it("is for an editor where a decision names it no more", async () => {
    const old = await accepted({ settles: [LOST_DELIVERY] });
    await accepted({ supersedes: old["id"] });
    await given(opened(LOST_DELIVERY), team.editor);
    expect((await read(old))["settles"]).toHaveLength(1);
  });
});

describe("a decision that named findings when it was accepted", () => {
  it("settles them without any answer, by who accepted it and when", async () => {
    const decision = await accepted({ settles: [LOST_DELIVERY] });
    const { id: decisionId, decidedBy: by, decidedAt: at } = decision;
    const found = await finding(LOST_DELIVERY);
    const disposition = { status: "accepted-by-decision", reason: null, decisionId, by, at };
    const { fingerprint, ruleVersion } = found;
    expect(found).toMatchObject({ settled: true, disposition: { ...disposition, fingerprint, ruleVersion } });
    expect(by).toBe(`user:${team.owner.id}`);
    expect((await team.viewer.get(`${reviewOf(projectId)}/dispositions`)).body.items).toEqual([]);
  });

  it("gives place to the one that supersedes it, which settles what it names and nothing else", async () => {
    const old = await accepted({ settles: [LOST_DELIVERY, NO_SCHEMA] });
    await given(acceptedBy(NO_MESSAGE_SCHEMA, old));
    const settles = [LOST_DELIVERY, NO_MESSAGE_SCHEMA];
    const next = await accepted({ settles, supersedes: old["id"] });
    for (const named of settles) {
      expect(await finding(named)).toMatchObject({ settled: true, disposition: { decisionId: next["id"] } });
    }
    expect(await finding(NO_SCHEMA)).toMatchObject({ settled: false, disposition: null });
    expect((await countsOf(team.viewer, projectId))["settled"]).toBe(2);
    const query = `?status=accepted&ruleId=${NO_SCHEMA.ruleId}&subjectId=${NO_SCHEMA.subjectId}`;
    expect((await team.viewer.get(decisionsOf(projectId, query)).expect(200)).body.items).toEqual([]);
  });

  it("settles them until a fact that they cite is another, and again once that is undone", async () => {
    await accepted({ settles: [LOST_DELIVERY] });
    const before = await countsOf(team.viewer, projectId);
    expect(before).toMatchObject({ settled: 1, needsReReview: 0 });
    const { body: fact } = await team.viewer.get(subscription()).expect(200);
    await edited(team.editor, subscription(), { factStatus: "unknown" });
    expect(await finding(LOST_DELIVERY)).toMatchObject({ settled: false, needsReReview: true });
    expect(await countsOf(team.viewer, projectId)).toMatchObject({ settled: 0, needsReReview: 1 });
    await team.editor.put(subscription(), fact).expect(200);
    expect(await finding(LOST_DELIVERY)).toMatchObject({ settled: true, needsReReview: false });
    expect(await countsOf(team.viewer, projectId)).toEqual(before);
  });
});

describe("a finding that blocks", () => {
  beforeEach(() => withPromise(team, projectId));

  it("is settled by an acceptance alone", async () => {
    const before = await countsOf(team.viewer, projectId);
    expect(await finding(NO_SCHEMA)).toMatchObject({ severity: "blocking", result: "concern" });
    for (const person of [team.editor, team.owner]) {
      expect(problem(await answer(person, projectId, wontFix(NO_SCHEMA)))).toMatchObject(CONFLICT);
    }
    await given(acceptedBy(NO_SCHEMA, await accepted()));
    const after = await countsOf(team.viewer, projectId);
    expect(after).toEqual({ ...before, blocking: before["blocking"] - 1, settled: 1 });
  });

  it("blocks in spite of a wont-fix that was given before a promise made it blocking", async () => {
    const own = await aProjectToSettle(team);
    expect((await answer(team.editor, own, wontFix(NO_SCHEMA))).status).toBe(200);
    const before = await countsOf(team.viewer, own);
    await withPromise(team, own);
    const after = await countsOf(team.viewer, own);
    expect([before["blocking"], before["settled"]]).toEqual([0, 1]);
    expect(after).toMatchObject({ settled: 0, needsReReview: 1 });
    expect(after["blocking"]).toBeGreaterThan(0);
  });

  it("of a fact in doubt is accepted, and the doubt stays", async () => {
    const operation = `/api/projects/${projectId}/operations/${ONE.operation}`;
    await edited(team.editor, operation, { factStatus: "unknown" });
    const doubt = { ruleId: "TRU-001", subjectId: ONE.operation };
    const before = await countsOf(team.viewer, projectId);
    expect(await finding(doubt)).toMatchObject({ severity: "blocking", result: "concern" });
    expect(problem(await answer(team.owner, projectId, wontFix(doubt)))).toMatchObject(CONFLICT);
    await accepted({ settles: [doubt] });
    expect(await countsOf(team.viewer, projectId)).toEqual({
      ...before,
      blocking: before["blocking"] - 1,
      settled: 1,
    });
    expect((await team.viewer.get(operation).expect(200)).body.factStatus).toBe("unknown");
  });
});
