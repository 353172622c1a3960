import type { ServerResponse } from "node:http";
import { notFound, RATE, sendJson } from "./code-host-json.js";
import type { HostedRepository } from "./fake-code-host.js";
import type { HostedEntry, HostedGit } from "./hosted-git.js";

/** Entries up to which a fake code host lists a tree whole. */
const MOST_ENTRIES = 100_000;

/** Answers what is asked of the objects of a repository; false where it is something else. */
export function answersOfGit(
  response: ServerResponse,
  repository: HostedRepository,
  { path, isRecursive, archiveUrl }: { path: string; isRecursive: boolean; archiveUrl: string },
): boolean {
  const git = repository.git;
  const [, kind, name = ""] =
    /^(git\/commits|git\/trees|git\/blobs|compare|tarball|pulls)\/(.+)$/.exec(path) ?? [];
  if (git === undefined || kind === undefined) {
    return false;
  }
  const answer = ANSWERS[kind as keyof typeof ANSWERS];
  answer({ response, repository, git, name, isRecursive, archiveUrl });
  return true;
}

interface AskedOfGit {
  readonly response: ServerResponse;
  readonly repository: HostedRepository;
  readonly git: HostedGit;
  readonly name: string;
  readonly isRecursive: boolean;
  readonly archiveUrl: string;
}

const ANSWERS = {
  "git/commits": ({ response, git, name }: AskedOfGit) => {
    const commit = git.commits.get(name);
    return commit === undefined
      ? notFound(response)
      : sendJson(response, { sha: name, tree: { sha: commit.tree }, parents: commit.parents.map(shaOnly) });
  },
  "git/trees": sendTree,
  "git/blobs": ({ response, git, name }: AskedOfGit) => {
    const bytes = git.blobs.get(name);
    return bytes === undefined
      ? notFound(response)
      : response.writeHead(200, { "content-type": "application/vnd.github.raw+json", ...RATE }).end(bytes);
  },
  compare: ({ response, git, name }: AskedOfGit) => {
    const [base = "", head = ""] = name.split("...");
    const merged = git.commits.has(base) && git.commits.has(head) ? git.mergeBase(base, head) : null;
    return merged === null
      ? notFound(response)
      : sendJson(response, { merge_base_commit: { sha: merged }, files: [], commits: [] });
  },
  tarball: ({ response, git, name, archiveUrl }: AskedOfGit) =>
    git.commits.has(name)
      ? response.writeHead(302, { location: archiveUrl, ...RATE }).end()
      : notFound(response),
  pulls: ({ response, repository, name }: AskedOfGit) => {
    const pull = repository.pulls?.[name];
    return pull === undefined ? notFound(response) : sendJson(response, pull);
  },
} as const;

function sendTree({ response, repository, git, name, isRecursive }: AskedOfGit): unknown {
  const most = repository.mostEntries ?? MOST_ENTRIES;
  const entries = git.trees.get(name);
  if (entries === undefined) {
    return notFound(response);
  }
  const all = isRecursive ? git.below(name) : entries.map((entry) => ({ path: entry.name, entry }));
  const tree = all.slice(0, most).map(({ path, entry }) => listed(git, path, entry));
  return sendJson(response, {
    sha: name,
    url: `https://x/git/trees/${name}`,
    tree,
    truncated: all.length > most,
  });
}

function listed(git: HostedGit, path: string, { mode, sha }: HostedEntry): object {
  const url = `https://x/${sha}`;
  if (mode === "040000") {
    return { path, mode, type: "tree", sha, url };
  }
  return mode === "160000"
    ? { path, mode, type: "commit", sha }
    : { path, mode, type: "blob", sha, size: git.blobs.get(sha)?.length ?? 0, url };
}

function shaOnly(sha: string): object {
  return { sha };
}
