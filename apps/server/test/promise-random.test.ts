import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { amount, timeFor } from "./testing/amount.js";
import { aBranch } from "./testing/branches.js";
import { APP, QUEUE } from "./testing/model-documents.js";
import type { Team } from "./testing/project.js";
import {
  aPlayableScenario,
  aPromiseProject,
  checkBody,
  forgetRunRates,
  type LoosePromise,
  OPERATION,
  type PromiseProject,
  planBody,
  promiseBody,
} from "./testing/promise-steps.js";
import { RandomEdits } from "./testing/random-edits.js";
import {
  CHECKS,
  type Check,
  type ReferenceObligation,
  ReferencePromise,
  ReferenceWorld,
  SCENARIOS,
  type ScenarioWay,
  thingsOf,
} from "./testing/reference-promises.js";
import { aCall } from "./testing/scenarios.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// Promises, and what they look at, changed as nobody plans it; after each step the service says what a model in memory says.

const STEPS = 300;
const SEEDS = Array.from({ length: amount({ quick: 2, long: 30 }) }, (_, n) => n + 1);
const PROMISES = 4;

let server: RunningServer;
let team: Team;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

/** How often the walks got what. */
const seen = new Map<string, number>();

const NO_COUNTS = { passed: 0, failed: 0, notRun: 0, unsupported: 0, stale: 0 };

const EXPECTED: Readonly<Record<Check, readonly object[]>> = {
  succeeds: [{ id: "a", type: "outcome", step: "call", expected: "Succeeded" }],
  fails: [{ id: "a", type: "outcome", step: "call", expected: "Failed" }],
  vacuous: [{ id: "v", type: "event-count", kind: "Dropped", target: QUEUE, expected: 0 }],
  both: [
    { id: "a", type: "outcome", step: "call", expected: "Succeeded" },
    { id: "v", type: "event-count", kind: "Dropped", target: QUEUE, expected: 0 },
  ],
};

const ERROR = { target: OPERATION, kind: "Error", failFirst: null };

function obligationBody(way: ReferenceObligation["way"]): object {
  if (way === "plan") {
    return planBody();
  }
  if (way === "unknown-kind") {
    return { kind: "audit-by-hand", title: "Somebody looks", recipe: { text: "Look." } };
  }
  const faults = way.check === "fails" ? [ERROR] : [];
  return checkBody(way.scenario, { faults, expect: EXPECTED[way.check] });
}

const CHANGE_OF: Readonly<Record<ScenarioWay, object>> = {
  good: {},
  "other-step": { steps: [aCall({ id: "other", from: APP, operation: OPERATION, request: {} })] },
  faulted: { faults: [ERROR] },
  broken: { steps: [aCall({ from: APP, operation: randomUUID(), request: {} })] },
};

/** One project, there and in memory. */
class Walk {
  private readonly world = new ReferenceWorld();
  private readonly promises: ReferencePromise[] = [];
  private readonly gone: string[] = [];
  private branch = "";
  private names = 0;

  constructor(
    private readonly project: PromiseProject,
    private readonly random: RandomEdits,
  ) {}

  async begin(): Promise<void> {
    const { body } = await team.viewer.get(this.path("model")).expect(200);
    this.world.modelVersion = body.modelVersion;
    this.branch = await aBranch(team.editor, this.project.projectId);
    this.world.scenarios.set(this.project.scenarioId, { version: 1, way: "good", name: "Scenario" });
    await this.create();
  }

  async step(): Promise<void> {
    const way = this.random.number(100);
    if (way < 18) {
      await this.changeProject();
    } else if (way < 24) {
      await this.create();
    } else {
      await this.changePromise(way);
    }
    await this.compare();
  }

  private async changePromise(way: number): Promise<void> {
    const promise = this.random.of(this.promises);
    if (way < 32) {
      await this.edit(promise);
    } else if (way < 42) {
      await this.addObligation(promise);
    } else if (way < 48) {
      await this.changeObligation(promise);
    } else if (way < 51) {
      await this.removeObligation(promise);
    } else if (way < 57) {
      await this.revise(promise);
    } else if (way < 67) {
      await this.approve(promise);
    } else if (way < 69) {
      await this.discard(promise);
    } else if (way < 71) {
      await this.remove(promise);
    } else if (way < 86) {
      await this.run(promise);
    } else if (way < 92) {
      await this.claim(promise);
    } else {
      await this.runAgain(promise);
    }
  }

