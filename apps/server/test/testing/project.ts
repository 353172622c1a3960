import { randomUUID } from "node:crypto";
import { type Person, register, setUp } from "./people.js";
import type { TestServer } from "./test-server.js";

/** A workspace with one person for each role, one outsider, and a project. */
export interface Team {
  readonly workspaceId: string;
  readonly projectId: string;
  readonly owner: Person;
  readonly editor: Person;
  readonly viewer: Person;
  readonly outsider: Person;
}

/** Sets the instance up and fills a workspace; call it once a server. */
export async function aTeam(server: TestServer): Promise<Team> {
  const owner = await setUp(server, "owner");
  const [editor, viewer, outsider] = await Promise.all([
    register(server, "editor"),
    register(server, "viewer"),
    register(server, "outsider"),
  ]);
  const workspaceId = randomUUID();
  await owner.post("/api/workspaces", { id: workspaceId, name: "Team" }).expect(200);
  for (const [person, role] of [
    [editor, "editor"],
    [viewer, "viewer"],
  ] as const) {
    await owner.post(`/api/workspaces/${workspaceId}/members`, { email: person.email, role }).expect(201);
  }
  const projectId = await aProject(owner, workspaceId);
  return { workspaceId, projectId, owner, editor, viewer, outsider };
}

export async function aProject(owner: Person, workspaceId: string, name = "Project"): Promise<string> {
  const id = randomUUID();
  await owner.post(`/api/workspaces/${workspaceId}/projects`, { id, name, description: null }).expect(201);
  return id;
}
