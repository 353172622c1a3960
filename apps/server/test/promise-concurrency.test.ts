import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { amount } from "./testing/amount.js";
import { type Person, personWith } from "./testing/people.js";
import type { Team } from "./testing/project.js";
import {
  anApprovedPromise,
  aPromise,
  aPromiseProject,
  approvalOf,
  checkBody,
  forgetRunRates,
  type LoosePromise,
  PREFIX,
  type PromiseProject,
  promiseBody,
  RUN_RATES,
} from "./testing/promise-steps.js";
import { renewRates } from "./testing/rates.js";
import { aRevision } from "./testing/revisions.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer, TestServer } from "./testing/test-server.js";
import { areWaitingForLocks, until } from "./testing/waiting.js";

// Two processes on one database, and clients that write the same promises at the same moment.

const CLIENTS = Array.from({ length: 20 }, (_, n) => n);
/** Of each client. */
const CREATIONS = amount({ quick: 3, long: 25 });
const ROUNDS = amount({ quick: 12, long: 200 });

let server: RunningServer;
let second: TestServer;
let team: Team;
let project: PromiseProject;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  second = await server.another();
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
beforeEach(async () => {
  project = await aPromiseProject(team);
  await forgetRunRates(server.database);
});

/** At the one process or the other. */
const at = (n: number, person: Person): Person => (n % 2 === 0 ? person : personWith(second, person));
const statusOf = ({ status }: Response): number => status;

async function read(id: string): Promise<LoosePromise> {
  return (await team.viewer.get(project.path(`/${id}`)).expect(200)).body;
}

async function rows(statement: string, ...values: unknown[]): Promise<readonly Record<string, unknown>[]> {
  return (await server.database.query(statement, [project.projectId, ...values])).rows;
}

/** Does something while somebody else holds the row of a promise, and maybe writes; then lets everybody go on. */
async function whileHeld(
  id: string,
  begin: () => Promise<Response>[],
  write: string | null = null,
): Promise<readonly Response[]> {
  const holder = await server.database.connect();
  await holder.query("BEGIN");
  await holder.query("SELECT 1 FROM promises WHERE project_id = $1 AND id = $2 FOR UPDATE", [
    project.projectId,
    id,
  ]);
  try {
    const begun = begin();
    await until(() => areWaitingForLocks(server.database, begun.length));
    if (write !== null) {
      await holder.query(write, [project.projectId, id]);
    }
    await holder.query("COMMIT");
    return await Promise.all(begun);
  } finally {
    holder.release();
  }
}

describe("20 clients that create promises, over two processes", () => {
  const REFUSED = [
    promiseBody({ title: "" }),
    promiseBody({ links: { scenarioIds: ["00000000-0000-4000-8000-00000000ffff"] } }),
  ];

  it("get requirement IDs without gap or repeat, in order of creation, and who is refused takes none", async () => {
    const made: LoosePromise[] = [];
    await Promise.all(
      CLIENTS.map(async (n) => {
        let last = 0;
        for (let turn = 0; turn < CREATIONS; turn += 1) {
          await at(n, team.editor)
            .post(project.path(), REFUSED[turn % REFUSED.length])
            .expect(400);
          const promise = await aPromise(at(n + turn, team.editor), project, { title: `${n} ${turn}` });
          const number = Number(promise.requirementId.slice(PREFIX.length + 1));
          expect(number).toBeGreaterThan(last);
          last = number;
          made.push(promise);
        }
      }),
    );
    const total = CLIENTS.length * CREATIONS;
    const numbers = Array.from({ length: total }, (_, n) => `${PREFIX}-${String(n + 1).padStart(3, "0")}`);
    expect(made.map(({ requirementId }) => requirementId).sort()).toEqual(numbers);
    const { body } = await team.viewer.get(project.path("?limit=200")).expect(200);
    const listed = body.items.map((item: LoosePromise) => [item.requirementId, item.id]);
    const ids = new Map(made.map(({ requirementId, id }) => [requirementId, id]));
    expect(listed).toEqual(numbers.slice(0, 200).map((number) => [number, ids.get(number)]));
    expect((await team.viewer.get(project.path("/prefix"))).body.nextNumber).toBe(total + 1);
  });

  it("set the prefix of a project once", async () => {
    const { projectId } = project;
    await server.database.query("DELETE FROM promise_numbers WHERE project_id = $1", [projectId]);
    const prefixes = CLIENTS.map((n) => `P${String.fromCharCode(65 + n)}`);
    const answers = await Promise.all(
      prefixes.map((prefix, n) => at(n, team.owner).put(project.path("/prefix"), { prefix })),
    );
    expect(answers.map(statusOf).sort()).toEqual([200, ...CLIENTS.slice(1).map(() => 409)]);
    const winner = answers.find(({ status }) => status === 200)?.body;
    expect((await team.viewer.get(project.path("/prefix"))).body).toEqual(winner);
  });
});

