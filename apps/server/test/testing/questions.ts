import type { Person } from "./people.js";

// biome-ignore lint/suspicious/noExplicitAny: an answer is looked at loosely
export type AnsweredQuestion = Record<string, any>;

export function questionsOf(projectId: string): string {
  return `/api/projects/${projectId}/questions`;
}

/** Asks a question and gives its path. */
export async function asked(person: Person, projectId: string, change: object = {}): Promise<string> {
  const path = questionsOf(projectId);
  const { body } = await person.post(path, { text: "Who retries?", ...change }).expect(201);
  return `${path}/${body.id}`;
}

/** A question that somebody answered. */
export async function answered(person: Person, projectId: string, answer = "The broker."): Promise<string> {
  const path = await asked(person, projectId);
  await person.post(`${path}/answer`, { answer }).expect(200);
  return path;
}