  private async changeProject(): Promise<void> {
    const way = this.random.number(7);
    if (way < 3) {
      await this.saveScenario();
    } else if (way === 3) {
      await this.removeScenario();
    } else if (way === 4) {
      const content = JSON.stringify({ description: this.name() });
      const answer = await team.editor.put(this.path(`schemas/${this.project.schemaId}`), {
        name: "Order",
        content,
      });
      this.world.schemaVersion = this.expect(answer, 200).body.version;
    } else {
      await this.changeOperation();
    }
    const { body } = await team.viewer.get(this.path("model")).expect(200);
    this.world.modelVersion = body.modelVersion;
  }

  private async changeOperation(): Promise<void> {
    const { operationName } = this.world;
    const path = this.path(`operations/${OPERATION}`);
    if (operationName !== null && this.random.oneIn(4)) {
      this.expect(await team.editor.delete(path), 204);
      this.world.operationName = null;
      return;
    }
    const name = this.random.oneIn(2) ? "order" : this.name();
    const body = { ownerId: APP, name, transport: "http", requestSchemaId: this.project.schemaId };
    this.expect(await team.editor.put(path, body), operationName === null ? 201 : 200);
    this.world.operationName = name;
  }

  private async saveScenario(): Promise<void> {
    const known = [...this.world.scenarios.keys()];
    const id = known.length > 2 || (known.length > 0 && this.random.oneIn(2)) ? this.random.of(known) : null;
    const way = this.random.oneIn(2) ? "good" : this.random.of(SCENARIOS);
    const name = this.random.oneIn(3) ? this.name() : "Scenario";
    const document = aPlayableScenario({ name, ...CHANGE_OF[way] });
    const answer =
      id === null
        ? await team.editor.post(this.path("scenarios"), document)
        : await team.editor.put(this.path(`scenarios/${id}`), { ...document, id });
    const { body, headers } = this.expect(answer, id === null ? 201 : 200);
    const version = id === null ? 1 : Number(String(headers["etag"]).slice(1, -1));
    this.world.scenarios.set(body.id, { version, way, name });
  }

  private async removeScenario(): Promise<void> {
    const [id] = this.world.scenarios.keys();
    if (id !== undefined) {
      this.expect(await team.editor.delete(this.path(`scenarios/${id}`)), 204);
      this.world.scenarios.delete(id);
      this.gone.push(id);
    }
  }

  private async create(): Promise<void> {
    if (this.promises.length >= PROMISES) {
      return;
    }
    const [title, links, body] = this.request();
    const answer = await team.editor.post(this.project.path(), body);
    if (this.areMissing(thingsOf(links))) {
      this.expect(answer, 400);
    } else {
      this.promises.push(new ReferencePromise(this.expect(answer, 201).body.id, title, links));
    }
    if (this.promises.length === 0) {
      await this.create();
    }
  }

  private request() {
    const scenarios = [...this.world.scenarios.keys(), ...this.gone.slice(-1)].filter(() =>
      this.random.oneIn(2),
    );
    const links = { scenarios: scenarios.sort(), operation: this.random.oneIn(2) };
    const title = this.name();
    const operationIds = links.operation ? [OPERATION] : [];
    return [title, links, promiseBody({ title, links: { scenarioIds: scenarios, operationIds } })] as const;
  }

  private async edit(promise: ReferencePromise): Promise<void> {
    const [title, links, body] = this.request();
    const isStale = this.random.oneIn(5);
    const request = team.editor.put(this.at(promise), body);
    const answer = await (isStale ? request.set("If-Match", `"${"0".repeat(64)}"`) : request);
    if (this.areMissing(thingsOf(links))) {
      this.expect(answer, 400);
    } else if (!promise.isWritable) {
      this.expect(answer, 409, "conflict");
    } else if (isStale) {
      this.expect(answer, 409, "revision_changed");
    } else {
      this.expect(answer, 200);
      Object.assign(promise.newest, { title, links });
    }
  }

