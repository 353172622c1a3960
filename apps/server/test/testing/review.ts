import type { Person } from "./people.js";

// biome-ignore lint/suspicious/noExplicitAny: an answer is looked at loosely
export type LooseFinding = Record<string, any>;

export function reviewOf(projectId: string): string {
  return `/api/projects/${projectId}/review`;
}

/** The findings of a project, filtered as the query says. */
export async function findingsOf(
  person: Person,
  projectId: string,
  query = "",
): Promise<readonly LooseFinding[]> {
  return (await person.get(`${reviewOf(projectId)}/findings${query}`).expect(200)).body.findings;
}

/** The one finding of a rule and a subject. */
export async function findingOf(
  person: Person,
  projectId: string,
  ruleId: string,
  subjectId: string,
): Promise<LooseFinding> {
  const found = await findingsOf(person, projectId, `?rule=${ruleId}&subjectId=${subjectId}`);
  const [finding] = found;
  if (finding === undefined || found.length > 1) {
    throw new Error(`${found.length} findings of ${ruleId} and ${subjectId}`);
  }
  return finding;
}

/** The first finding of a project with a result, by a rule when one is named. */
export async function firstFinding(person: Person, projectId: string, query: string): Promise<LooseFinding> {
  const [finding] = await findingsOf(person, projectId, query);
  if (finding === undefined) {
    throw new Error(`no finding of ${query}`);
  }
  return finding;
}

/** The body that leaves a finding as it is. */
export function wontFix({ ruleId, subjectId }: LooseFinding, reason = "It stays."): object {
  return { ruleId, subjectId, status: "wont-fix", decisionId: null, reason };
}