describe("a draft that is edited and approved at the same moment", () => {
  it("is approved as it was read, or not at all, and no edit that was answered is lost", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const promise = await aPromise(team.editor, project, { title: "read" });
      const path = project.path(`/${promise.id}`);
      const [edit, ...approvals] = await Promise.all([
        at(round, team.editor).put(path, promiseBody({ title: "edited" })),
        at(round, team.owner).post(`${path}/approve`, approvalOf(promise)),
        at(round + 1, team.owner).post(`${path}/approve`, approvalOf(promise)),
      ]);
      await checkOutcome(promise, edit, approvals);
    }
  });

  it.each([
    ["the edit first", [0, 1]],
    ["the approval first", [1, 0]],
  ])("is so too when both wait for its row, %s", async (_, order) => {
    for (let round = 0; round < 4; round += 1) {
      const promise = await aPromise(team.editor, project, { title: "read" });
      const path = project.path(`/${promise.id}`);
      const ways = [
        () =>
          at(round, team.editor)
            .put(path, promiseBody({ title: "edited" }))
            .then(same),
        () =>
          at(round + 1, team.owner)
            .post(`${path}/approve`, approvalOf(promise))
            .then(same),
      ];
      const answers = await whileHeld(promise.id, () => order.map((way) => present(ways[way])()));
      const [edit, approval] = order[0] === 0 ? answers : [answers[1], answers[0]];
      await checkOutcome(promise, present(edit), [present(approval)]);
    }
  });

  async function checkOutcome(
    promise: LoosePromise,
    edit: Response,
    approvals: readonly Response[],
  ): Promise<void> {
    const approved = approvals.filter(({ status }) => status === 200);
    const now = await read(promise.id);
    expect([edit.status, approved.length]).toEqual(edit.status === 200 ? [200, 0] : [409, 1]);
    for (const { status, body } of approvals.filter((answer) => !approved.includes(answer))) {
      expect([status, body.type]).toEqual([409, edit.status === 200 ? "revision_changed" : "conflict"]);
    }
    if (edit.status === 200) {
      expect(now).toMatchObject({ state: "draft", inForce: null, draft: { title: "edited" } });
      expect(now.draft?.contentHash).toBe(edit.body.draft.contentHash);
    } else {
      expect(now).toMatchObject({ state: "approved", draft: null, inForce: { title: "read" } });
      expect(now.inForce?.contentHash).toBe(promise.draft?.contentHash);
    }
  }

  const same = (answer: Response): Response => answer;
});

