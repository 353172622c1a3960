import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { amount } from "./testing/amount.js";
import { type AnsweredDecision, acceptedDecision, aDecision, pathOfDecision } from "./testing/decisions.js";
import { type Person, personWith } from "./testing/people.js";
import type { Team } from "./testing/project.js";
import { findingOf, type LooseFinding, reviewOf, wontFix } from "./testing/review.js";
import { aRevision } from "./testing/revisions.js";
import {
  acceptedBy,
  answer,
  answerAll,
  aProjectToSettle,
  LOST_DELIVERY,
  NO_MESSAGE_SCHEMA,
  NO_SCHEMA,
  opened,
  storedVersions,
} from "./testing/settling.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer, TestServer } from "./testing/test-server.js";
import { areWaitingForLocks, until } from "./testing/waiting.js";

// Two processes on one database, and people who settle the same finding at the same moment.

const ROUNDS = amount({ quick: 6, long: 120 });

let server: RunningServer;
let second: TestServer;
let team: Team;
let projectId: string;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  second = await server.another();
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
beforeEach(async () => {
  projectId = await aProjectToSettle(team);
});

/** At the one process or the other. */
const at = (n: number, person: Person): Person => (n % 2 === 0 ? person : personWith(second, person));
const statusOf = ({ status }: Response): number => status;

const proposed = (change: object = {}) => aDecision(team.editor, projectId, { ...change });
const inForce = async (change: object = {}) =>
  acceptedDecision(team.owner, projectId, await proposed(change));
const accept = (n: number, decision: AnsweredDecision) =>
  at(n, team.owner).post(pathOfDecision(projectId, decision, "/accept"), {
    contentHash: decision["contentHash"],
  });
const settle = (n: number, decision: AnsweredDecision, named = LOST_DELIVERY) =>
  answer(at(n, team.owner), projectId, acceptedBy(named, decision));
const lostDelivery = (): Promise<LooseFinding> =>
  findingOf(team.viewer, projectId, LOST_DELIVERY.ruleId, LOST_DELIVERY.subjectId);

async function read(decision: AnsweredDecision): Promise<AnsweredDecision> {
  return (await team.viewer.get(pathOfDecision(projectId, decision)).expect(200)).body;
}

/** No finding has two decisions in force, and no version of a decision is missing. */
async function checkStored(): Promise<void> {
  expect((await server.database.query(NAMED_TWICE, [projectId])).rows).toEqual([]);
  for (const versions of await storedVersions(server, projectId)) {
    expect(versions).toEqual(Array.from(versions, (_, n) => n + 1));
  }
}

const NAMED_TWICE = `
  SELECT one ->> 'ruleId' AS rule, one ->> 'subjectId' AS subject
    FROM decisions, json_array_elements(settles) AS one
   WHERE project_id = $1 AND status = 'accepted' GROUP BY 1, 2 HAVING count(*) > 1`;

/** Begins all of it while somebody else holds the turn of those who settle, then lets everybody go on. */
async function whileHeld(
  statement: string,
  begin: readonly (() => PromiseLike<Response>)[],
): Promise<readonly Response[]> {
  const holder = await server.database.connect();
  await holder.query("BEGIN");
  await holder.query(statement, [projectId]);
  try {
    const begun: Promise<Response>[] = [];
    for (const one of begin) {
      begun.push(Promise.resolve(one()));
      await until(() => areWaitingForLocks(server.database, begun.length));
    }
    await holder.query("COMMIT");
    return await Promise.all(begun);
  } finally {
    holder.release();
  }
}

const SETTLING = "SELECT 1 FROM decision_numbers WHERE project_id = $1 FOR UPDATE";
const PROJECT = "SELECT 1 FROM projects WHERE id = $1 FOR UPDATE";

