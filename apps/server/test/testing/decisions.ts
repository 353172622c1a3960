import type { Response } from "supertest";
import type { Person } from "./people.js";

/** A body or a record as JSON, loosely typed so that tests can bend it. */
export type LooseDecision = Record<string, unknown>;

// biome-ignore lint/suspicious/noExplicitAny: an answer is looked at loosely
export type AnsweredDecision = Record<string, any>;

/** A person or a token. */
export type Writer = Pick<Person, "get" | "post" | "put" | "delete">;

export function decisionsOf(projectId: string, rest = ""): string {
  return `/api/projects/${projectId}/decisions${rest}`;
}

export function decisionBody(change: LooseDecision = {}): LooseDecision {
  return {
    title: "Orders go through a queue",
    context: "The payment is slow.",
    decision: "Placing an order publishes a message.",
    alternatives: [{ title: "Call the payment", description: null, rejectedBecause: "It times out." }],
    consequences: null,
    affectedIds: null,
    settles: null,
    supersedes: null,
    ...change,
  };
}

export async function aDecision(
  writer: Pick<Writer, "post">,
  projectId: string,
  change: LooseDecision = {},
): Promise<AnsweredDecision> {
  return (await writer.post(decisionsOf(projectId), decisionBody(change)).expect(201)).body;
}

export function pathOfDecision(projectId: string, { id }: AnsweredDecision, rest = ""): string {
  return decisionsOf(projectId, `/${id}${rest}`);
}

/** Accepts a decision as it was read. */
export async function acceptedDecision(
  owner: Person,
  projectId: string,
  decision: AnsweredDecision,
): Promise<AnsweredDecision> {
  const { contentHash } = decision;
  const path = pathOfDecision(projectId, decision, "/accept");
  return (await owner.post(path, { contentHash }).expect(200)).body;
}

export function fieldsOf({ body }: Response): readonly string[] {
  return body.errors.map(({ field }: { field: string }) => field);
}