describe("edits of one draft from many clients", () => {
  it("all stay: every obligation that was answered is there, with a key of its own", async () => {
    const { id } = await aPromise(team.editor, project);
    const path = project.path(`/${id}/obligations`);
    const answers = await whileHeld(id, () =>
      [0, 1, 2, 3].map((n) =>
        at(n, team.editor)
          .post(path, { ...checkBody(project.scenarioId), title: `of ${n}` })
          .then((answer) => answer),
      ),
    );
    expect(answers.map(statusOf)).toEqual([201, 201, 201, 201]);
    const { draft } = await read(id);
    expect(draft?.obligations.map(({ key }) => key)).toEqual(["O1", "O2", "O3", "O4"]);
    const titles = draft?.obligations.map((obligation) => (obligation as { title?: unknown }).title);
    expect(titles?.sort()).toEqual(["of 0", "of 1", "of 2", "of 3"]);
  });

  it("that name the hash they read write over nobody", async () => {
    const { id, draft } = await aPromise(team.editor, project, { title: "0" });
    const answers = await Promise.all(
      CLIENTS.map((n) =>
        at(n, team.editor)
          .put(project.path(`/${id}`), promiseBody({ title: `${n + 1}` }))
          .set("If-Match", `"${draft?.contentHash}"`),
      ),
    );
    expect(answers.map(statusOf).sort()).toEqual([200, ...CLIENTS.slice(1).map(() => 409)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await read(id)).draft?.title).toBe(`${winner + 1}`);
  });

  it("begin one draft beside what is approved, and discard it once", async () => {
    const { id } = await anApprovedPromise(team, project);
    const revised = await Promise.all(
      CLIENTS.map((n) => at(n, team.editor).post(project.path(`/${id}/revise`), {})),
    );
    expect(revised.map(statusOf).sort()).toEqual([200, ...CLIENTS.slice(1).map(() => 409)]);
    expect((await read(id)).revisions.map(({ revision }) => revision)).toEqual([2, 1]);
    const gone = await Promise.all(
      CLIENTS.map((n) => at(n, team.editor).delete(project.path(`/${id}/draft`))),
    );
    expect(gone.map(statusOf).sort()).toEqual([200, ...CLIENTS.slice(1).map(() => 409)]);
    expect((await read(id)).revisions.map(({ revision }) => revision)).toEqual([1]);
  });
});

describe("runs of one obligation from many clients", () => {
  it("never are more than 1000, and have numbers without gap", async () => {
    const { id } = await anApprovedPromise(team, project);
    const path = project.path(`/${id}/obligations/O1/run`);
    await team.editor.post(path, {}).expect(200);
    await server.database.query(COPY_RUNS, [project.projectId, id, 995]);
    await server.database.query("UPDATE promises SET last_run = 995 WHERE project_id = $1 AND id = $2", [
      project.projectId,
      id,
    ]);
    const answers = await Promise.all(CLIENTS.map((n) => at(n, team.editor).post(path, {})));
    expect(answers.map(statusOf).sort()).toEqual([
      ...Array(5).fill(200),
      ...Array(CLIENTS.length - 5).fill(409),
    ]);
    expect(await rows(RUNS, id)).toEqual([{ runs: 1000, highest: 1000, last: 1000 }]);
  });

  const COPY_RUNS = `
    INSERT INTO promise_runs SELECT project_id, promise_id, n, revision, obligation, recipe_hash, draft, claimed,
           stream_id, model_revision_id, record
      FROM promise_runs, generate_series(2, $3) AS n WHERE project_id = $1 AND promise_id = $2 AND number = 1`;
  const RUNS = `
    SELECT count(*)::int AS runs, max(r.number) AS highest, p.last_run AS last
      FROM promises p JOIN promise_runs r ON r.project_id = p.project_id AND r.promise_id = p.id
     WHERE p.project_id = $1 AND p.id = $2 GROUP BY p.last_run`;

  it.each<[string, string]>([
    ["promise is deleted", "UPDATE promises SET deleted_at = now() WHERE project_id = $1 AND id = $2"],
    [
      "draft is discarded",
      "UPDATE promise_revisions SET valid_to = 9 WHERE project_id = $1 AND promise_id = $2",
    ],
  ])("whose %s while they are played are 404, and none is there", async (_, write) => {
    const { id } = await aPromise(team.editor, project);
    const obligations = project.path(`/${id}/obligations`);
    await team.editor.post(obligations, checkBody(project.scenarioId)).expect(201);
    const run = () => team.editor.post(`${obligations}/O1/run`, { revision: 1 }).then((answer) => answer);
    const [answer] = await whileHeld(id, () => [run()], write);
    expect([answer?.status, answer?.body.type]).toEqual([404, "not_found"]);
    expect(await rows("SELECT count(*)::int AS runs FROM promise_runs WHERE project_id = $1")).toEqual([
      { runs: 0 },
    ]);
  });

  it("of one caller never are more than 120 in a minute, over two processes", async () => {
    const { id } = await anApprovedPromise(team, project);
    const evidence = { result: "passed", source: { system: "other", runUrl: "https://ci.example/1" } };
    const path = project.path(`/${id}/obligations/O1/evidence`);
    const answers: Response[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      answers.push(...(await Promise.all(CLIENTS.map((n) => at(n, team.editor).post(path, evidence)))));
      await renewRates(server.database, RUN_RATES);
    }
    const refused = answers.filter(({ status }) => status === 429);
    expect([answers.length, refused.length]).toEqual([140, 20]);
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
    await at(1, team.owner).post(path, evidence).expect(409);
  });
});

