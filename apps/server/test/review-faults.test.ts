import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { type DatabaseProxy, startDatabaseProxy } from "./testing/database-proxy.js";
import { type AnsweredDecision, acceptedDecision, aDecision, pathOfDecision } from "./testing/decisions.js";
import { importOneOfEach } from "./testing/one-of-each.js";
import { type Person, personWith } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { reviewOf, wontFix } from "./testing/review.js";
import {
  acceptedBy,
  answer,
  answerAll,
  LOST_DELIVERY,
  NO_MESSAGE_SCHEMA,
  NO_SCHEMA,
  opened,
} from "./testing/settling.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer, TestServer } from "./testing/test-server.js";

// Answers, acceptances and kept reviews happen whole or not at all, wherever the connection breaks.

let server: RunningServer;
let team: Team;
let project: string;
let proxy: DatabaseProxy;
let behind: TestServer;
let owner: Person;
let decision: AnsweredDecision;
/** What the next acceptance supersedes. */
let last: AnsweredDecision;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  project = await aProject(team.owner, team.workspaceId);
  await importOneOfEach(team.owner, project);
  decision = await acceptedDecision(team.owner, project, await aDecision(team.editor, project));
  last = await acceptedDecision(team.owner, project, await aDecision(team.editor, project));
  proxy = await startDatabaseProxy(server.connectionString);
  behind = await server.another({ ConnectionStrings__DefaultConnection: proxy.connectionString });
  owner = personWith(behind, team.owner);
});
afterAll(async () => {
  await behind.stop();
  proxy.close();
  await server.stop();
});

interface Kept {
  readonly answers: number;
  readonly audits: number;
  readonly versions: number;
  readonly superseded: number;
  /** Findings that decisions in force name. */
  readonly named: number;
  readonly snapshots: number;
}

/**
 * What is kept of the project's review: bytes are those that are counted, each decision stands as its last version says,
 * and every answer is in the audit list.
 */
async function kept(): Promise<Kept> {
  const { rows } = await server.database.query(KEPT, [project]);
  const { counted, real, torn, answers, numbered, answered, ...numbers } = rows[0];
  expect({ counted, torn, numbered, answered }).toEqual({
    counted: real,
    torn: 0,
    numbered: answers,
    answered: answers,
  });
  return { answers, ...numbers };
}

const KEPT = `
  SELECT (SELECT count(*)::int FROM finding_answers WHERE project_id = $1) AS answers,
         (SELECT COALESCE(max(last_answer), 0) FROM review_numbers WHERE project_id = $1) AS numbered,
         (SELECT count(*)::int FROM audit_entries WHERE details->>'projectId' = $1::text) AS audits,
         (SELECT count(*)::int FROM audit_entries
           WHERE action = 'finding.answered' AND details->>'projectId' = $1::text) AS answered,
         (SELECT count(*)::int FROM decision_versions WHERE project_id = $1) AS versions,
         (SELECT count(*)::int FROM decisions WHERE project_id = $1 AND status = 'superseded') AS superseded,
         (SELECT COALESCE(sum(json_array_length(settles)), 0)::int
            FROM decisions WHERE project_id = $1 AND status = 'accepted') AS named,
         (SELECT count(*)::int FROM decisions d JOIN decision_versions v
              ON v.project_id = d.project_id AND v.decision_id = d.id AND v.version = d.version
           WHERE d.project_id = $1 AND (v.body->>'status' <> d.status OR EXISTS (
                 SELECT 1 FROM decision_versions later WHERE later.project_id = d.project_id
                    AND later.decision_id = d.id AND later.version > d.version))) AS torn,
         (SELECT count(*)::int FROM review_snapshots WHERE project_id = $1) AS snapshots,
         (SELECT kept_bytes::int FROM projects WHERE id = $1) AS counted,
         ((SELECT COALESCE(sum(octet_length(body::text)), 0) FROM decision_versions WHERE project_id = $1)
           + (SELECT COALESCE(sum(300 + octet_length(COALESCE(reason, ''))), 0)
                FROM finding_answers WHERE project_id = $1)
           + (SELECT COALESCE(sum(octet_length(summary::text) + octet_length(findings)), 0)
                FROM review_snapshots WHERE project_id = $1))::int AS real`;

