import { randomUUID } from "node:crypto";
import type { Person } from "./people.js";

/** Names main as it is now; gives the revision's ID. */
export async function aRevision(person: Person, projectId: string, name = "Then"): Promise<string> {
  const id = randomUUID();
  await person.post(`/api/projects/${projectId}/revisions`, { id, name, note: null }).expect(200);
  return id;
}

/** The answer to a revision's model, as its bytes say. */
export async function revisionText(person: Person, projectId: string, id: string): Promise<string> {
  return (await person.get(`/api/projects/${projectId}/revisions/${id}/model`).expect(200)).text;
}
