import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { amount, timeFor } from "./testing/amount.js";
import { aBranch } from "./testing/branches.js";
import { aClientToLeave } from "./testing/leaving-client.js";
import { importInto, testId } from "./testing/model-documents.js";
import { type Person, personWith } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { RandomEdits } from "./testing/random-edits.js";
import { type Acknowledged, replayed } from "./testing/replayed-model.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer, TestServer } from "./testing/test-server.js";
import { areWaitingForLocks, until } from "./testing/waiting.js";

// Two processes on one database, and 20 clients that write the same streams at the same moment.

const CLIENTS = Array.from({ length: 20 }, (_, n) => n);
/** Of each client. */
const WRITES = amount({ quick: 6, long: 500 });

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
});

const editorOf = (n: number): Person => (n % 2 === 0 ? team.editor : personWith(second, team.editor));
const path = (rest: string): string => `/api/projects/${project}/${rest}`;
const queue = (name: string) => ({ kind: "queue", name });
const versionIn = ({ headers }: Response): number => Number(String(headers["etag"]).slice(1, -1));

/** Two facts that every batch and import writes together. */
const PAIR = [testId(1), testId(2)] as const;
const SHARED = [testId(3), testId(4), testId(5)] as const;

/** Writes by one client, which keeps what was acknowledged. */
class Client {
  readonly acknowledged: Acknowledged[] = [];
  private readonly own: string[] = [];
  private readonly random: RandomEdits;
  private readonly editor: Person;

  constructor(
    private readonly n: number,
    private readonly branchId: string | null,
  ) {
    this.random = new RandomEdits(n + 1);
    this.editor = editorOf(n);
  }

  async write(turn: number): Promise<void> {
    const name = `${this.n} ${turn}`;
    const way = this.random.number(this.branchId === null ? 7 : 5);
    if (way < 2) {
      return this.put(this.random.of(SHARED), name);
    }
    if (way === 2) {
      return this.putOwn(name);
    }
    if (way === 3) {
      return this.removeOwn();
    }
    if (way === 4) {
      return this.putPair(name);
    }
    return way === 5 ? this.importPair(name) : this.merge(name);
  }

  private get query(): string {
    return this.branchId === null ? "" : `?branchId=${this.branchId}`;
  }

  private async put(id: string, name: string): Promise<void> {
    const answer = await this.editor.put(path(`channels/${id}${this.query}`), queue(name));
    this.keep(answer, [[id, name]]);
  }

  private putOwn(name: string): Promise<void> {
    const id = randomUUID();
    this.own.push(id);
    return this.put(id, name);
  }

  private async removeOwn(): Promise<void> {
    const id = this.own.pop();
    if (id === undefined) {
      return;
    }
    this.keep(await this.editor.delete(path(`channels/${id}${this.query}`)), [[id, null]]);
  }

  private async putPair(name: string): Promise<void> {
    const changes = PAIR.map((id) => ({ op: "put", kind: "channel", id, value: queue(name) }));
    const answer = await this.editor.post(path("model/changes"), { branchId: this.branchId, changes });
    this.keep(
      answer,
      PAIR.map((id) => [id, name]),
    );
  }

  private async importPair(name: string): Promise<void> {
    const channels = PAIR.map((id) => ({ id, ...queue(name) }));
    this.keep(
      await importInto(this.editor, project, { channels }),
      PAIR.map((id) => [id, name]),
    );
  }

  private async merge(name: string): Promise<void> {
    const [branch, id] = [await aBranch(this.editor, project), randomUUID()];
    await this.editor.put(path(`channels/${id}?branchId=${branch}`), queue(name)).expect(201);
    this.keep(await this.editor.post(path(`branches/${branch}/merge`)), [[id, name]]);
  }

  private keep(answer: Response, facts: readonly (readonly [string, string | null])[]): void {
    expect([200, 201, 204]).toContain(answer.status);
    this.acknowledged.push({ version: versionIn(answer), facts: new Map(facts) });
  }
}

const modelAt = async (query: string, by: Person = team.viewer) =>
  (await by.get(path(`model${query}`)).expect(200)).body;
const namesOf = (model: { channels: { id: string; name: string }[] }) =>
  new Map(model.channels.map(({ id, name }) => [id, name]));

/** Reads one stream until it is told to stop: never half a change set, never an older version. */
function readerOf(by: Person, branchId: string | null): { stop(): Promise<number> } {
  let stopped = false;
  const reading = (async () => {
    let [reads, last] = [0, 0];
    for (; !stopped; reads += 1) {
      const { modelVersion, model } = await modelAt(branchId === null ? "" : `?branchId=${branchId}`, by);
      const names = namesOf(model);
      expect(names.get(PAIR[0])).toBe(names.get(PAIR[1]));
      expect(modelVersion).toBeGreaterThanOrEqual(last);
      last = modelVersion;
    }
    return reads;
  })();
  return {
    stop: () => {
      stopped = true;
      return reading;
    },
  };
}

