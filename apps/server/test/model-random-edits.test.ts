import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type FactKind, LIST_OF_KIND } from "@plumbline/model-core";
import type { Response } from "supertest";
import { amount, timeFor } from "./testing/amount.js";
import { exportOf } from "./testing/model-documents.js";
import { checkedState } from "./testing/model-state.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { RandomEdits } from "./testing/random-edits.js";
import type { Facts } from "./testing/reference-model.js";
import { type Expected, type ReferenceChange, ReferenceProject } from "./testing/reference-project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// Edits as nobody plans them, over HTTP; after each one the service says what a model in memory says.

/** Enough to meet every kind of refusal. */
const STEPS = amount({ quick: 300, long: 3_000 });
const SEEDS = Array.from({ length: amount({ quick: 1, long: 20 }) }, (_, n) => n + 1);
const LOOK_AROUND = 10;

let server: RunningServer;
let team: Team;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

/** An entry of what changed. */
interface FactSince {
  readonly kind: FactKind;
  readonly id: string;
  readonly change: string;
  readonly fact: object | null;
}

/** One project, there and in memory. */
class Walk {
  readonly seen = new Map<string, number>();
  private readonly reference = new ReferenceProject();
  private exportedBefore = "";

  constructor(
    private readonly project: string,
    private readonly random: RandomEdits,
  ) {}

  /** Something to begin with. */
  async fill(): Promise<void> {
    for (const fact of this.random.world()) {
      await this.put(fact);
    }
  }

  async step(): Promise<void> {
    const main = this.stateOfMain();
    const way = this.random.number(100);
    if (way < 40) {
      await this.put();
    } else if (way < 58) {
      await this.remove();
    } else if (way < 73) {
      await this.batch();
    } else if (way < 81) {
      await this.import();
    } else if (way < 87) {
      await this.confirm();
    } else if (way < 92) {
      await this.begin();
    } else {
      await this.end();
    }
    await this.compareStream(null);
    await this.compareExport(main === this.stateOfMain());
  }

  /** Other streams, pasts and histories. */
  async lookAround(): Promise<void> {
    const open = [...this.reference.branches].filter(([, { state }]) => state === "open").map(([id]) => id);
    for (const branch of [null, ...open]) {
      await this.compareStream(branch);
      await this.comparePast(branch, this.random.number((this.reference.stream(branch)?.version ?? 0) + 1));
      await this.compareHistory(branch);
      await this.compareSince(branch);
    }
  }

  /** The history replayed: each version differs from the one before by what its entry counts. */
  async replay(): Promise<void> {
    let before = await this.factsAt("?version=0");
    expect(before.size).toBe(0);
    for (const [index, counts] of this.reference.main.history.entries()) {
      const after = await this.factsAt(`?version=${index + 1}`);
      const added = [...after.keys()].filter((key) => !before.has(key)).length;
      const removed = [...before.keys()].filter((key) => !after.has(key)).length;
      const changed = [...after].filter(([key, fact]) => before.has(key) && before.get(key) !== fact).length;
      expect({ index, added, changed, removed }).toEqual({ index, ...counts });
      before = after;
    }
    expect(before).toEqual(await this.factsAt(""));
    if (this.reference.branches.size === 0) {
      await checkedState(server.database, this.project);
    }
  }

  private async put({ kind, id, value } = this.random.fact()): Promise<void> {
    const [branch, expectedVersion, query] = this.place(kind);
    const answer = await team.editor.put(`${this.path}/${kind}s/${id}${query}`, value);
    const change = { op: "put", kind, id, value } as const;
    const expected = this.reference.edit(branch, [change], { single: true, expectedVersion });
    this.check(answer, expected.changes?.[0] === "added" ? { ...expected, status: 201 } : expected);
    if (answer.status < 300) {
      const version = kind === "schema" ? answer.body.version : expected.version;
      expect(answer.headers["etag"]).toBe(`"${version}"`);
    }
    await this.compareStream(branch);
  }

  private async remove(): Promise<void> {
    const { kind, id } = this.random.named();
    const cascade = this.random.oneIn(3);
    const [branch, expectedVersion, query] = this.place(kind);
    const answer = await team.editor.delete(`${this.path}/${kind}s/${id}${query}&cascade=${cascade}`);
    const options = { single: true, cascade, expectedVersion };
    const expected = this.reference.edit(branch, [{ op: "delete", kind, id }], options);
    this.check(answer, expected.status === 200 && !cascade ? { ...expected, status: 204 } : expected);
    if (answer.status === 200) {
      expect(answer.body.removed).toHaveLength(expected.changes?.length ?? 0);
    }
    await this.compareStream(branch);
  }

