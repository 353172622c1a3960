import { randomUUID } from "node:crypto";
import type { FakeCodeHost, HostedRun, Said } from "./fake-code-host.js";
import { aProject, type Team } from "./project.js";
import { anApprovedPromise, aPlan, promisesOf } from "./promises.js";
import { HEAD, hosted, hostedRun, repositoriesOf } from "./sources.js";
import type { RunningServer } from "./test-server.js";

export const RUN_ID = 17;
export const RUN_URL = `https://127.0.0.1/acme/shop/actions/runs/${RUN_ID}`;

/** A run that did what the evidence below says. */
export function aRun(change: Said = {}): Said {
  const full_name = "Acme/Shop";
  return {
    id: RUN_ID,
    name: "A title that somebody gave it",
    run_attempt: 1,
    repository: { full_name },
    head_repository: { full_name },
    path: ".github/workflows/ci.yml",
    workflow_id: 5,
    head_sha: HEAD,
    status: "completed",
    conclusion: "success",
    html_url: RUN_URL,
    ...change,
  };
}

export function aJob(change: Said = {}): Said {
  const id = Number.parseInt(randomUUID().slice(0, 8), 16);
  return {
    id,
    run_id: RUN_ID,
    head_sha: HEAD,
    name: "test",
    status: "completed",
    conclusion: "success",
    ...change,
  };
}

/** Says what the code host has of the run, and of its workflow. */
export function hostRun(
  host: FakeCodeHost,
  run: Said,
  jobs: readonly Said[] = [],
  attempts: HostedRun["attempts"] = {},
): void {
  const runs = { [RUN_ID]: hostedRun(run, jobs, attempts) };
  const workflows = { "5": { id: 5, name: "Continuous integration", path: ".github/workflows/ci.yml" } };
  host.repositories.set("acme/shop", hosted("Acme/Shop", { runs, workflows }));
}

export const PLAN_SOURCE = {
  system: "codehost-actions",
  repository: "acme/shop",
  workflow: "ci.yml",
  job: null,
};

/** The body that records a pass of the run, of the commit that the project follows. */
export function evidenceBody(change: Said = {}, source: Said = {}): Said {
  return { result: "passed", source: { system: "codehost-actions", runUrl: RUN_URL, ...source }, ...change };
}

/** What plans of a promise may name, by the key of their obligation. */
export const PLANS: readonly Said[] = [
  {},
  { workflow: "Continuous integration" },
  { job: "test" },
  { system: "other" },
  { repository: "acme/other" },
];

/** A project that follows `acme/shop`, with an approved promise; the last of its plans names no source. */
export async function aProjectWithPlans(
  team: Team,
  prefix: string,
): Promise<{ projectId: string; path: string }> {
  const projectId = await aProject(team.owner, team.workspaceId);
  await team.owner.put(`${promisesOf(projectId)}/prefix`, { prefix }).expect(200);
  const plans = PLANS.map((change) => aPlan({ evidenceSource: { ...PLAN_SOURCE, ...change } }));
  const path = await anApprovedPromise(team, projectId, [...plans, aPlan({ evidenceSource: null })]);
  return { projectId, path };
}

/** Lets a project follow `acme/shop` at a commit, as if it had been scanned. */
export async function followAt(
  {
    server,
    team,
    projectId,
  }: { readonly server: RunningServer; readonly team: Team; readonly projectId: string },
  commit: string | null,
): Promise<void> {
  const body = { id: randomUUID(), repository: "acme/shop", trackedRef: "main" };
  const answer = await team.editor.post(repositoriesOf(projectId), body);
  if (answer.status !== 201 && answer.status !== 409) {
    throw new Error(`The repository answered ${answer.status}: ${answer.text}`);
  }
  const tracked = "UPDATE source_repositories SET tracked_commit = $2 WHERE project_id = $1";
  await server.database.query(tracked, [projectId, commit]);
}
