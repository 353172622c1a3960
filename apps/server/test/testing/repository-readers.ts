import { fileURLToPath } from "node:url";
import type { TreeEntry } from "@plumbline/source-scanner";
import { OutboundHttp } from "../../src/platform/outbound/outbound-http.js";
import { CodeHostClient } from "../../src/sections/sources/code-host/code-host-client.js";
import type { CodeHostAccess } from "../../src/sections/sources/code-host/code-hosts.js";
import { mergeBaseIn } from "../../src/sections/sources/reading/merge-base.js";
import { PatientHost } from "../../src/sections/sources/reading/patient-host.js";
import { RepositoryReader } from "../../src/sections/sources/reading/repository-reader.js";
import {
  type AskedSource,
  ScanFailed,
  type SourceCommit,
  type SourceFile,
  type WantedFile,
} from "../../src/sections/sources/reading/repository-reading.js";
import { filesIn, listingOf, type TreeAnswer } from "../../src/sections/sources/reading/tree-listing.js";
import type { FakeCodeHost, HostedRepository } from "./fake-code-host.js";
import { filesOfFolder, type HostedFiles, HostedGit } from "./hosted-git.js";
import { hosted } from "./sources.js";

/** The files of a small system of three services. */
export const SHOP: HostedFiles = filesOfFolder(
  fileURLToPath(new URL("../data/repositories/shop", import.meta.url)),
);

/** A reader whose waits take no time; it tells of them. */
export interface HastyReader {
  readonly reader: RepositoryReader;
  readonly waited: number[];
}

export function hastyReader(isPublic: (address: string) => boolean = () => true): HastyReader {
  const waited: number[] = [];
  const waits = {
    wait: async (ms: number, signal: AbortSignal) => {
      signal.throwIfAborted();
      waited.push(ms);
    },
  };
  const http = new OutboundHttp({ resolver: { resolve: async () => ["127.0.0.1"] }, isPublic });
  return { reader: new RepositoryReader(new PatientHost(new CodeHostClient(http), waits)), waited };
}

export function accessTo(host: FakeCodeHost, change: Partial<CodeHostAccess> = {}): CodeHostAccess {
  const { apiBaseUrl, webHost, token } = host;
  return { apiBaseUrl, webHost, token, allowPrivate: true, ...change };
}

export function asking(change: Partial<AskedSource> = {}): AskedSource {
  return {
    repository: "127.0.0.1/acme/shop",
    kind: "tracking",
    ref: null,
    pullRequest: null,
    trackedRef: "main",
    trackedCommit: null,
    ...change,
  };
}

/** A repository whose main branch has files, and the commit that has them. */
export function hostedFiles(
  files: HostedFiles,
  change: Partial<HostedRepository> = {},
): { readonly repository: HostedRepository; readonly git: HostedGit; readonly commit: string } {
  const git = change.git ?? new HostedGit();
  const commit = git.commit(files);
  const commits = { "heads/main": commit };
  return { repository: hosted("Acme/Shop", { git, commits, ...change }), git, commit };
}

/** How a scan is pinned by whoever has no threads. */
export function hereUntil(signal: AbortSignal) {
  return { signal, mergeBase: async (answer: Uint8Array) => mergeBaseIn(answer) };
}

/** What a reading ended with: its value, or the code that it failed with. */
export async function outcomeOf<Value>(reading: Promise<Value>): Promise<Value | string> {
  try {
    return await reading;
  } catch (thrown) {
    if (thrown instanceof ScanFailed) {
      return thrown.code;
    }
    throw thrown;
  }
}

/** Every file of a commit, and whether there are more. */
export async function treeOf(
  reader: RepositoryReader,
  access: CodeHostAccess,
  source: SourceCommit,
  signal: AbortSignal,
): Promise<{ readonly entries: readonly TreeEntry[]; readonly truncated: boolean }> {
  const list = async (answer: TreeAnswer) => listingOf(answer);
  const { listings, truncated } = await reader.tree(access, source, { signal, list });
  return { entries: filesIn(listings), truncated };
}

/** Every file of a tree as one that is wanted. */
export function wantedOf({ entries }: { readonly entries: readonly TreeEntry[] }): readonly WantedFile[] {
  return entries
    .filter(({ mode }) => mode.startsWith("100"))
    .map(({ path, blobSha, size }) => ({ path, blobSha, size }));
}

/** The bytes of files by their paths; one that comes twice is told. */
export async function bytesOf(files: AsyncIterable<SourceFile>): Promise<ReadonlyMap<string, Buffer | null>> {
  const found = new Map<string, Buffer | null>();
  for await (const { path, bytes } of files) {
    if (found.has(path)) {
      throw new Error(`${path} came twice`);
    }
    found.set(path, bytes);
  }
  return found;
}

/** Files as they should come. */
export function bytesIn(files: HostedFiles): ReadonlyMap<string, Buffer> {
  const plain = Object.entries(files).filter(([, file]) => typeof file === "string" || Buffer.isBuffer(file));
  return new Map(plain.map(([path, file]) => [path, Buffer.from(file as string)]));
}
