import { AnsweredFields } from "@plumbline/promise-core";
import type { TreeEntry } from "@plumbline/source-scanner";
import { type HostReading, jsonOf } from "./host-reading.js";
import { CODE_HOST_LIST_BYTES, TREE_ENTRIES, TREE_REQUESTS } from "./limits.js";
import { ScanFailed, type SourceTree } from "./repository-reading.js";
import { type ListedEntry, listedEntries } from "./tree-entries.js";

/** A folder that is still to be read. */
interface Folder {
  readonly sha: string;
  /** "" for the root, else it ends with a slash. */
  readonly prefix: string;
}

interface Listing {
  readonly entries: readonly ListedEntry[];
  readonly truncated: boolean;
}

/**
 * Every file of a commit. A tree that is too large for one answer is read folder by folder, each with all below it where one
 * answer holds that.
 */
export async function readTree(reading: HostReading, commit: string): Promise<SourceTree> {
  const root = await rootOf(reading, commit);
  const walk = new Walk(reading);
  return walk.all({ sha: root, prefix: "" });
}

async function rootOf(reading: HostReading, commit: string): Promise<string> {
  const said = await reading.json(`/git/commits/${commit}`);
  const sha = new AnsweredFields(said).within("tree").text("sha");
  if (said === null) {
    throw new ScanFailed("ref-not-found");
  }
  if (sha === null || !/^[0-9a-f]{40,64}$/.test(sha)) {
    throw new ScanFailed("codehost-unavailable");
  }
  return sha;
}

class Walk {
  private readonly entries: TreeEntry[] = [];
  private readonly seen = new Set<string>();
  private requests = 0;
  private isWhole = true;

  constructor(private readonly reading: HostReading) {}

  async all(root: Folder): Promise<SourceTree> {
    const folders = [root];
    for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
      folders.push(...(await this.below(folder)));
    }
    return { entries: this.entries, truncated: !this.isWhole };
  }

  /** Takes what is in a folder, and gives the folders in it that are to be read by themselves. */
  private async below(folder: Folder): Promise<readonly Folder[]> {
    const whole = await this.list(`${folder.sha}?recursive=1`);
    if (whole !== null && !whole.truncated) {
      this.take(folder, whole);
      return [];
    }
    const flat = await this.list(folder.sha);
    // No answer holds what is in this one folder alone, or no more may be asked for.
    this.isWhole = this.isWhole && flat?.truncated === false;
    return flat === null ? [] : this.take(folder, flat);
  }

  /** Null where no more may be asked for, and where the answer is too large to be read. */
  private async list(path: string): Promise<Listing | null> {
    if (this.requests >= TREE_REQUESTS || this.seen.size >= TREE_ENTRIES) {
      return null;
    }
    this.requests += 1;
    const found = await this.reading.find(`/git/trees/${path}`, { maxBytes: CODE_HOST_LIST_BYTES });
    return found.outcome === "too-large" ? null : listingOf(jsonOf(found));
  }

  /** What is listed twice is no tree. */
  private take({ prefix }: Folder, { entries }: Listing): readonly Folder[] {
    const folders: Folder[] = [];
    for (const { isFolder, ...entry } of entries) {
      const path = `${prefix}${entry.path}`;
      if (this.seen.has(path)) {
        throw new ScanFailed("codehost-unavailable");
      }
      this.seen.add(path);
      if (isFolder) {
        folders.push({ sha: entry.blobSha, prefix: `${path}/` });
      } else {
        this.entries.push({ ...entry, path });
      }
    }
    return folders;
  }
}

function listingOf(body: unknown): Listing {
  const said = new AnsweredFields(body);
  const entries = listedEntries(said);
  if (entries === null) {
    throw new ScanFailed("codehost-unavailable");
  }
  return { entries, truncated: said.flag("truncated") === true };
}