describe("20 clients that write one stream, over two processes", () => {
  it.each(["main", "a branch"])(
    "of %s get versions without gap or repeat, lose no write, and let nobody see half of one",
    async (stream) => {
      const branchId = stream === "main" ? null : await aBranch(team.editor, project);
      const readers = [0, 1].map((n) => readerOf(editorOf(n), branchId));
      const clients = CLIENTS.map((n) => new Client(n, branchId));
      await Promise.all(
        clients.map(async (client) => {
          for (let turn = 0; turn < WRITES; turn += 1) {
            await client.write(turn);
          }
        }),
      );
      for (const reader of readers) {
        expect(await reader.stop()).toBeGreaterThan(1);
      }
      const writes = clients.flatMap(({ acknowledged }) => acknowledged);
      const states = replayed(new Map(), writes);
      const query = branchId === null ? "?" : `?branchId=${branchId}&`;
      const { modelVersion, model } = await modelAt(query);
      expect(modelVersion).toBe(writes.length);
      expect(namesOf(model)).toEqual(states.at(-1));
      const step = Math.ceil(states.length / 25);
      for (let version = 0; version < states.length; version += step) {
        expect(namesOf((await modelAt(`${query}version=${version}`)).model)).toEqual(states[version]);
      }
    },
    timeFor(WRITES * 20_000),
  );

  it("with the version they saw write over nobody: every success counts one up", async () => {
    const id = testId(9);
    await team.editor.put(path(`channels/${id}`), queue("0")).expect(201);
    const counts = await Promise.all(
      CLIENTS.slice(0, 8).map(async (n) => {
        let successes = 0;
        while (successes < 3) {
          const { modelVersion, model } = await modelAt("", editorOf(n));
          const next = queue(`${Number(model.channels[0].name) + 1}`);
          const answer = await editorOf(n)
            .put(path(`channels/${id}`), next)
            .set("If-Match", `"${modelVersion}"`);
          expect([200, 409]).toContain(answer.status);
          if (answer.status === 200) {
            successes += 1;
          } else {
            expect(answer.body.modelVersion).toBeGreaterThan(modelVersion);
          }
        }
        return successes;
      }),
    );
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect((await modelAt("")).model.channels[0].name).toBe(`${total}`);
  });

  it("create one fact once, delete it once", async () => {
    const fact = path(`channels/${testId(10)}`);
    const created = await Promise.all(CLIENTS.map((n) => editorOf(n).put(fact, queue("same"))));
    expect(created.map(({ status }) => status).sort()).toEqual([...CLIENTS.slice(1).map(() => 200), 201]);
    expect(created.map(versionIn)).toEqual(CLIENTS.map(() => 1));
    const deleted = await Promise.all(CLIENTS.map((n) => editorOf(n).delete(fact)));
    expect(deleted.map(({ status }) => status).sort()).toEqual([204, ...CLIENTS.slice(1).map(() => 404)]);
  });
});

describe("what refers and what it refers to, written at the same moment", () => {
  it("never end with a reference that leads nowhere", async () => {
    const element = (id: string) => path(`elements/${id}`);
    for (let round = 0; round < 15; round += 1) {
      const [system, app] = [randomUUID(), randomUUID()];
      const body = { kind: "system", name: "s", status: "current" };
      await team.editor.put(element(system), body).expect(201);
      const [gone, child] = await Promise.all([
        editorOf(round).delete(element(system)),
        editorOf(round + 1).put(element(app), { ...body, kind: "app", parentId: system }),
      ]);
      expect([
        [204, 400],
        [409, 201],
      ]).toContainEqual([gone.status, child.status]);
    }
  });

  it("never end with a schema that is named and gone, on main or a branch", async () => {
    const element = path(`elements/${testId(20)}`);
    await team.editor.put(element, { kind: "system", name: "s", status: "current" }).expect(201);
    const branch = await aBranch(team.editor, project);
    for (let round = 0; round < 15; round += 1) {
      const [schema, message] = [randomUUID(), randomUUID()];
      await team.editor.put(path(`schemas/${schema}`), { name: "s", content: "{}" }).expect(201);
      const body = { name: "m", producerId: testId(20), schemaId: schema };
      const query = round % 3 === 0 ? "" : `?branchId=${branch}`;
      const [gone, named] = await Promise.all([
        editorOf(round).delete(path(`schemas/${schema}${round % 3 === 1 ? "" : query}`)),
        editorOf(round + 1).put(path(`messages/${message}${query}`), body),
      ]);
      expect([
        [204, 400],
        [409, 201],
      ]).toContainEqual([gone.status, named.status]);
    }
  });
});

