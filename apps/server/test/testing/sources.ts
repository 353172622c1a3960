import { randomUUID } from "node:crypto";
import type { FakeCodeHost, HostedRepository, HostedRun, Said } from "./fake-code-host.js";
import type { Person } from "./people.js";
import type { Team } from "./project.js";
import { CODEHOST, secretsOf } from "./secrets.js";
import { save, settingsOf } from "./settings.js";
import type { RunningServer } from "./test-server.js";

export const HEAD = "a".repeat(40);
export const OTHER_HEAD = "b".repeat(40);

export function repositoriesOf(projectId: string): string {
  return `/api/projects/${projectId}/repositories`;
}

/** Lets a workspace read a code host, with its token unless told otherwise. */
export async function usesCodeHost(
  { owner, workspaceId }: Pick<Team, "owner" | "workspaceId">,
  host: FakeCodeHost,
  { token = host.token, ...more }: { readonly token?: string | null; readonly defaultRef?: string } = {},
): Promise<void> {
  const codehost = { apiBaseUrl: host.apiBaseUrl, ...more };
  const saved = await save(owner, settingsOf(workspaceId), { codehost });
  if (saved.status !== 200) {
    throw new Error(`The settings answered ${saved.status}: ${saved.text}`);
  }
  const secret = `${secretsOf(workspaceId)}/${CODEHOST}`;
  await (token === null ? owner.delete(secret) : owner.put(secret, { value: token })).expect(204);
}

/** A repository of the fake code host. */
export function hosted(
  fullName: string,
  change: Partial<HostedRepository> = {},
  said: Said = {},
): HostedRepository {
  const flags = { private: false, visibility: "public", default_branch: "main" };
  return {
    fullName,
    said: { id: 1, ...flags, html_url: `https://127.0.0.1/${fullName}`, ...said },
    commits: { "heads/main": HEAD },
    runs: {},
    workflows: {},
    ...change,
  };
}

export function hostedRun(
  run: Said,
  jobs: readonly Said[] = [],
  attempts: HostedRun["attempts"] = {},
): HostedRun {
  return { run, jobs, attempts };
}

export function followBody(change: Readonly<Record<string, unknown>> = {}) {
  return { id: randomUUID() as string, repository: "acme/shop", trackedRef: null, ...change };
}

/** Follows a repository and gives its record. */
// biome-ignore lint/suspicious/noExplicitAny: an answer is looked at loosely
export async function followed(person: Person, projectId: string, change: object = {}): Promise<any> {
  const answer = await person.post(repositoriesOf(projectId), followBody({ ...change }));
  if (answer.status !== 201) {
    throw new Error(`The repository answered ${answer.status}: ${answer.text}`);
  }
  return answer.body;
}

/** A followed repository without a code host that was asked. */
export async function aFollowedRow(
  { database }: Pick<RunningServer, "database">,
  projectId: string,
  repository: string = randomUUID(),
): Promise<string> {
  const { rows } = await database.query<{ id: string }>(FOLLOWED_ROW, [
    projectId,
    `127.0.0.1/acme/${repository}`,
  ]);
  return rows[0]?.id ?? "";
}

const FOLLOWED_ROW = `
  INSERT INTO source_repositories (project_id, id, repository, web_url, default_branch, tracked_ref, created_by, created_at)
  VALUES ($1, gen_random_uuid(), $2, 'https://127.0.0.1', 'main', 'main', 'user:nobody', now()) RETURNING id`;
