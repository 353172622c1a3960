import { randomUUID } from "node:crypto";
import { type Person, register, setUp } from "./people.js";
import type { TestServer } from "./test-server.js";

/** One person for each role in a workspace, and one outsider. */
export interface People {
  readonly owner: Person;
  readonly editor: Person;
  readonly viewer: Person;
  readonly outsider: Person;
}

/** A workspace with its people and a project. */
export interface Team extends People {
  readonly workspaceId: string;
  readonly projectId: string;
}

/** Sets the instance up and fills a workspace; call it once a server. */
export async function aTeam(server: TestServer): Promise<Team> {
  const owner = await setUp(server, "owner");
  const [editor, viewer, outsider] = await Promise.all([
    register(server, "editor"),
    register(server, "viewer"),
    register(server, "outsider"),
  ]);
  return aTeamOf({ owner, editor, viewer, outsider });
}

/** A workspace of its own for people whom the instance knows. */
export async function aTeamOf(people: People): Promise<Team> {
  const { owner, editor, viewer } = people;
  const workspaceId = randomUUID();
  await owner.post("/api/workspaces", { id: workspaceId, name: "Team" }).expect(200);
  for (const [person, role] of [
    [editor, "editor"],
    [viewer, "viewer"],
  ] as const) {
    await owner.post(`/api/workspaces/${workspaceId}/members`, { email: person.email, role }).expect(201);
  }
  const projectId = await aProject(owner, workspaceId);
  return { workspaceId, projectId, ...people };
}

/** Another workspace of the same people. */
export function aTeamAnew({ owner, editor, viewer, outsider }: Team): Promise<Team> {
  return aTeamOf({ owner, editor, viewer, outsider });
}

export async function aProject(owner: Person, workspaceId: string, name = "Project"): Promise<string> {
  const id = randomUUID();
  await owner.post(`/api/workspaces/${workspaceId}/projects`, { id, name, description: null }).expect(201);
  return id;
}
