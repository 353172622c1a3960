import type { Response } from "supertest";
import { importOneOfEach, ONE } from "./one-of-each.js";
import type { Person } from "./people.js";
import type { Team } from "./project.js";
import { anApprovedPromise, aProjectWithPrefix, NO_LINKS } from "./promises.js";
import { type LooseFinding, reviewOf } from "./review.js";
import type { RunningServer } from "./test-server.js";

// Findings of the small model with one fact of each kind, and answers that name decisions.

interface Named {
  readonly ruleId: string;
  readonly subjectId: string;
}

/** Its subscription has one attempt and no dead-letter channel: a warning. */
export const LOST_DELIVERY: Named = { ruleId: "REL-001", subjectId: ONE.subscription };
/** Its operation names no schema: a warning, and blocking once an approved promise is linked with it. */
export const NO_SCHEMA: Named = { ruleId: "CON-001", subjectId: ONE.operation };
/** Its message names no schema: a warning. */
export const NO_MESSAGE_SCHEMA: Named = { ruleId: "CON-001", subjectId: ONE.message };
/** Its operation is not tried again. */
export const NOT_APPLICABLE: Named = { ruleId: "REL-003", subjectId: ONE.operation };

export async function aProjectToSettle(team: Team): Promise<string> {
  const projectId = await aProjectWithPrefix(team);
  await importOneOfEach(team.owner, projectId);
  return projectId;
}

/** Approves a promise that is linked with the operation: its concerns block from then on. */
export async function withPromise(team: Team, projectId: string): Promise<void> {
  await anApprovedPromise(team, projectId, [], { links: { ...NO_LINKS, operationIds: [ONE.operation] } });
}

/** The body that accepts a finding by a decision. */
export function acceptedBy(
  { ruleId, subjectId }: Named,
  decision: Readonly<Record<string, unknown>>,
  change: object = {},
): object {
  const { id: decisionId } = decision;
  return { ruleId, subjectId, status: "accepted-by-decision", decisionId, reason: null, ...change };
}

/** The body that opens a finding. */
export function opened({ ruleId, subjectId }: Named, change: object = {}): object {
  return { ruleId, subjectId, status: "open", decisionId: null, reason: null, ...change };
}

export function answer(person: Person, projectId: string, body: object): PromiseLike<Response> {
  return person.put(`${reviewOf(projectId)}/dispositions`, body);
}

export function answerAll(
  person: Person,
  projectId: string,
  answers: readonly object[],
): PromiseLike<Response> {
  return person.post(`${reviewOf(projectId)}/dispositions`, { answers });
}

/** What a review counts. */
export async function countsOf(person: Person, projectId: string, query = ""): Promise<LooseFinding> {
  return (await person.get(`${reviewOf(projectId)}/findings${query}`).expect(200)).body.counts;
}

/** Changes fields of a fact by a path within its project. */
export async function edited(person: Person, path: string, change: object): Promise<void> {
  const { body } = await person.get(path).expect(200);
  await person.put(path, { ...body, ...change }).expect(200);
}

/** Every version of each decision that is stored, in the order of their numbers. */
export async function storedVersions(
  { database }: Pick<RunningServer, "database">,
  projectId: string,
): Promise<readonly (readonly number[])[]> {
  const { rows } = await database.query(VERSIONS, [projectId]);
  return rows.map(({ versions }) => versions);
}

const VERSIONS = `
  SELECT array_agg(v.version ORDER BY v.version) AS versions FROM decision_versions v
    JOIN decisions d ON d.project_id = v.project_id AND d.id = v.decision_id
   WHERE d.project_id = $1 GROUP BY d.number ORDER BY d.number`;
