import { randomUUID } from "node:crypto";
import { documentText, importInto } from "./model-documents.js";
import type { Person } from "./people.js";
import { aProject, type Team } from "./project.js";

/** A body or a record as JSON, loosely typed so that tests can bend it. */
export type Loose = Record<string, unknown>;

// biome-ignore lint/suspicious/noExplicitAny: an answer is looked at loosely
export type AnsweredPromise = Record<string, any>;

export const REPOSITORY = "acme/shop";

/** Things of eShop. */
export const ESHOP = {
  createOrder: "2f101ad0-28b0-5371-bf7b-67160ee06345",
  ordering: "23583e9d-c067-5566-8e81-cf269b59b1d3",
  /** In no event of the order that goes well. */
  identity: "052d8453-e1c9-5c5a-8da4-44464c7cb775",
  exchange: "0a20162a-5b65-5f14-b19d-98b160a14eb0",
  orderingQueue: "8b52af63-e741-5b3c-8efb-81e47d67a5d8",
  paidBinding: "56410759-c92e-5835-94a8-bf507c1eacbd",
  paymentSubscription: "e24ef565-0601-5add-ac34-68db31fb8e77",
} as const;

export function promisesOf(projectId: string): string {
  return `/api/projects/${projectId}/promises`;
}

/** What a promise may be linked with, and with nothing. */
export const NO_LINKS = {
  scenarioIds: [],
  operationIds: [],
  channelIds: [],
  subscriptionIds: [],
  messageIds: [],
  elementIds: [],
} as const;

/** A body that may be approved once it is saved. */
export function promiseBody(change: Loose = {}): Loose {
  return {
    title: "Orders are kept",
    claim: "Whoever orders gets what was ordered.",
    scope: null,
    preconditions: "The shop is open.",
    expectedOutcome: "The order is stored.",
    forbiddenOutcome: "The order is lost.",
    evidenceCriteria: "The flow holds.",
    forbiddenEvents: null,
    requiresPattern: null,
    links: null,
    ...change,
  };
}

/** A check of a scenario; by itself it holds for the order that goes well. */
export function aCheck(scenarioId: string, change: Loose = {}): Loose {
  const expect = [{ id: "placed", type: "outcome", step: "create-order", expected: "Succeeded" }];
  const scenarioCheck = { scenarioId, faults: [], expect, ...change };
  return { kind: "scenario-check", title: "The order goes well", recipe: { text: "Play it", scenarioCheck } };
}

export function aPatternCheck(change: Loose = {}): Loose {
  const sourcePattern = { repository: REPOSITORY, pattern: "transactional-outbox", ...change };
  return { kind: "source-pattern-check", title: "An outbox", recipe: { text: "Scan it", sourcePattern } };
}

/** A plan whose evidence would be found on a code host. */
export function aPlan(change: Loose = {}): Loose {
  const plan = {
    steps: ["Order"],
    expectedObservations: ["It is stored"],
    evidenceSource: { system: "codehost-actions", repository: REPOSITORY, workflow: "ci.yml" },
    ...change,
  };
  return { kind: "integration-test", title: "Test it", recipe: { text: "Run it", plan } };
}

/** An expectation that holds for every flow, with nothing to observe. */
export function vacuous(id = "nothing"): Loose {
  return { id, type: "event-count", kind: "Published", target: ESHOP.identity, expected: 0 };
}

/** A project of its own that gives requirement IDs. */
export async function aProjectWithPrefix({ owner, workspaceId }: Team, prefix = "SHOP"): Promise<string> {
  const projectId = await aProject(owner, workspaceId);
  await owner.put(`${promisesOf(projectId)}/prefix`, { prefix }).expect(200);
  return projectId;
}

export interface Eshop {
  readonly projectId: string;
  /** An order that goes well. */
  readonly scenarioId: string;
}

/** The same with eShop and a scenario of it. */
export async function projectWithEshop(team: Team): Promise<Eshop> {
  const projectId = await aProjectWithPrefix(team);
  await importInto(team.owner, projectId, documentText("eshop.model.json")).expect(200);
  return { projectId, scenarioId: await anEshopScenario(team.owner, projectId) };
}

/** Saves a scenario of eShop under an ID of its own. */
export async function anEshopScenario(
  person: Person,
  projectId: string,
  change: Loose = {},
  name = "happy-order",
): Promise<string> {
  const scenario = eshopScenario(randomUUID(), change, name);
  await person.post(`/api/projects/${projectId}/scenarios`, scenario).expect(201);
  return scenario.id;
}

export function eshopScenario(id: string, change: Loose = {}, name = "happy-order"): Loose & { id: string } {
  return { ...JSON.parse(documentText(`eshop.${name}.scenario.json`)), ...change, id };
}

export async function aPromise(
  person: Person,
  projectId: string,
  change: Loose = {},
): Promise<AnsweredPromise> {
  return (await person.post(promisesOf(projectId), promiseBody(change)).expect(201)).body;
}

/** Where a promise is. */
export function pathOfPromise(projectId: string, { id }: AnsweredPromise): string {
  return `${promisesOf(projectId)}/${id}`;
}

/** Adds obligations to the draft of a promise. */
export async function withObligations(
  person: Person,
  path: string,
  obligations: readonly Loose[],
): Promise<AnsweredPromise> {
  let promise: AnsweredPromise = {};
  for (const obligation of obligations) {
    promise = (await person.post(`${path}/obligations`, obligation).expect(201)).body;
  }
  return promise;
}

/** Approves the draft of a promise as it is. */
export async function approved(owner: Person, path: string): Promise<AnsweredPromise> {
  const { draft } = (await owner.get(path).expect(200)).body;
  const { revision, contentHash } = draft;
  return (await owner.post(`${path}/approve`, { revision, contentHash }).expect(200)).body;
}

/** A promise with these obligations, approved; gives its path. */
export async function anApprovedPromise(
  { editor, owner }: Pick<Team, "editor" | "owner">,
  projectId: string,
  obligations: readonly Loose[] = [],
  change: Loose = {},
): Promise<string> {
  const path = pathOfPromise(projectId, await aPromise(editor, projectId, change));
  await withObligations(editor, path, obligations);
  await approved(owner, path);
  return path;
}

/** Runs an obligation and gives the run. */
export async function ran(
  person: Person,
  path: string,
  key = "O1",
  body: Loose = {},
): Promise<AnsweredPromise> {
  return (await person.post(`${path}/obligations/${key}/run`, body).expect(200)).body;
}

/** What shows the revision in force, as it is now. */
export async function statusOf(person: Person, path: string): Promise<AnsweredPromise> {
  return (await person.get(path).expect(200)).body.inForce.evidenceStatus;
}
