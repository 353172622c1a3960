import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { FakeCodeHost } from "../../../server/test/testing/fake-code-host.js";
import { filesOfFolder, type HostedFiles, HostedGit } from "../../../server/test/testing/hosted-git.js";
import { type Person, somebody } from "./people.js";

/** The files of a small system of three services. */
export const SHOP_FILES: HostedFiles = filesOfFolder(
  fileURLToPath(new URL("../../../server/test/data/repositories/shop", import.meta.url)),
);

/** A project whose workspace asks the code host. */
export interface Sourced {
  readonly owner: Person;
  readonly workspaceId: string;
  readonly projectId: string;
}

export async function aSourcedProject(host: FakeCodeHost, name = "Shop"): Promise<Sourced> {
  const owner = await somebody("Ada");
  const [workspaceId, projectId] = [randomUUID(), randomUUID()];
  const workspace = `/api/workspaces/${workspaceId}`;
  await owner.call("POST", "/api/workspaces", { id: workspaceId, name: "Workshop" });
  await owner.call("POST", `${workspace}/projects`, { id: projectId, name, description: null });
  const settings = { codehost: { apiBaseUrl: host.apiBaseUrl }, usage: { maxScansPerDay: 1000 } };
  await owner.call("PUT", `${workspace}/settings`, settings, 0);
  await owner.call("PUT", `${workspace}/secrets/codehost:token`, { value: host.token });
  return { owner, workspaceId, projectId };
}

/** What a repository of the code host has: its main branch, and pull request 17. */
export interface Branches {
  readonly main: HostedFiles;
  readonly pull?: HostedFiles;
}

/** Puts a repository on the code host, with the name as it is written there. */
export function hostRepository(on: FakeCodeHost, fullName: string, { main, pull }: Branches): void {
  const git = new HostedGit();
  const base = git.commit(main);
  const head = pull === undefined ? base : git.commit(pull, [base]);
  on.repositories.set(fullName.toLowerCase(), {
    fullName,
    said: {
      id: 1,
      private: false,
      visibility: "public",
      default_branch: "main",
      html_url: `https://127.0.0.1/${fullName}`,
    },
    commits: { "heads/main": base, "heads/feature": head },
    runs: {},
    workflows: {},
    git,
    pulls: { 17: { number: 17, head: { sha: head } } },
  });
}

export interface Scanned {
  readonly id: string;
  readonly state: string;
}

/** Follows a repository and has it scanned to the end; gives its ID and that of the scan. */
export async function scanned(
  { owner, projectId }: Sourced,
  repository: string,
): Promise<{ readonly repositoryId: string; readonly scanId: string }> {
  const project = `/api/projects/${projectId}`;
  const repositoryId = randomUUID();
  await owner.call("POST", `${project}/repositories`, { id: repositoryId, repository, trackedRef: null });
  const asked = { kind: "tracking", ref: null, pullRequest: null };
  const scan = await owner.call<Scanned>("POST", `${project}/repositories/${repositoryId}/scans`, asked);
  await ended(owner, `${project}/scans/${scan.id}`);
  return { repositoryId, scanId: scan.id };
}

const AGAIN_MS = 100;
const PATIENCE_MS = 30_000;

/** Waits until a scan has ended. */
export async function ended(person: Person, path: string): Promise<string> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const { state } = await person.call<Scanned>("GET", path);
    if (state !== "queued" && state !== "running") {
      return state;
    }
    if (Date.now() > until) {
      throw new Error(`${path} is still ${state}`);
    }
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
}