describe("a schema that a branch begins with while main lets go of it", () => {
  it("is not deleted before the branch is there", async () => {
    const [schema, branch] = [randomUUID(), randomUUID()];
    await team.editor.put(path(`schemas/${schema}`), { name: "s", content: "{}" }).expect(201);
    await team.editor.put(path(`elements/${testId(20)}`), { kind: "system", name: "s", status: "current" });
    const message = { name: "m", producerId: testId(20), schemaId: schema };
    await team.editor.put(path(`messages/${testId(21)}`), message).expect(201);
    const holder = await server.database.connect();
    await holder.query("BEGIN");
    await holder.query("INSERT INTO claimed_ids (kind, id, project_id) VALUES ('model-state', $1, $2)", [
      branch,
      project,
    ]);
    const begun = team.editor.post(path("branches"), { id: branch, name: "b", kind: "draft" }).then(status);
    await until(() => areWaitingForLocks(server.database));
    await team.editor.put(path(`messages/${testId(21)}`), { ...message, schemaId: null }).expect(200);
    let answered = false;
    const gone = team.editor.delete(path(`schemas/${schema}`)).then((answer) => {
      answered = true;
      return status(answer);
    });
    await until(async () => answered || (await areWaitingForLocks(server.database, 2)));
    await holder.query("ROLLBACK");
    holder.release();
    expect([await begun, await gone]).toEqual([201, 409]);
  });

  const status = (answer: Response): number => answer.status;
});

describe("a project that is deleted during edits", () => {
  it("leaves no row behind, and every answer is a success or 404", async () => {
    for (let round = 0; round < 4; round += 1) {
      const doomed = await aProject(team.owner, team.workspaceId);
      const writing = CLIENTS.slice(0, 6).map(async (n) => {
        for (let turn = 0; ; turn += 1) {
          const channel = `/api/projects/${doomed}/channels/${randomUUID()}`;
          const { status } = await editorOf(n).put(channel, queue(`${turn}`));
          expect([201, 404]).toContain(status);
          if (status === 404) {
            return;
          }
        }
      });
      await team.owner.delete(`/api/projects/${doomed}`).expect(204);
      await Promise.all(writing);
      for (const table of ["model_streams", "model_facts", "model_changes", "schemas", "claimed_ids"]) {
        const { rows } = await server.database.query(`SELECT 1 FROM ${table} WHERE project_id = $1`, [
          doomed,
        ]);
        expect([table, rows.length]).toEqual([table, 0]);
      }
    }
  });
});

describe("a stream that somebody else holds", () => {
  async function held<Value>(work: () => Promise<Value>): Promise<Value> {
    const holder = await server.database.connect();
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM model_streams WHERE project_id = $1 FOR UPDATE", [project]);
    try {
      return await work();
    } finally {
      await holder.query("COMMIT");
      holder.release();
    }
  }
  const channel = (n: number): string => path(`channels/${testId(100 + n)}`);
  const sent = (n: number): Promise<number> =>
    team.editor.put(channel(n), queue(`${n}`)).then(({ status }) => status);

  it("lets reads and the edits of other projects through, also when many wait for it", async () => {
    const other = await aProject(team.owner, team.workspaceId);
    const waiting = await held(async () => {
      const all = CLIENTS.map(sent);
      for (let n = 0; n < 5; n += 1) {
        await team.editor.put(`/api/projects/${other}/channels/${testId(n)}`, queue("other")).expect(201);
        await team.viewer.get(path("channels")).expect(200);
      }
      return { all };
    });
    expect(await Promise.all(waiting.all)).toEqual(CLIENTS.map(() => 201));
  });

  it("is not written by a client that left before its turn", async () => {
    const { first } = await held(async () => {
      const begun = sent(1);
      await until(() => areWaitingForLocks(server.database));
      const body = queue("left");
      const { cookie } = team.editor;
      const leave = await aClientToLeave(server, { method: "PUT", path: channel(2), body, cookie });
      // Time to come to its turn; what it does with it makes no difference.
      for (let n = 0; n < 5; n += 1) {
        await team.viewer.get(path("channels")).expect(200);
      }
      expect(await leave()).toBeNull();
      return { first: begun };
    });
    expect(await first).toBe(201);
    expect(await sent(3)).toBe(201);
    await team.viewer.get(channel(2)).expect(404);
  });
});
