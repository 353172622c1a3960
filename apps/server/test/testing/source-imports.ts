import { randomUUID } from "node:crypto";
import type { HostedFiles } from "./hosted-git.js";
import type { Person } from "./people.js";
import { aShop, type ScanningServer } from "./scanning.js";
import { scanned } from "./scans.js";

export function importsOf(projectId: string): string {
  return `/api/projects/${projectId}/source-imports`;
}

export function linksOf(projectId: string): string {
  return `/api/projects/${projectId}/source-links`;
}

export function importBody(scanId: string, change: Readonly<Record<string, unknown>> = {}) {
  return { id: randomUUID() as string, scanId, systemId: null, ...change };
}

// biome-ignore lint/suspicious/noExplicitAny: an answer is looked at loosely
type AnsweredImport = any;

/** Makes an import of a scan. */
export async function imported(
  person: Person,
  projectId: string,
  scanId: string,
  change: Readonly<Record<string, unknown>> = {},
): Promise<AnsweredImport> {
  const answer = await person.post(importsOf(projectId), importBody(scanId, change));
  if (answer.status !== 201) {
    throw new Error(`The import answered ${answer.status}: ${answer.text}`);
  }
  return answer.body;
}

/** Accepts items of an import, all unless told otherwise. */
export async function accepted(
  person: Person,
  projectId: string,
  { id, items }: AnsweredImport,
  change: Readonly<Record<string, unknown>> = {},
): Promise<AnsweredImport> {
  const body = { accept: items.map((item: { id: string }) => item.id), reject: null, ...change };
  const answer = await person.post(`${importsOf(projectId)}/${id}/decide`, body);
  if (answer.status !== 200) {
    throw new Error(`The decision answered ${answer.status}: ${answer.text}`);
  }
  return answer.body;
}

/** A project that follows the shop, and an import of all that a scan of it found. */
export async function aProposal(scanning: ScanningServer, files?: HostedFiles) {
  const shop = await aShop(scanning, files);
  const scan = await scanned(scanning.team.editor, shop.projectId, shop.repositoryId);
  const proposal = await imported(scanning.team.editor, shop.projectId, scan.id);
  return { ...shop, scan, proposal };
}

/** The same, with all of it accepted. */
export async function anImport(scanning: ScanningServer, files?: HostedFiles) {
  const proposed = await aProposal(scanning, files);
  const done = await accepted(scanning.team.editor, proposed.projectId, proposed.proposal);
  return { ...proposed, done };
}

/** Makes other files the newest commit of the shop, and scans that. */
export async function moved(
  { host, team }: ScanningServer,
  { git, projectId, repositoryId }: Pick<AnsweredImport, "git" | "projectId" | "repositoryId">,
  files: HostedFiles,
): Promise<{ readonly commit: string; readonly scan: AnsweredImport }> {
  const commit = git.commit(files);
  const repository = host.repositories.get("acme/shop");
  if (repository === undefined) {
    throw new Error("The shop is there");
  }
  const commits = { ...repository.commits, "heads/main": commit };
  host.repositories.set("acme/shop", { ...repository, commits });
  return { commit, scan: await scanned(team.editor, projectId, repositoryId) };
}

/** An item of an import by its kind and the key of its fact. */
export function itemOf({ items }: AnsweredImport, kind: string, factKey: string | null): AnsweredImport {
  const found = items.find((item: AnsweredImport) => item.kind === kind && item.factKey === factKey);
  if (found === undefined) {
    throw new Error(`No ${kind} of ${factKey}`);
  }
  return found;
}
