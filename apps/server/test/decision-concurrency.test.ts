import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { amount } from "./testing/amount.js";
import {
  type AnsweredDecision,
  acceptedDecision,
  aDecision,
  decisionBody,
  decisionsOf,
  pathOfDecision,
} from "./testing/decisions.js";
import { type Person, personWith } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { aRevision } from "./testing/revisions.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer, TestServer } from "./testing/test-server.js";
import { areWaitingForLocks, until } from "./testing/waiting.js";

// Two processes on one database, and clients that write the same decisions at the same moment.

const CLIENTS = Array.from({ length: 20 }, (_, n) => n);
/** Of each client. */
const CREATIONS = amount({ quick: 3, long: 25 });
const ROUNDS = amount({ quick: 10, long: 150 });

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
  projectId = await aProject(team.owner, team.workspaceId);
});

/** At the one process or the other. */
const at = (n: number, person: Person): Person => (n % 2 === 0 ? person : personWith(second, person));
const statusOf = ({ status }: Response): number => status;
const typeOf = ({ body }: Response): string => body.type;

const accept = (n: number, decision: AnsweredDecision) =>
  at(n, team.owner).post(pathOfDecision(projectId, decision, "/accept"), {
    contentHash: decision["contentHash"],
  });

async function read(decision: AnsweredDecision): Promise<AnsweredDecision> {
  return (await team.viewer.get(pathOfDecision(projectId, decision)).expect(200)).body;
}

/** Does something while somebody else holds the row of a decision, then lets everybody go on. */
async function whileHeld(
  { id }: AnsweredDecision,
  begin: () => readonly PromiseLike<Response>[],
): Promise<readonly Response[]> {
  const holder = await server.database.connect();
  await holder.query("BEGIN");
  await holder.query("SELECT 1 FROM decisions WHERE project_id = $1 AND id = $2 FOR UPDATE", [projectId, id]);
  try {
    const begun = begin().map((request) => Promise.resolve(request));
    await until(() => areWaitingForLocks(server.database, begun.length));
    await holder.query("COMMIT");
    return await Promise.all(begun);
  } finally {
    holder.release();
  }
}

describe("20 clients that create decisions, over two processes", () => {
  it("get numbers without a gap, each once, also where others are refused", async () => {
    const made = await Promise.all(
      CLIENTS.map(async (n) => {
        const numbers: number[] = [];
        for (let times = 0; times < CREATIONS; times += 1) {
          const path = decisionsOf(projectId);
          const refused = decisionBody({ title: "" });
          await at(n, team.editor).post(path, refused).expect(400);
          const { body } = await at(n, team.editor).post(path, decisionBody()).expect(201);
          numbers.push(body.number);
        }
        expect(numbers).toEqual(numbers.toSorted((left, right) => left - right));
        return numbers;
      }),
    );
    const sorted = made.flat().sort((left, right) => left - right);
    expect(sorted).toEqual(Array.from({ length: CLIENTS.length * CREATIONS }, (_, index) => index + 1));
  });
});

describe("writers of one decision at the same moment", () => {
  it("leave one version each, and lose nothing", async () => {
    const made = await aDecision(team.editor, projectId);
    const answers = await whileHeld(made, () =>
      [0, 1, 2, 3].map((n) =>
        at(n, team.editor).put(pathOfDecision(projectId, made), decisionBody({ title: `Writer ${n}` })),
      ),
    );
    expect(answers.map(statusOf)).toEqual([200, 200, 200, 200]);
    expect(answers.map(({ body }) => body.version).sort()).toEqual([2, 3, 4, 5]);
    expect(await read(made)).toMatchObject({ version: 5 });
  });

  it("of whom each names the version that was read leave one change", async () => {
    const made = await aDecision(team.editor, projectId);
    const answers = await whileHeld(made, () =>
      [0, 1, 2, 3].map((n) =>
        at(n, team.editor)
          .put(pathOfDecision(projectId, made), decisionBody({ title: `Writer ${n}` }))
          .set("If-Match", '"1"'),
      ),
    );
    expect(answers.map(statusOf).sort()).toEqual([200, 409, 409, 409]);
    expect(new Set(answers.filter(({ status }) => status === 409).map(typeOf))).toEqual(
      new Set(["decision_changed"]),
    );
    expect(await read(made)).toMatchObject({ version: 2 });
  });
});

