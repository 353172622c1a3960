import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { type DatabaseProxy, startDatabaseProxy } from "./testing/database-proxy.js";
import { type Person, personWith } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { answered, asked, questionsOf } from "./testing/questions.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer, TestServer } from "./testing/test-server.js";

// What is done with questions happens whole or not at all, wherever the connection breaks.

let server: RunningServer;
let team: Team;
let project: string;
let proxy: DatabaseProxy;
let behind: TestServer;
let editor: Person;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  project = await aProject(team.owner, team.workspaceId);
  proxy = await startDatabaseProxy(server.connectionString);
  behind = await server.another({ ConnectionStrings__DefaultConnection: proxy.connectionString });
  editor = personWith(behind, team.editor);
});
afterAll(async () => {
  await behind.stop();
  proxy.close();
  await server.stop();
});

interface Kept {
  readonly open: number;
  readonly ended: number;
  readonly former: number;
  readonly deleted: number;
}

/** What is kept of the project's questions; its bytes are always those that are counted. */
async function kept(): Promise<Kept> {
  const { rows } = await server.database.query(KEPT, [project]);
  const { counted, real, ...numbers } = rows[0];
  expect(counted).toBe(real);
  return numbers;
}

const KEPT = `
  SELECT count(*) FILTER (WHERE status = 'open')::int AS open,
         count(*) FILTER (WHERE status <> 'open')::int AS ended,
         coalesce(sum(json_array_length(history)), 0)::int AS former,
         coalesce(sum(octet_length(body::text) + octet_length(history::text)), 0)::int AS real,
         (SELECT kept_bytes::int FROM projects WHERE id = $1) AS counted,
         (SELECT count(*)::int FROM audit_entries WHERE action = 'question.deleted'
             AND details->>'projectId' = $1::text) AS deleted
    FROM questions WHERE project_id = $1`;

type Send = () => PromiseLike<Response>;

/** What each adds when it happens; `ready` gives the call. */
const ACTIONS: readonly { what: string; ready: () => Promise<Send>; adds: Partial<Kept> }[] = [
  {
    what: "a question",
    ready: async () => () => editor.post(questionsOf(project), { text: "Why?" }),
    adds: { open: 1 },
  },
  {
    what: "an answer",
    ready: async () => {
      const path = await asked(team.editor, project);
      return () => editor.post(`${path}/answer`, { answer: "The broker." });
    },
    adds: { open: -1, ended: 1 },
  },
  {
    what: "a reopening",
    ready: async () => {
      const path = await answered(team.editor, project);
      return () => editor.post(`${path}/reopen`);
    },
    adds: { open: 1, ended: -1, former: 1 },
  },
  {
    what: "a deletion",
    ready: async () => {
      const path = await asked(team.editor, project);
      return () => editor.delete(path);
    },
    adds: { open: -1, deleted: 1 },
  },
];

const CASES = ACTIONS.flatMap((action) => (["before", "after"] as const).map((cut) => ({ ...action, cut })));

describe("a connection that is cut at one statement", () => {
  it.each(CASES)("of $what, $cut it, leaves all or nothing of it", async ({ ready, adds, cut }) => {
    let statement = 1;
    for (; ; statement += 1) {
      const call = await ready();
      const before = await kept();
      proxy.failAt(statement, cut);
      const { status } = await call();
      const after = await kept();
      const isDone = status < 300;
      expect(isDone ? 200 : status).toBe(isDone ? 200 : 503);
      const happened = JSON.stringify(after) !== JSON.stringify(before);
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
    expect(statement).toBeGreaterThan(5);
  });

  function sumOf(before: Kept, adds: Partial<Kept>): Kept {
    const { open = 0, ended = 0, former = 0, deleted = 0 } = adds;
    return {
      open: before.open + open,
      ended: before.ended + ended,
      former: before.former + former,
      deleted: before.deleted + deleted,
    };
  }
});
