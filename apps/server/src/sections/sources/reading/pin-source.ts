import { AnsweredFields } from "@plumbline/promise-core";
import { type HostRepository, readHostRepository } from "../code-host/read-repository.js";
import { type HostReading, jsonOf } from "./host-reading.js";
import { CODE_HOST_LIST_BYTES } from "./limits.js";
import { type AskedSource, type PinnedSource, ScanFailed } from "./repository-reading.js";

const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const SHA_ANSWER = { accept: "application/vnd.github.sha" };

/** Reads where two commits parted of an answer that compares them, wherever that is done; null where it does not say so. */
export type ReadMergeBase = (answer: Uint8Array) => Promise<string | null>;

/** Makes one commit of what is asked for (docs/reference/source-reading.md#the-commit). */
export async function pinSource(
  reading: HostReading,
  asked: AskedSource,
  mergeBase: ReadMergeBase,
): Promise<PinnedSource> {
  const { webUrl, defaultBranch, private: isPrivate } = await repositoryOf(reading, asked.repository);
  const commit = await commitOf(reading, asked);
  const { kind, trackedCommit } = asked;
  const baseCommit = kind === "tracking" ? null : await baseOf(reading, { trackedCommit, commit }, mergeBase);
  const shown = webUrl ?? `https://${asked.repository}`;
  return { commit, baseCommit, private: isPrivate, defaultBranch, webUrl: shown };
}

async function repositoryOf(reading: HostReading, repository: string): Promise<HostRepository> {
  const found = await reading.find("");
  if (found.outcome === "not-found") {
    throw new ScanFailed("repository-not-found");
  }
  if (found.outcome === "moved") {
    throw new ScanFailed("repository-moved");
  }
  const read = readHostRepository(jsonOf(found), reading.access.webHost);
  if (read === null) {
    throw new ScanFailed("codehost-unavailable");
  }
  if (`${reading.access.webHost}/${read.fullName.toLowerCase()}` !== repository) {
    throw new ScanFailed("repository-moved");
  }
  return read;
}

async function commitOf(
  reading: HostReading,
  { kind, ref, pullRequest, trackedRef }: AskedSource,
): Promise<string> {
  if (kind === "comparison" && pullRequest !== null) {
    return headOf(reading, pullRequest);
  }
  const name = kind === "tracking" || ref === null ? trackedRef : ref;
  const places = SHA.test(name.toLowerCase()) ? [name.toLowerCase()] : [`heads/${name}`, `tags/${name}`];
  for (const place of places) {
    const commit = await commitAt(reading, place);
    if (commit !== null) {
      return commit;
    }
  }
  throw new ScanFailed("ref-not-found");
}

/** Null where no branch and no tag has that name. */
async function commitAt(reading: HostReading, place: string): Promise<string | null> {
  const path = place.split("/").map(encodeURIComponent).join("/");
  const found = await reading.find(`/commits/${path}`, SHA_ANSWER);
  if (found.outcome === "not-found") {
    return null;
  }
  return shaIn(found.outcome === "found" ? found.body.toString().trim() : null);
}

/** The head may be in a fork: it is read through this repository all the same. */
async function headOf(reading: HostReading, pullRequest: number): Promise<string> {
  const said = await reading.json(`/pulls/${pullRequest}`);
  if (said === null) {
    throw new ScanFailed("ref-not-found");
  }
  return shaIn(new AnsweredFields(said).within("head").text("sha"));
}

/** Where a commit left what is tracked; histories with nothing in common are compared as they are. */
async function baseOf(
  reading: HostReading,
  { trackedCommit, commit }: { readonly trackedCommit: string | null; readonly commit: string },
  mergeBase: ReadMergeBase,
): Promise<string | null> {
  if (trackedCommit === null || trackedCommit === commit) {
    return trackedCommit;
  }
  const path = `/compare/${trackedCommit}...${commit}?per_page=1`;
  // It lists the files that differ, and what differs in each, whether they are asked for or not.
  const found = await reading.find(path, { maxBytes: CODE_HOST_LIST_BYTES });
  if (found.outcome === "not-found") {
    return trackedCommit;
  }
  return shaIn(found.outcome === "found" ? await mergeBase(found.body) : null);
}

function shaIn(said: string | null): string {
  if (said === null || !SHA.test(said)) {
    throw new ScanFailed("codehost-unavailable");
  }
  return said;
}
