import type { Person } from "./people.js";
import type { RunningServer } from "./test-server.js";

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

/** Writes so many open questions of a project past the service; what is asked later comes after them. */
export async function fillQuestions(server: RunningServer, projectId: string, count: number): Promise<void> {
  await server.database.query(FILL, [projectId, count]);
  await server.database.query("UPDATE projects SET last_number = $2 WHERE id = $1", [projectId, count]);
}

const FILL = `
  INSERT INTO questions (project_id, id, number, status, body, history)
  SELECT $1, id, n, 'open', json_build_object('id', id, 'text', 'q' || n, 'about', '[]'::json, 'origin', 'human',
         'askedBy', 'user:x', 'askedAt', '2026-11-25T00:00:00.000Z', 'end', NULL), '[]'
    FROM (SELECT n, gen_random_uuid() AS id FROM generate_series(1, $2::int) AS n) AS made`;