describe("an acceptance beside another write of the same decision", () => {
  it.each<[string, (n: number, made: AnsweredDecision) => PromiseLike<Response>]>([
    ["acceptance", accept],
    [
      "rejection",
      (n, made) => at(n, team.owner).post(pathOfDecision(projectId, made, "/reject"), { reason: "Too slow" }),
    ],
    ["deletion", (n, made) => at(n, team.editor).delete(pathOfDecision(projectId, made))],
    [
      "change",
      (n, made) =>
        at(n, team.editor).put(pathOfDecision(projectId, made), decisionBody({ title: "Another" })),
    ],
  ])("and one %s leave one outcome, and what was accepted is what was read", async (_, other) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const made = await aDecision(team.editor, projectId);
      const answers = await Promise.all([accept(round, made), other(round + 1, made)]);
      const done = answers.filter(({ status }) => status < 300);
      expect([answers.map(statusOf), done]).toEqual([expect.anything(), [expect.anything()]]);
      const { rows } = await server.database.query(
        `SELECT d.status, d.version, v.body FROM decisions d JOIN decision_versions v
           ON v.project_id = d.project_id AND v.decision_id = d.id AND v.version = d.version
          WHERE d.project_id = $1 AND d.id = $2`,
        [projectId, made["id"]],
      );
      expect(rows[0].body).toMatchObject({ status: rows[0].status, version: rows[0].version });
      if (rows[0].status === "accepted") {
        expect(rows[0].body.content.title).toBe(made["title"]);
      }
    }
  });
});

describe("decisions that supersede the same one", () => {
  it("are accepted once, over two processes", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const old = await acceptedDecision(team.owner, projectId, await aDecision(team.editor, projectId));
      const next = await Promise.all(
        [0, 1, 2].map(() => aDecision(team.editor, projectId, { supersedes: old["id"] })),
      );
      const answers = await Promise.all(next.map((decision, n) => accept(n, decision)));
      expect(answers.map(statusOf).sort()).toEqual([200, 409, 409]);
      const accepted = answers.find(({ status }) => status === 200)?.body;
      expect(await read(old)).toMatchObject({ status: "superseded", supersededBy: accepted.id, version: 3 });
      const states = await Promise.all(next.map(async (one) => (await read(one))["status"]));
      expect(states.sort()).toEqual(["accepted", "proposed", "proposed"]);
    }
  });

  it("see the decision as it is after the one who held it, not as it was before they waited", async () => {
    const old = await acceptedDecision(team.owner, projectId, await aDecision(team.editor, projectId));
    const next = [
      await aDecision(team.editor, projectId, { supersedes: old["id"] }),
      await aDecision(team.editor, projectId, { supersedes: old["id"] }),
    ];
    const answers = await whileHeld(old, () => next.map((decision, n) => accept(n, decision)));
    expect(answers.map(statusOf).sort()).toEqual([200, 409]);
  });

  it("neither wait for each other in a circle, whichever has the lower number", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [low, high] = [await aDecision(team.editor, projectId), await aDecision(team.editor, projectId)];
      const change = async (one: AnsweredDecision, other: AnsweredDecision) =>
        (
          await team.editor
            .put(pathOfDecision(projectId, one), decisionBody({ supersedes: other["id"] }))
            .expect(200)
        ).body;
      const crossed = [await change(low, high), await change(high, low)];
      const answers = await Promise.all(crossed.map((decision, n) => accept(n, decision)));
      expect(answers.map(statusOf)).toEqual([409, 409]);
    }
  });
});

describe("whoever changes what decisions settle", () => {
  it("takes turns within the project, while single decisions are written", async () => {
    const [made, other] = [await aDecision(team.editor, projectId), await aDecision(team.editor, projectId)];
    const holder = await server.database.connect();
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM decision_numbers WHERE project_id = $1 FOR UPDATE", [projectId]);
    try {
      const accepting = Promise.resolve(accept(1, made));
      await until(() => areWaitingForLocks(server.database));
      const change = decisionBody({ title: "Another" });
      await team.editor.put(pathOfDecision(projectId, other), change).expect(200);
      await team.editor.put(pathOfDecision(projectId, made), change).expect(200);
      await holder.query("COMMIT");
      const { status, body } = await accepting;
      expect([status, body.type, body.version]).toEqual([409, "decision_changed", 2]);
    } finally {
      holder.release();
    }
  });
});

describe("an acceptance on a revision beside the deletion of that revision", () => {
  it("keeps the revision, or is refused", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const path = `/api/projects/${projectId}/revisions`;
      const revisionId = await aRevision(team.owner, projectId, `R ${round}`);
      const made = await aDecision(team.editor, projectId);
      const { contentHash } = made;
      const [accepted, deleted] = await Promise.all([
        at(round, team.owner).post(pathOfDecision(projectId, made, "/accept"), {
          contentHash,
          revisionId,
        }),
        at(round + 1, team.owner).delete(`${path}/${revisionId}`),
      ]);
      const answers = [accepted.status, deleted.status];
      expect([
        [200, 409],
        [404, 204],
      ]).toContainEqual(answers);
    }
  });
});