  private way(): ReferenceObligation["way"] {
    const drawn = this.random.number(8);
    const scenarios = [...this.world.scenarios.keys(), ...this.gone.slice(-1)];
    return drawn === 0 || scenarios.length === 0
      ? "unknown-kind"
      : drawn < 3
        ? "plan"
        : { check: this.random.of(CHECKS), scenario: this.random.of(scenarios) };
  }

  private async addObligation(promise: ReferencePromise): Promise<void> {
    const way = this.way();
    const answer = await team.editor.post(this.at(promise, "/obligations"), obligationBody(way));
    if (this.isWritten(answer, promise, way, 201)) {
      promise.add(way);
    }
  }

  private async changeObligation(promise: ReferencePromise): Promise<void> {
    const [way, key] = [this.way(), this.keyOf(promise)];
    const answer = await team.editor.put(this.at(promise, `/obligations/${key}`), obligationBody(way));
    const { newest } = promise;
    if (promise.isWritable && !this.isRefused(way) && !newest.obligations.some((one) => one.key === key)) {
      this.expect(answer, 404);
    } else if (this.isWritten(answer, promise, way, 200)) {
      newest.obligations = newest.obligations.map((one) => (one.key === key ? { key, way } : one));
    }
  }

  /** Whether an obligation that is stated was written, as it has to be. */
  private isWritten(
    answer: Response,
    promise: ReferencePromise,
    way: ReferenceObligation["way"],
    status: number,
  ): boolean {
    const expected = this.isRefused(way) ? 400 : promise.isWritable ? status : 409;
    this.expect(answer, expected);
    return expected === status;
  }

  private isRefused(way: ReferenceObligation["way"]): boolean {
    if (typeof way === "string") {
      return false;
    }
    const isFaultedTwice = way.check === "fails" && this.world.scenarios.get(way.scenario)?.way === "faulted";
    return isFaultedTwice || this.areMissing([way.scenario]);
  }

  private async removeObligation(promise: ReferencePromise): Promise<void> {
    const key = this.keyOf(promise);
    const answer = await team.editor.delete(this.at(promise, `/obligations/${key}`));
    const { newest } = promise;
    const isThere = newest.obligations.some((one) => one.key === key);
    this.expect(answer, promise.isWritable ? (isThere ? 200 : 404) : 409);
    if (promise.isWritable) {
      newest.obligations = newest.obligations.filter((one) => one.key !== key);
    }
  }

  private async revise(promise: ReferencePromise): Promise<void> {
    const retire = this.random.oneIn(8);
    const answer = await team.editor.post(this.at(promise, "/revise"), { retire });
    const isAllowed = promise.situation === "approved";
    this.expect(answer, isAllowed ? 200 : 409);
    if (isAllowed) {
      promise.revise(retire);
    }
  }

  private async approve(promise: ReferencePromise): Promise<void> {
    const { body } = await team.viewer.get(this.at(promise)).expect(200);
    const isStale = this.random.oneIn(4);
    const { revision, contentHash } = body.draft ?? body.revisions[0];
    const read = { revision, contentHash: isStale ? contentHash.replace(/^./, "x") : contentHash };
    const answer = await team.owner.post(this.at(promise, "/approve"), read);
    if (promise.draft === null) {
      this.expect(answer, 409, "conflict");
    } else if (isStale) {
      this.expect(answer, 409, "revision_changed");
      expect(answer.body).toMatchObject({ revision, contentHash });
    } else {
      this.expect(answer, 200);
      promise.approve(this.world);
    }
  }

  private async discard(promise: ReferencePromise): Promise<void> {
    const isAllowed = promise.situation === "revising" || promise.situation === "retiring";
    this.expect(await team.editor.delete(this.at(promise, "/draft")), isAllowed ? 200 : 409);
    if (isAllowed) {
      promise.revisions.shift();
    }
  }