describe("a revision of the model that is deleted while a check runs on it", () => {
  it("is never named by a run once it is gone", async () => {
    const { id } = await anApprovedPromise(team, project);
    const path = project.path(`/${id}/obligations/O1/run`);
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const modelRevisionId = await aRevision(team.editor, project.projectId);
      const revision = `/api/projects/${project.projectId}/revisions/${modelRevisionId}`;
      const [run, gone] = await Promise.all([
        at(round, team.editor).post(path, { modelRevisionId }),
        at(round + 1, team.owner).delete(revision),
      ]);
      const outcome = `${run.status} ${gone.status}`;
      expect(["200 409", "404 204"]).toContain(outcome);
      seen.add(outcome);
    }
    expect(seen.size).toBeGreaterThan(0);
    expect(await rows(LOST)).toEqual([]);
  });

  const LOST = `
    SELECT r.number FROM promise_runs r
      LEFT JOIN revisions v ON v.project_id = r.project_id AND v.id = r.model_revision_id
     WHERE r.project_id = $1 AND r.model_revision_id IS NOT NULL AND v.id IS NULL`;
});

describe("what is deleted while it is written", () => {
  const writesOf = (id: string, n: number): Promise<Response>[] => [
    send(at(n, team.editor).put(project.path(`/${id}`), promiseBody({ title: `n ${n}` }))),
    send(at(n + 1, team.editor).post(project.path(`/${id}/obligations`), checkBody(project.scenarioId))),
    send(at(n, team.editor).post(project.path(`/${id}/obligations/O1/run`), { revision: 1 })),
    send(at(n + 1, team.editor).post(project.path(`/${id}/obligations/generate`))),
  ];
  const send = (test: PromiseLike<Response>): Promise<Response> => Promise.resolve(test);

  it("is a promise that is written before or not at all", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await aPromise(team.editor, project);
      await team.editor.post(project.path(`/${id}/obligations`), checkBody(project.scenarioId)).expect(201);
      const writing = writesOf(id, round);
      const gone = await at(round, team.editor).delete(project.path(`/${id}`));
      expect(gone.status).toBe(204);
      for (const { status } of await Promise.all(writing)) {
        expect([200, 201, 404]).toContain(status);
      }
      await team.viewer.get(project.path(`/${id}`)).expect(404);
    }
  });

  it("is a promise that is approved, or one that is gone, never both", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const promise = await aPromise(team.editor, project);
      const path = project.path(`/${promise.id}`);
      const [gone, approved] = await Promise.all([
        at(round, team.editor).delete(path),
        at(round + 1, team.owner).post(`${path}/approve`, approvalOf(promise)),
      ]);
      expect([
        [204, 404],
        [409, 200],
      ]).toContainEqual([gone.status, approved.status]);
      await team.viewer.get(path).expect(gone.status === 204 ? 404 : 200);
    }
  });

  it("is a project of which no row is left, and nobody waits in a circle", async () => {
    for (let round = 0; round < 4; round += 1) {
      project = await aPromiseProject(team);
      const { id } = await aPromise(team.editor, project);
      const writing = CLIENTS.slice(0, 6).map(async (n) => {
        for (let turn = n; ; turn += 1) {
          const answers = await Promise.all([
            at(n, team.editor).post(project.path(), promiseBody()),
            ...writesOf(id, turn),
          ]);
          for (const { status, body } of answers) {
            expect([200, 201, 404, 409, 429]).toContain(status);
            expect(body.type ?? "").not.toMatch(/internal/);
          }
          if (answers.every(({ status }) => status === 404 || status === 429)) {
            return;
          }
        }
      });
      await team.owner.delete(`/api/projects/${project.projectId}`).expect(204);
      await Promise.all(writing);
      for (const table of ["promise_numbers", "promises", "promise_revisions", "promise_runs"]) {
        expect([table, await rows(`SELECT 1 FROM ${table} WHERE project_id = $1`)]).toEqual([table, []]);
      }
    }
  });
});

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) {
    throw new Error("There is one");
  }
  return value;
}