type Send = () => PromiseLike<Response>;

interface Action {
  readonly what: string;
  /** Brings about what the call needs, and gives the call. */
  readonly ready: () => Promise<Send>;
  readonly adds: Partial<Kept>;
}

const TWO = [NO_SCHEMA, NO_MESSAGE_SCHEMA];
const openAll = () =>
  answerAll(
    team.owner,
    project,
    [LOST_DELIVERY, ...TWO].map((one) => opened(one)),
  );

const ACTIONS: readonly Action[] = [
  {
    what: "an answer with a decision",
    ready: async () => {
      await openAll();
      return () => answer(owner, project, acceptedBy(LOST_DELIVERY, decision, { reason: "Por qué: ñ" }));
    },
    adds: { answers: 1, audits: 1, versions: 1, named: 1 },
  },
  {
    what: "an answer that opens what a decision named",
    ready: async () => {
      await openAll();
      await answer(team.owner, project, acceptedBy(LOST_DELIVERY, decision));
      return () => answer(owner, project, opened(LOST_DELIVERY));
    },
    adds: { answers: 1, audits: 1, versions: 1, named: -1 },
  },
  {
    what: "several answers",
    ready: async () => {
      await openAll();
      const answers = [...TWO.map((one) => acceptedBy(one, decision)), wontFix(LOST_DELIVERY)];
      return () => answerAll(owner, project, answers);
    },
    adds: { answers: 3, audits: 3, versions: 1, named: 2 },
  },
  {
    what: "an acceptance that supersedes",
    ready: async () => {
      const { body } = await team.viewer.get(pathOfDecision(project, last)).expect(200);
      const { id } = body.supersededBy === null ? last : { id: body.supersededBy };
      last = { id };
      await openAll();
      const made = await aDecision(team.editor, project, { settles: [LOST_DELIVERY], supersedes: id });
      const { contentHash } = made;
      return () => owner.post(pathOfDecision(project, made, "/accept"), { contentHash });
    },
    adds: { audits: 2, versions: 2, superseded: 1, named: 1 },
  },
  {
    what: "a review that is kept",
    ready: async () => () => owner.post(`${reviewOf(project)}/snapshots`, { note: "Por qué: ñ" }),
    adds: { snapshots: 1 },
  },
  {
    what: "the deletion of a kept review",
    ready: async () => {
      const { body } = await team.editor.post(`${reviewOf(project)}/snapshots`).expect(201);
      return () => owner.delete(`${reviewOf(project)}/snapshots/${body.id}`);
    },
    adds: { snapshots: -1 },
  },
];

const CASES = ACTIONS.flatMap((action) => (["before", "after"] as const).map((cut) => ({ ...action, cut })));

describe("a connection that is cut at one statement", () => {
  it.each(CASES)("of $what, $cut it, leaves all or nothing of it", async ({ ready, adds, cut }) => {
    let statement = 1;
    let happened = false;
    for (; ; statement += 1) {
      const call = await ready();
      const before = await kept();
      proxy.failAt(statement, cut);
      const { status } = await call();
      const after = await kept();
      const isDone = status < 300;
      expect([isDone, isDone ? 503 : status]).toEqual([isDone, 503]);
      happened = JSON.stringify(after) !== JSON.stringify(before);
      if (isDone || cut === "before") {
        expect(happened).toBe(isDone);
      }
      if (happened) {
        expect(after).toEqual(sumOf(before, adds));
      }
      if (!proxy.hasFailed()) {
        break;
      }
    }
    expect([statement > 5, happened]).toEqual([true, true]);
  });

  function sumOf(before: Kept, adds: Partial<Kept>): Kept {
    const sum = (name: keyof Kept): number => before[name] + (adds[name] ?? 0);
    return {
      ...{ answers: sum("answers"), audits: sum("audits"), versions: sum("versions") },
      ...{ superseded: sum("superseded"), named: sum("named"), snapshots: sum("snapshots") },
    };
  }
});