  private async remove(promise: ReferencePromise): Promise<void> {
    const isAllowed = promise.situation === "draft" && this.promises.length > 1;
    if (isAllowed || promise.situation !== "draft") {
      this.expect(await team.editor.delete(this.at(promise)), isAllowed ? 204 : 409);
    }
    if (isAllowed) {
      this.promises.splice(this.promises.indexOf(promise), 1);
    }
  }

  private async run(promise: ReferencePromise): Promise<void> {
    const [key, revision] = [this.keyOf(promise), this.revisionOf(promise)];
    const branchId = this.random.oneIn(6) ? this.branch : null;
    await forgetRunRates(server.database);
    const answer = await team.editor.post(this.at(promise, `/obligations/${key}/run`), {
      revision,
      branchId,
    });
    const chosen = promise.chosen(revision);
    const way = chosen?.obligations.find((one) => one.key === key)?.way;
    if (chosen === undefined) {
      this.expect(answer, 409, "no_approved_revision");
    } else if (way === undefined) {
      this.expect(answer, 404);
    } else if (typeof way === "string") {
      this.expect(answer, 409, "not_runnable");
    } else {
      const result = promise.run(this.world, chosen, key, branchId);
      expect([way, this.expect(answer, 200).body.result]).toEqual([way, result]);
    }
  }

  private async claim(promise: ReferencePromise): Promise<void> {
    const [key, revision] = [this.keyOf(promise), this.revisionOf(promise)];
    await forgetRunRates(server.database);
    const source = { system: "other", runUrl: "https://ci.example/1" };
    const body = { result: this.random.oneIn(2) ? "passed" : "failed", source, revision };
    const answer = await team.editor.post(this.at(promise, `/obligations/${key}/evidence`), body);
    const chosen = promise.chosen(revision);
    const way = chosen?.obligations.find((one) => one.key === key)?.way;
    if (chosen === undefined) {
      this.expect(answer, 409, "no_approved_revision");
    } else if (way === undefined) {
      this.expect(answer, 404);
    } else if (way !== "plan") {
      this.expect(answer, 409, "not_a_test_plan");
    } else {
      expect(this.expect(answer, 200).body).toMatchObject({ result: "not-run" });
      promise.claim(chosen, key);
    }
  }

  private async runAgain(promise: ReferencePromise): Promise<void> {
    await forgetRunRates(server.database);
    const answer = await team.editor.post(this.at(promise, "/run"), {});
    const { inForce } = promise;
    if (inForce === null) {
      this.expect(answer, 409, "no_approved_revision");
      return;
    }
    const open = promise.open(this.world, inForce);
    const results = open.map((key) => [key, promise.run(this.world, inForce, key, null)]);
    const { runs, left } = this.expect(answer, 200).body;
    const ran = runs.map((run: { obligationId: string; result: string }) => [
      run.obligationId.split("/")[1],
      run.result,
    ]);
    expect({ ran, left }).toEqual({ ran: results, left: 0 });
  }

  private async compare(): Promise<void> {
    const { body } = await team.viewer.get(this.project.path("?limit=200")).expect(200);
    expect(body.items.map(said)).toEqual(this.promises.map((promise) => this.listed(promise)));
    for (const promise of this.promises) {
      const read: LoosePromise = (await team.viewer.get(this.at(promise)).expect(200)).body;
      expect(this.told(read)).toEqual(this.expected(promise));
    }
  }

  private listed(promise: ReferencePromise): object {
    const shown = promise.inForce ?? promise.draft;
    const titled = [shown, ...promise.revisions].find((one) => one !== null && !one.retire);
    const counted = promise.inForce ?? (promise.situation === "retired" ? null : promise.draft);
    return {
      id: promise.id,
      title: titled?.title,
      state: stateOf(promise),
      latestRevision: promise.newest.revision,
      inForceRevision: promise.inForce?.revision ?? null,
      hasDraft: promise.draft !== null,
      needsReview: promise.needsReview(this.world),
      counts: counted === null ? NO_COUNTS : promise.counts(this.world, counted),
      hasGaps: counted !== null && promise.gaps(this.world, counted) > 0,
    };
  }

