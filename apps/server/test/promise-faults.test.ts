import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { amount, timeFor } from "./testing/amount.js";
import { type DatabaseProxy, type Failure, startDatabaseProxy } from "./testing/database-proxy.js";
import { type Person, personWith } from "./testing/people.js";
import type { Team } from "./testing/project.js";
import {
  aCheckedPromise,
  anApprovedPromise,
  aPromiseProject,
  approvalOf,
  forgetRunRates,
  type PromiseProject,
  promiseBody,
} from "./testing/promise-steps.js";
import { RandomEdits } from "./testing/random-edits.js";
import { sharedTeamServer } from "./testing/team-server.js";
import { ended, type RunningServer, type TestServer } from "./testing/test-server.js";
import { until, untilQuiet } from "./testing/waiting.js";

// What is done with promises happens whole or not at all, whatever ends: the process or the connection.

/** Each kill costs a start of the service. */
const KILLS = amount({ quick: 6, long: 30 });
const WRITERS = [0, 1, 2];

let server: RunningServer;
let team: Team;
let project: PromiseProject;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());
beforeEach(async () => {
  project = await aPromiseProject(team);
  await forgetRunRates(server.database);
});

/** Everything that is kept of a project's promises, in numbers that have to agree with one another. */
async function kept(): Promise<Record<string, number>> {
  const { rows } = await server.database.query(KEPT, [project.projectId]);
  return rows[0];
}

const KEPT = `
  SELECT (SELECT next_number - 1 FROM promise_numbers WHERE project_id = $1) AS taken,
         (SELECT count(*)::int FROM promises WHERE project_id = $1) AS promises,
         (SELECT coalesce(sum(version), 0)::int FROM promises WHERE project_id = $1) AS versions,
         (SELECT coalesce(sum(last_run), 0)::int FROM promises WHERE project_id = $1) AS counted,
         (SELECT count(*)::int FROM promise_runs WHERE project_id = $1) AS runs,
         (SELECT count(*)::int FROM promise_revisions WHERE project_id = $1 AND valid_to IS NULL) AS present,
         (SELECT count(*)::int FROM promise_revisions WHERE project_id = $1
             AND valid_to IS NULL AND body->>'approval' IS NOT NULL) AS approved,
         (SELECT count(*)::int FROM audit_entries WHERE action = 'promise.approved'
             AND details->>'projectId' = $1::text) AS audited`;

/** No row of a promise is without the others, and nothing is counted that is not there. */
async function expectWhole(): Promise<Record<string, number>> {
  await untilQuiet(server.database);
  const now = await kept();
  expect(now).toMatchObject({
    promises: now["taken"],
    present: now["promises"],
    runs: now["counted"],
    audited: now["approved"],
  });
  const { rows } = await server.database.query(BROKEN, [project.projectId]);
  expect(rows).toEqual([]);
  return now;
}

/** Promises whose versions, revisions or runs do not fit one another. */
const BROKEN = `
  SELECT p.requirement_id FROM promises p
   WHERE p.project_id = $1 AND (
     p.last_run <> (SELECT coalesce(max(number), 0) FROM promise_runs r
                     WHERE r.project_id = $1 AND r.promise_id = p.id)
     OR p.version <> (SELECT max(valid_from) FROM promise_revisions v
                       WHERE v.project_id = $1 AND v.promise_id = p.id)
     OR EXISTS (SELECT 1 FROM promise_revisions v WHERE v.project_id = $1 AND v.promise_id = p.id
                 AND (v.valid_to > p.version OR v.valid_to <= v.valid_from)))`;

/** Creates, approves and runs until the server is gone. */
class Writer {
  readonly acknowledged = { created: [] as string[], approved: [] as string[], runs: [] as string[] };

  constructor(
    private readonly editor: Person,
    private readonly owner: Person,
  ) {}

  get count(): number {
    return Object.values(this.acknowledged).reduce((sum, { length }) => sum + length, 0);
  }

  async writeUntilGone(): Promise<void> {
    try {
      for (;;) {
        await this.writeOnce();
      }
    } catch (thrown) {
      if (!/ECONN|socket|aborted/i.test(String(thrown))) {
        throw thrown;
      }
    }
  }

  private async writeOnce(): Promise<void> {
    const { scenarioId } = project;
    const promise = await aCheckedPromise(this.editor, { ...project, scenarioId });
    this.acknowledged.created.push(promise.id);
    const approve = project.path(`/${promise.id}/approve`);
    await this.owner.post(approve, approvalOf(promise)).expect(200);
    this.acknowledged.approved.push(promise.id);
    const run = await this.editor.post(project.path(`/${promise.id}/obligations/O1/run`), {}).expect(200);
    this.acknowledged.runs.push(run.body.id);
  }
}