describe("an answer that names a decision beside", () => {
  it("the acceptance of another that names the same finding: one of them settles it", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = [await inForce(), await proposed({ settles: [LOST_DELIVERY] })];
      const answers = await Promise.all([settle(round, one), accept(round + 1, other)]);
      expect(answers.map(statusOf).sort()).toEqual([200, 409]);
      const settling = answers[0]?.status === 200 ? one : other;
      expect((await lostDelivery())["disposition"].decisionId).toBe(settling["id"]);
      await checkStored();
      await answer(team.owner, projectId, opened(LOST_DELIVERY));
    }
  });

  it.each([
    ["whichever waits first: the answer", [0, 1]],
    ["whichever waits first: the acceptance", [1, 0]],
  ])("the same, %s", async (_, order) => {
    const [one, other] = [await inForce(), await proposed({ settles: [LOST_DELIVERY] })];
    const ways = [() => settle(0, one), () => accept(1, other)];
    const answers = await whileHeld(
      SETTLING,
      order.flatMap((way) => ways[way] ?? []),
    );
    expect(answers.map(statusOf)).toEqual([200, 409]);
    await checkStored();
  });

  it("another answer: one decision settles it", async () => {
    const decisions = [await inForce(), await inForce(), await inForce(), await inForce()];
    const answers = await Promise.all(decisions.map((decision, n) => settle(n, decision)));
    expect(answers.map(statusOf).sort()).toEqual([200, 409, 409, 409]);
    const winner = decisions[answers.findIndex(({ status }) => status === 200)];
    expect((await lostDelivery())["disposition"].decisionId).toBe(winner?.["id"]);
    await checkStored();
  });

  it("the same answer: both are given, and the decision has one more version", async () => {
    const decision = await inForce();
    const answers = await whileHeld(
      SETTLING,
      [0, 1].map((n) => () => settle(n, decision)),
    );
    expect(answers.map(statusOf)).toEqual([200, 200]);
    expect(await read(decision)).toMatchObject({ version: 3, status: "accepted" });
  });

  it("answers to other findings: the decision keeps all of them", async () => {
    const decision = await inForce();
    const named = [LOST_DELIVERY, NO_SCHEMA, NO_MESSAGE_SCHEMA];
    const answers = await Promise.all(named.map((one, n) => settle(n, decision, one)));
    expect(answers.map(statusOf)).toEqual([200, 200, 200]);
    const after = await read(decision);
    expect([after["settles"].length, after["version"]]).toEqual([3, 5]);
    await checkStored();
  });

  it("a wont-fix: the acceptance stands, whichever comes first", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const decision = await inForce();
      const [left, taken] = await Promise.all([
        answer(at(round, team.editor), projectId, wontFix(LOST_DELIVERY)),
        settle(round + 1, decision),
      ]);
      expect([taken.status, [200, 409].includes(left.status)]).toEqual([200, true]);
      expect((await lostDelivery())["disposition"].status).toBe("accepted-by-decision");
      await answer(team.owner, projectId, opened(LOST_DELIVERY));
    }
  });

  it("the acceptance of one that supersedes it: settled before, or refused", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const old = await inForce();
      const settles = round % 3 === 0 ? [LOST_DELIVERY] : [];
      const next = await proposed({ settles, supersedes: old["id"] });
      const [given, accepted] = await Promise.all([settle(round, old), accept(round + 1, next)]);
      expect([accepted.status, [200, 409].includes(given.status)]).toEqual([200, true]);
      const { version, settles: kept } = await read(old);
      expect([version, kept.length]).toEqual(given.status === 200 ? [4, 1] : [3, 0]);
      const decisionId = (await lostDelivery())["disposition"]?.decisionId ?? null;
      expect(decisionId).toBe(settles.length > 0 ? next["id"] : null);
      await checkStored();
      await answer(team.owner, projectId, opened(LOST_DELIVERY));
    }
  });
});

describe("several answers at once from many people", () => {
  it("neither wait for each other in a circle nor leave a finding with two decisions", async () => {
    const named = [LOST_DELIVERY, NO_SCHEMA, NO_MESSAGE_SCHEMA];
    const decisions = [await inForce(), await inForce(), await inForce()];
    const orders = Array.from({ length: ROUNDS * 3 }, (_, n) =>
      named.map((one, k) => (n % 4 === 3 ? opened(one) : acceptedBy(one, decisions[(n + k) % 3] ?? {}))),
    );
    const answers = await Promise.all(
      orders.map((order, n) =>
        answerAll(at(n, team.owner), projectId, n % 2 === 0 ? order : order.toReversed()),
      ),
    );
    for (const { status } of answers) {
      expect([200, 409]).toContain(status);
    }
    expect(answers.map(statusOf)).toContain(200);
    await checkStored();
  });
});

describe("a kept review beside the deletion of", () => {
  it("the revision that it is of: kept with its revision, or not at all", async () => {
    const path = reviewOf(projectId);
    for (let round = 0; round < ROUNDS; round += 1) {
      const revisionId = await aRevision(team.owner, projectId, `R ${round}`);
      const [kept, gone] = await Promise.all([
        at(round, team.editor).post(`${path}/snapshots`, { revisionId }),
        at(round + 1, team.owner).delete(`/api/projects/${projectId}/revisions/${revisionId}`),
      ]);
      expect([
        [201, 409],
        [404, 204],
      ]).toContainEqual([kept.status, gone.status]);
    }
    expect((await server.database.query(LOST, [projectId])).rows).toEqual([]);
  });

  const LOST = `
    SELECT s.id FROM review_snapshots s
      LEFT JOIN revisions r ON r.project_id = s.project_id AND r.id = s.model_revision_id
     WHERE s.project_id = $1 AND s.model_revision_id IS NOT NULL AND r.id IS NULL`;

  it("its own: gone once", async () => {
    const { id } = (await team.editor.post(`${reviewOf(projectId)}/snapshots`).expect(201)).body;
    const answers = await whileHeld(
      PROJECT,
      [0, 1].map((n) => () => at(n, team.editor).delete(`${reviewOf(projectId)}/snapshots/${id}`)),
    );
    expect(answers.map(statusOf).sort()).toEqual([204, 404]);
  });
});

describe("the deletion of a project beside", () => {
  it.each<[string, (n: number, kept: string, decision: AnsweredDecision) => PromiseLike<Response>]>([
    ["the deletion of a kept review", (n, kept) => at(n, team.editor).delete(kept)],
    ["a review that is kept", (n) => at(n, team.editor).post(`${reviewOf(projectId)}/snapshots`)],
    ["an answer", (n, _, decision) => settle(n, decision)],
  ])("%s leaves nothing, and nobody waits in a circle", async (_, other) => {
    const snapshots = `${reviewOf(projectId)}/snapshots`;
    const { id } = (await team.editor.post(snapshots).expect(201)).body;
    const decision = await inForce();
    const [gone, late] = await whileHeld(PROJECT, [
      () => at(0, team.owner).delete(`/api/projects/${projectId}`),
      () => other(1, `${snapshots}/${id}`, decision),
    ]);
    expect([gone?.status, late?.status]).toEqual([204, 404]);
    for (const table of ["review_numbers", "finding_answers", "review_snapshots", "decisions"]) {
      const { rows } = await server.database.query(`SELECT 1 FROM ${table} WHERE project_id = $1`, [
        projectId,
      ]);
      expect([table, rows]).toEqual([table, []]);
    }
  });
});