  private expected(promise: ReferencePromise): object {
    return {
      state: stateOf(promise),
      needsReview: promise.needsReview(this.world),
      missing: [...promise.missing(this.world)].sort(),
      revisions: promise.revisions.map((revision) => ({
        revision: revision.revision,
        keys: revision.obligations.map(({ key }) => key),
        counts: promise.counts(this.world, revision),
        gaps: promise.gaps(this.world, revision),
        standings: promise.standings(this.world, revision).map(({ result, changed }) => ({
          result,
          changed: [...changed].sort(),
        })),
      })),
    };
  }

  private told(read: LoosePromise): object {
    const missing = (read["missingLinks"] as { kind: string; id: string }[]).map(({ kind, id }) =>
      kind === "scenario" ? id : kind,
    );
    return {
      state: read["state"],
      needsReview: read["needsReview"],
      missing: missing.sort(),
      revisions: read.revisions.map(({ revision, obligations, evidenceStatus }) => {
        const { counts, gaps, obligations: judged } = evidenceStatus as LooseStatus;
        const standings = judged.map(({ result, changed }) => ({
          result,
          changed: changed.map((input) => this.nameOf(input)).sort(),
        }));
        const keys = obligations.map(({ key }) => key);
        return { revision, keys, counts, gaps: gaps.length, standings };
      }),
    };
  }

  private nameOf({ kind, id }: { kind: string; id: string }): string {
    const stream = id === this.branch ? this.branch : "main";
    return kind === "schema" ? "schema" : `${kind} ${kind === "model" ? stream : id}`;
  }

  private areMissing(things: readonly string[]): boolean {
    return things.some((thing) => this.world.said(thing) === null);
  }

  private keyOf(promise: ReferencePromise): string {
    const keys = promise.revisions.flatMap(({ obligations }) => obligations.map(({ key }) => key));
    return keys.length === 0 || this.random.oneIn(12) ? "O99" : this.random.of(keys);
  }

  /** Null, or the number of one that there is. */
  private revisionOf(promise: ReferencePromise): number | null {
    return this.random.oneIn(2) ? null : this.random.of(promise.revisions).revision;
  }

  private name(): string {
    this.names += 1;
    return `Name ${this.names}`;
  }

  private path(rest: string): string {
    return `/api/projects/${this.project.projectId}/${rest}`;
  }

  private at({ id }: ReferencePromise, rest = ""): string {
    return this.project.path(`/${id}${rest}`);
  }

  private expect(answer: Response, status: number, type?: string): Response {
    const { method, url } = answer.request;
    const told = { status: answer.status, type: type === undefined ? type : answer.body.type };
    expect([method, url, told, told.status === status || answer.body]).toEqual([
      method,
      url,
      { status, type },
      true,
    ]);
    const key = answer.body.type ?? `${method} ${status}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return answer;
  }
}

interface LooseStatus {
  readonly counts: object;
  readonly gaps: readonly string[];
  readonly obligations: readonly {
    readonly result: string;
    readonly changed: readonly { readonly kind: string; readonly id: string }[];
  }[];
}

/** What is compared of an item of a list. */
function said({
  id,
  title,
  state,
  latestRevision,
  inForceRevision,
  ...item
}: Record<string, unknown>): object {
  const { hasDraft, needsReview, counts, hasGaps } = item;
  return { id, title, state, latestRevision, inForceRevision, hasDraft, needsReview, counts, hasGaps };
}

function stateOf({ situation }: ReferencePromise): string {
  return situation === "revising" || situation === "retiring" ? "approved" : situation;
}

describe("promises and what they look at, changed at random", () => {
  it.each(SEEDS)(
    "stand as a simple model says, seed %d",
    async (seed) => {
      const walk = new Walk(await aPromiseProject(team), new RandomEdits(seed * 7_919));
      await walk.begin();
      for (let step = 0; step < STEPS; step += 1) {
        await walk.step();
      }
    },
    timeFor(STEPS * 4_000),
  );

  it.each([
    "conflict",
    "revision_changed",
    "no_approved_revision",
    "not_runnable",
    "not_a_test_plan",
    "not_found",
  ])("meet every refusal: %s", (type) => expect(seen.get(type)).toBeGreaterThan(0));
});