  private async batch(): Promise<void> {
    const changes = this.random.facts(4).map(({ kind, id, value }): ReferenceChange => {
      return this.random.oneIn(3) ? { op: "delete", kind, id } : { op: "put", kind, id, value };
    });
    const [branchId, expectedVersion] = this.place();
    const body = { branchId, expectedVersion, changes };
    const answer = await team.editor.post(`${this.path}/model/changes`, body);
    const expected = this.reference.edit(branchId, changes, { expectedVersion });
    this.check(answer, expected);
    if (answer.status === 200) {
      const items = answer.body.items.map((item: { change: string }) => item.change);
      expect([answer.body.modelVersion, items]).toEqual([expected.version, expected.changes]);
    }
    await this.compareStream(branchId);
  }

  private async import(): Promise<void> {
    const facts = this.random.facts(6);
    const document: Record<string, object[]> = {};
    for (const { kind, id, value } of facts) {
      document[`${kind}s`] = [...(document[`${kind}s`] ?? []), { id, ...value }];
    }
    const answer = await team.editor.post(`${this.path}/import`, document);
    const expected = this.reference.import(facts);
    this.check(answer, expected);
    if (answer.status === 200) {
      expect(answer.headers["etag"]).toBe(`"${expected.version}"`);
    }
  }

  private async confirm(): Promise<void> {
    const { id } = this.random.named();
    const [branch] = this.place();
    const query = branch === null ? "" : `?branchId=${branch}`;
    const answer = await team.editor.post(`${this.path}/facts/${id}/confirm${query}`);
    const at = answer.body.provenance?.acceptedAt;
    this.check(answer, this.reference.confirm(branch, id, { id: team.editor.id, at }));
    await this.compareStream(branch);
  }

  private async begin(): Promise<void> {
    const id = randomUUID();
    const answer = await team.editor.post(`${this.path}/branches`, { id, name: "Draft", kind: "draft" });
    this.check(answer, this.reference.branch(id));
  }

  private async end(): Promise<void> {
    if (this.reference.branches.size === 0) {
      return;
    }
    const id = this.random.of([...this.reference.branches.keys()].slice(-4));
    const path = `${this.path}/branches/${id}`;
    if (this.random.oneIn(4)) {
      return this.check(await team.editor.delete(path), this.reference.discard(id));
    }
    const answer = await team.editor.post(`${path}/merge`);
    const expected = this.reference.merge(id);
    this.check(answer, expected);
    if (answer.status === 200) {
      expect(answer.body.modelVersion).toBe(expected.version);
    }
  }

  /** Main or a branch, open or not, at no version, the right one or a wrong one. */
  /** A single schema is guarded by a version of its own: preconditions.test.ts. */
  private place(kind?: string): [branch: string | null, expectedVersion: number | null, query: string] {
    const branches = [...this.reference.branches.keys()].slice(-3);
    const branch = branches.length > 0 && this.random.oneIn(2) ? this.random.of(branches) : null;
    const version = this.reference.stream(branch)?.version ?? 0;
    const drawn = this.random.oneIn(8) ? version + (this.random.oneIn(2) ? 1 : 0) : null;
    const expected = kind === "schema" ? null : drawn;
    const ofBranch = branch === null ? "" : `&branchId=${branch}`;
    return [branch, expected, `?${expected === null ? "" : `expectedVersion=${expected}`}${ofBranch}`];
  }

  private check(answer: Response, expected: Expected): void {
    const { status, type, fields, version } = expected;
    expect({ status: answer.status, body: status === answer.status || answer.body }).toEqual({
      ...{ status, body: true },
    });
    const key = type ?? `${answer.request.method} ${status}`;
    this.seen.set(key, (this.seen.get(key) ?? 0) + 1);
    if (type === undefined) {
      return;
    }
    const said = problem(answer);
    expect(said.type).toBe(type);
    if (type === "merge_conflict") {
      expect([...said.fields, "some"]).toEqual(expect.arrayContaining([...(fields ?? [])]));
    } else if (fields !== undefined) {
      expect([...said.fields].sort()).toEqual(fields);
    }
    if (version !== undefined) {
      expect(answer.body.modelVersion).toBe(version);
    }
  }

  private async compareStream(branch: string | null): Promise<void> {
    const stream = this.reference.stream(branch);
    if (stream === null) {
      return;
    }
    const { body } = await this.modelAt(branch === null ? "" : `?branchId=${branch}`);
    const { facts, schemas } = this.reference.stateOf(stream);
    expect(body.modelVersion).toBe(stream.version);
    expect(listsOf(body.model)).toEqual(listsOfFacts(facts, schemas));
  }

  private async comparePast(branch: string | null, version: number): Promise<void> {
    const stream = this.reference.stream(branch);
    const past = stream?.past[version];
    if (stream === null || past === undefined) {
      throw new Error("The reference remembers every version");
    }
    const { schemas } = branch === null ? past : this.reference.stateOf(stream);
    const { body } = await this.modelAt(`?version=${version}${branch === null ? "" : `&branchId=${branch}`}`);
    expect({ version, lists: listsOf(body.model) }).toEqual({
      version,
      lists: listsOfFacts(past.facts, schemas),
    });
  }

