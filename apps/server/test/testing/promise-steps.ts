import { randomUUID } from "node:crypto";
import { expect } from "@jest/globals";
import { APP, importInto, smallDocument, testId } from "./model-documents.js";
import type { Person } from "./people.js";
import { aProject, type Team } from "./project.js";
import { aCall, aScenario } from "./scenarios.js";

/** The operation that the scenario of a project with promises calls. */
export const OPERATION = testId(70);
export const PREFIX = "SHOP";

/** A project that promises can be made about. */
export interface PromiseProject {
  readonly projectId: string;
  readonly scenarioId: string;
  /** Of what the operation is asked with. */
  readonly schemaId: string;
  /** A path of its promises. */
  readonly path: (rest?: string) => string;
}

/** A promise as answers hold it, loosely typed. */
export interface LoosePromise {
  readonly id: string;
  readonly requirementId: string;
  readonly draft: LooseRevision | null;
  readonly inForce: LooseRevision | null;
  readonly revisions: readonly LooseRevision[];
  readonly [field: string]: unknown;
}

export interface LooseRevision {
  readonly revision: number;
  readonly title: string;
  readonly contentHash: string;
  readonly obligations: readonly { readonly key: string; readonly id: string }[];
  readonly [field: string]: unknown;
}

/** A prefix, a model with an operation that has a schema, and a scenario that calls it. */
export async function aPromiseProject(team: Team): Promise<PromiseProject> {
  const projectId = await aProject(team.owner, team.workspaceId);
  const path = (rest = ""): string => `/api/projects/${projectId}/promises${rest}`;
  const schemaId = randomUUID();
  const operation = {
    id: OPERATION,
    ownerId: APP,
    name: "order",
    transport: "http",
    requestSchemaId: schemaId,
  };
  const schemas = [{ id: schemaId, name: "Order", content: "{}" }];
  await importInto(team.owner, projectId, smallDocument({ operations: [operation], schemas })).expect(200);
  await team.owner.put(path("/prefix"), { prefix: PREFIX }).expect(200);
  const scenario = aPlayableScenario();
  await team.editor.post(`/api/projects/${projectId}/scenarios`, scenario).expect(201);
  return { projectId, scenarioId: scenario.id, schemaId, path };
}

/** Its only step calls the operation. */
export function aPlayableScenario(change: Record<string, unknown> = {}) {
  return aScenario({ steps: [aCall({ from: APP, operation: OPERATION, request: {} })], ...change });
}

/** A body with everything that an approval needs. */
export function promiseBody(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: "An order is charged once",
    claim: "However often it is asked for.",
    scope: null,
    preconditions: "The order is placed.",
    expectedOutcome: "One charge.",
    forbiddenOutcome: "Two charges.",
    evidenceCriteria: "The checks pass.",
    forbiddenEvents: null,
    requiresPattern: null,
    links: {},
    ...change,
  };
}

/** Passes as long as the scenario has its step. */
export function checkBody(scenarioId: string, change: Record<string, unknown> = {}) {
  const expected = [{ id: "a1", type: "outcome", step: "call", expected: "Succeeded" }];
  return {
    kind: "scenario-check",
    title: "The order succeeds",
    recipe: { text: "Play it.", scenarioCheck: { scenarioId, faults: [], expect: expected, ...change } },
  };
}

export function planBody(change: Record<string, unknown> = {}) {
  const plan = { steps: ["Order."], expectedObservations: ["A charge."], ...change };
  return { kind: "integration-test", title: "The order is charged", recipe: { text: "Try it.", plan } };
}

export async function aPromise(
  by: Person,
  { path }: PromiseProject,
  change: Record<string, unknown> = {},
): Promise<LoosePromise> {
  return (await by.post(path(), promiseBody(change)).expect(201)).body;
}

/** A promise whose draft has a check of the project's scenario. */
export async function aCheckedPromise(by: Person, project: PromiseProject): Promise<LoosePromise> {
  const { id } = await aPromise(by, project);
  const body = checkBody(project.scenarioId);
  return (await by.post(project.path(`/${id}/obligations`), body).expect(201)).body;
}

export function approvalOf({ draft }: LoosePromise): { revision: number; contentHash: string } {
  expect(draft).not.toBeNull();
  return { revision: draft?.revision ?? 0, contentHash: draft?.contentHash ?? "" };
}

export async function anApprovedPromise(team: Team, project: PromiseProject): Promise<LoosePromise> {
  const promise = await aCheckedPromise(team.editor, project);
  const approve = project.path(`/${promise.id}/approve`);
  return (await team.owner.post(approve, approvalOf(promise)).expect(200)).body;
}

/** The windows of whoever runs promises. */
export const RUN_RATES = "promise-runs:%";

/** Each caller may have only so many runs in a minute. */
export function forgetRunRates(database: { query(statement: string): Promise<unknown> }): Promise<unknown> {
  return database.query("DELETE FROM rate_limits WHERE key LIKE 'promise-runs:%'");
}
