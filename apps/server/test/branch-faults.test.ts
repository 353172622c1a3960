import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { aBranch, editBranch } from "./testing/branches.js";
import { type DatabaseProxy, type Failure, startDatabaseProxy } from "./testing/database-proxy.js";
import { importInto, smallDocument, testId } from "./testing/model-documents.js";
import { type Person, personWith } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer, TestServer } from "./testing/test-server.js";
import { untilQuiet } from "./testing/waiting.js";

// What is done with branches and revisions happens whole or not at all, whichever statement the connection ends at.

let server: RunningServer;
let behind: TestServer;
let proxy: DatabaseProxy;
let team: Team;
let editor: Person;
let project: string;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  proxy = await startDatabaseProxy(server.connectionString);
  behind = await server.another({ ConnectionStrings__DefaultConnection: proxy.connectionString });
  editor = personWith(behind, team.editor);
});
afterAll(async () => {
  await behind.stop();
  proxy.close();
  await server.stop();
});
beforeEach(async () => {
  project = await aProject(team.owner, team.workspaceId);
  await importInto(team.editor, project, smallDocument({ schemas: [] })).expect(200);
});

const path = (rest: string): string => `/api/projects/${project}/${rest}`;
const CHANNEL = testId(90);

/** All that is kept of a branch or revision, and what main says. */
async function kept(id: string) {
  await untilQuiet(server.database);
  const { rows } = await server.database.query(STATE, [project, id, CHANNEL]);
  return rows[0];
}

const STATE = `
  SELECT s.version, s.version = (SELECT count(*) FROM model_changes c WHERE c.project_id = $1 AND c.stream_id = s.id)
           AS recorded,
         (SELECT body->>'name' FROM model_facts f
           WHERE f.project_id = $1 AND f.stream_id = s.id AND f.id = $3 AND f.valid_to IS NULL) AS name,
         (SELECT state FROM branches WHERE project_id = $1 AND id = $2) AS state,
         (SELECT count(*)::int FROM model_facts WHERE project_id = $1 AND stream_id = $2 AND valid_to IS NULL) AS facts,
         (SELECT count(*)::int FROM model_streams WHERE project_id = $1 AND id = $2) AS streams,
         (SELECT count(*)::int FROM revisions WHERE project_id = $1 AND id = $2) AS revisions,
         (SELECT count(*)::int FROM claimed_ids WHERE project_id = $1 AND id = $2) AS claims
    FROM projects p JOIN model_streams s ON s.project_id = p.id AND s.id = p.main_stream_id
   WHERE p.id = $1`;

const NOTHING = { state: null, facts: 0, streams: 0, revisions: 0, claims: 0 };

/** A draft that has one channel more than main, of a name of its own. */
async function changedDraft(name: string): Promise<string> {
  const branchId = await aBranch(team.editor, project);
  const fact = { id: CHANNEL, kind: "queue", name, factStatus: "declared" };
  await editBranch(team.editor, project, { branchId, kind: "channel", id: CHANNEL, fact });
  return branchId;
}

const ACTIONS = [
  {
    what: "the creation of a branch",
    ready: async () => randomUUID(),
    call: (id: string) => editor.post(path("branches"), { id, name: "b", kind: "draft" }),
    done: { state: "open", streams: 1, claims: 1 },
  },
  {
    what: "a merge",
    ready: changedDraft,
    call: (id: string) => editor.post(path(`branches/${id}/merge`), {}),
    done: { state: "merged", facts: 0, recorded: true },
  },
  {
    what: "a discard",
    ready: changedDraft,
    call: (id: string) => editor.delete(path(`branches/${id}`)),
    done: { state: "discarded", facts: 0 },
  },
  {
    what: "the creation of a revision",
    ready: async () => randomUUID(),
    call: (id: string) => editor.post(path("revisions"), { id, name: "r", note: null }),
    done: { revisions: 1, claims: 1 },
  },
];

describe("a connection that is cut at one statement", () => {
  it.each(ACTIONS.flatMap((action) => (["before", "after"] as const).map((cut) => ({ ...action, cut }))))(
    "of $what, $cut it, leaves all or nothing of it",
    async ({ ready, call, done, cut }) => {
      let statement = 1;
      for (; ; statement += 1) {
        const name = `n ${statement}`;
        const id = await ready(name);
        const before = await kept(id);
        if (before.streams === 0) {
          expect(before).toMatchObject(NOTHING);
        }
        proxy.failAt(statement, cut satisfies Failure);
        const { status } = await call(id);
        const after = await kept(id);
        if (status >= 300) {
          expect(status).toBe(503);
        }
        const happened = JSON.stringify(after) !== JSON.stringify(before);
        if (status < 300 || cut === "before") {
          expect(happened).toBe(status < 300);
        }
        if (happened) {
          expect(after).toMatchObject(done);
        }
        if (after.state === "merged") {
          expect(after).toMatchObject({ version: before.version + 1, name });
        }
        if (!proxy.hasFailed()) {
          break;
        }
      }
      expect(statement).toBeGreaterThan(6);
    },
  );
});