  private async compareHistory(branch: string | null): Promise<void> {
    const query = `?limit=200${branch === null ? "" : `&branchId=${branch}`}`;
    const { body } = await team.viewer.get(`${this.path}/model/history${query}`).expect(200);
    const stream = this.reference.stream(branch);
    const expected = (stream?.history ?? []).map((counts, index) => ({ version: index + 1, ...counts }));
    expect(body.items).toMatchObject(expected.toReversed().slice(0, 200));
    expect(body.items).toHaveLength(Math.min(expected.length, 200));
  }

  private async compareExport(isUnchanged: boolean): Promise<void> {
    const text: string = (await exportOf(team.viewer, this.project).expect(200)).body;
    if (isUnchanged && this.exportedBefore !== "") {
      expect(text).toBe(this.exportedBefore);
    }
    this.exportedBefore = text;
  }

  private stateOfMain(): string {
    const { facts, schemas } = this.reference.stateOf(this.reference.main);
    return JSON.stringify(listsOfFacts(facts, schemas));
  }

  /** Every fact of a version as text, by kind and ID. */
  /** What a stream was at a version, with what changed since, is what it is now; and no fact is named in vain. */
  private async compareSince(branch: string | null): Promise<void> {
    const version = this.reference.stream(branch)?.version ?? 0;
    const since = this.random.number(version + 1);
    const of = branch === null ? "" : `&branchId=${branch}`;
    const { body } = await team.viewer.get(`${this.path}/model/changes?since=${since}${of}`).expect(200);
    expect(body).toMatchObject({ since, modelVersion: version });
    const facts = new Map(await this.factsAt(`?version=${since}${of}`));
    for (const { kind, id, change, fact } of body.changes as FactSince[]) {
      const key = `${LIST_OF_KIND[kind]}:${id}`;
      expect([key, facts.has(key)]).toEqual([key, change !== "added"]);
      if (change === "removed") {
        expect(fact).toBeNull();
        facts.delete(key);
      } else {
        facts.set(key, JSON.stringify(fact));
      }
    }
    const now = await this.factsAt(`?version=${version}${of}`);
    const parsed = (all: ReadonlyMap<string, string>) =>
      Object.fromEntries([...all].map(([key, fact]) => [key, JSON.parse(fact)]));
    expect(parsed(facts)).toEqual(parsed(now));
  }

  private async factsAt(query: string): Promise<ReadonlyMap<string, string>> {
    const { body } = await this.modelAt(query);
    const lists = Object.entries(body.model as Record<string, { id: string }[]>);
    const facts = lists.flatMap(([list, entries]) =>
      list === "schemas" ? [] : entries.map((fact) => [list, fact]),
    );
    return new Map(
      (facts as [string, { id: string }][]).map(([list, fact]) => [
        `${list}:${fact.id}`,
        JSON.stringify(fact),
      ]),
    );
  }

  private modelAt(query: string) {
    return team.viewer.get(`${this.path}/model${query}`).expect(200);
  }

  private get path(): string {
    return `/api/projects/${this.project}`;
  }
}

function listsOf(model: Record<string, { id: string }[]>): object {
  return Object.fromEntries(Object.entries(model).filter(([, list]) => list.length > 0));
}

function listsOfFacts(facts: Facts, schemas: Facts): Record<string, unknown[]> {
  const lists: Record<string, unknown[]> = {};
  const all = [...facts.values(), ...schemas.values()];
  for (const { kind, body } of all.sort((left, right) => (left.body.id < right.body.id ? -1 : 1))) {
    lists[`${kind}s`] = [...(lists[`${kind}s`] ?? []), body];
  }
  return lists;
}

describe("random edits, branches, merges and imports over HTTP", () => {
  it.each(SEEDS)(
    `leave what a model in memory has, ${STEPS} steps (seed %i)`,
    async (seed) => {
      const walk = new Walk(await aProject(team.owner, team.workspaceId), new RandomEdits(seed));
      await walk.fill();
      for (let step = 1; step <= STEPS; step += 1) {
        await walk.step();
        if (step % LOOK_AROUND === 0) {
          await walk.lookAround();
        }
      }
      await walk.replay();
      const met = ["validation_error", "not_found", "conflict", "in_use", "merge_conflict", "invalid_export"];
      const done = ["PUT 201", "PUT 200", "DELETE 204", "DELETE 200", "POST 200", "POST 201"];
      expect([...walk.seen.keys()]).toEqual(expect.arrayContaining([...met, ...done]));
    },
    timeFor(STEPS * 4_000),
  );
});