describe("a process that is killed while promises are made, approved and run", () => {
  it(
    `leaves each whole or not there, and none that was acknowledged is lost, ${KILLS} times`,
    async () => {
      const random = new RandomEdits(20_261_123);
      for (let kill = 0; kill < KILLS; kill += 1) {
        await forgetRunRates(server.database);
        const doomed = await server.another();
        const people = [personWith(doomed, team.editor), personWith(doomed, team.owner)] as const;
        const writers = WRITERS.map(() => new Writer(...people));
        const writing = Promise.all(writers.map((writer) => writer.writeUntilGone()));
        const wanted = 1 + random.number(12);
        await Promise.race([
          writing,
          until(() => writers.reduce((sum, { count }) => sum + count, 0) >= wanted),
        ]);
        await ended(doomed.process, "SIGKILL");
        await writing;
        await doomed.stop();
        await expectWhole();
        await expectKept(writers);
      }
    },
    timeFor(120_000 * KILLS),
  );

  async function expectKept(writers: readonly Writer[]): Promise<void> {
    for (const { acknowledged } of writers) {
      for (const id of acknowledged.created) {
        const { body } = await team.viewer.get(project.path(`/${id}`)).expect(200);
        const isAcknowledged = acknowledged.approved.includes(id);
        expect(isAcknowledged ? ["approved"] : ["draft", "approved"]).toContain(body.state);
      }
      const { rows } = await server.database.query(
        "SELECT record->>'id' AS id FROM promise_runs WHERE project_id = $1",
        [project.projectId],
      );
      expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged.runs));
    }
  }
});

describe("a connection that is cut at one statement", () => {
  let proxy: DatabaseProxy;
  let behind: TestServer;
  let editor: Person;
  let owner: Person;
  beforeAll(async () => {
    proxy = await startDatabaseProxy(server.connectionString);
    behind = await server.another({ ConnectionStrings__DefaultConnection: proxy.connectionString });
    editor = personWith(behind, team.editor);
    owner = personWith(behind, team.owner);
  });
  afterAll(async () => {
    await behind.stop();
    proxy.close();
  });

  /** What each adds when it happens; `ready` gives the call. */
  const ACTIONS = [
    {
      what: "a creation",
      ready: async () => () => send(editor.post(project.path(), promiseBody())),
      adds: { taken: 1, promises: 1, versions: 1, present: 1 },
    },
    {
      what: "an approval",
      ready: async () => {
        const promise = await aCheckedPromise(team.editor, project);
        const path = project.path(`/${promise.id}/approve`);
        return () => send(owner.post(path, approvalOf(promise)));
      },
      adds: { versions: 1, approved: 1, audited: 1 },
    },
    {
      what: "a run",
      ready: async () => {
        const { id } = await anApprovedPromise(team, project);
        return () => send(editor.post(project.path(`/${id}/obligations/O1/run`), {}));
      },
      adds: { counted: 1, runs: 1 },
      // Statements that do not wait for each other go together.
      fewest: 4,
    },
    {
      what: "evidence",
      ready: async () => {
        const { id } = await aCheckedPromise(team.editor, project);
        const path = project.path(`/${id}/obligations`);
        const plan = { steps: ["Order."], expectedObservations: ["A charge."] };
        const body = { kind: "integration-test", title: "It is", recipe: { text: "", plan } };
        await team.editor.post(path, body).expect(201);
        const evidence = { result: "passed", source: { system: "other", runUrl: "https://ci.example/1" } };
        return () => send(editor.post(`${path}/O2/evidence`, { ...evidence, revision: 1 }));
      },
      adds: { counted: 1, runs: 1 },
    },
  ];
  const send = (test: PromiseLike<Response>): Promise<Response> => Promise.resolve(test);

  it.each(ACTIONS.flatMap((action) => (["before", "after"] as const).map((cut) => ({ ...action, cut }))))(
    "of $what, $cut it, leaves all or nothing of it",
    async ({ ready, adds, cut, fewest = 6 }) => {
      let statement = 1;
      for (; ; statement += 1) {
        await forgetRunRates(server.database);
        const call = await ready();
        const before = await expectWhole();
        proxy.failAt(statement, cut satisfies Failure);
        const { status } = await call();
        const after = await expectWhole();
        expect(status < 300 ? 200 : status).toBe(status < 300 ? 200 : 503);
        const happened = JSON.stringify(after) !== JSON.stringify(before);
        if (status < 300 || cut === "before") {
          expect(happened).toBe(status < 300);
        }
        if (happened) {
          expect(after).toEqual(sumOf(before, adds));
        }
        if (!proxy.hasFailed()) {
          break;
        }
      }
      expect(statement).toBeGreaterThan(fewest);
    },
  );

  function sumOf(before: Record<string, number>, adds: Record<string, number | undefined>) {
    return Object.fromEntries(
      Object.entries(before).map(([name, value]) => [name, value + (adds[name] ?? 0)]),
    );
  }
});
