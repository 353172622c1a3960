import { AnsweredFields } from "@plumbline/promise-core";
import type { HostReading } from "./host-reading.js";
import { CODE_HOST_LIST_BYTES, TREE_ENTRIES, TREE_REQUESTS } from "./limits.js";
import { ScanFailed, type SourceTree } from "./repository-reading.js";
import type { PlacedListing, TreeAnswer, TreeListing } from "./tree-listing.js";

/** A folder that is still to be read. */
interface Folder {
  readonly sha: string;
  /** "" for the root, else it ends with a slash. */
  readonly prefix: string;
}

/** Reads an answer that lists a folder, wherever that is done; null where it lists nothing that git keeps. */
export type ListTree = (answer: TreeAnswer) => Promise<TreeListing | null>;

/**
 * Every file of a commit. A tree that is too large for one answer is read folder by folder, each with all below it where one
 * answer holds that.
 */
export async function readTree(reading: HostReading, commit: string, list: ListTree): Promise<SourceTree> {
  const root = await rootOf(reading, commit);
  const walk = new Walk(reading, list);
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
  private readonly listings: PlacedListing[] = [];
  private entries = 0;
  private requests = 0;
  private isWhole = true;

  constructor(
    private readonly reading: HostReading,
    private readonly read: ListTree,
  ) {}

  async all(root: Folder): Promise<SourceTree> {
    const folders = [root];
    for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
      // A code host may say that there are more than a call has room for.
      for (const inside of await this.below(folder)) {
        folders.push(inside);
      }
    }
    return { listings: this.listings, truncated: !this.isWhole };
  }

  /** Takes what is in a folder, and gives the folders in it that are to be read by themselves. */
  private async below(folder: Folder): Promise<readonly Folder[]> {
    const whole = await this.list(folder, true);
    if (whole !== null && !whole.truncated) {
      return this.take(folder, whole);
    }
    const flat = await this.list(folder, false);
    // No answer holds what is in this one folder alone, or no more may be asked for.
    this.isWhole = this.isWhole && flat?.truncated === false;
    return flat === null ? [] : this.take(folder, flat);
  }

  /** Null where no more may be asked for, and where the answer is too large to be read. */
  private async list({ sha }: Folder, isRecursive: boolean): Promise<TreeListing | null> {
    if (this.requests >= TREE_REQUESTS || this.entries >= TREE_ENTRIES) {
      return null;
    }
    this.requests += 1;
    const path = `/git/trees/${sha}${isRecursive ? "?recursive=1" : ""}`;
    const found = await this.reading.find(path, { maxBytes: CODE_HOST_LIST_BYTES });
    if (found.outcome === "too-large") {
      return null;
    }
    const listing = found.outcome === "found" ? await this.read({ bytes: found.body, isRecursive }) : null;
    if (listing === null) {
      throw new ScanFailed("codehost-unavailable");
    }
    return listing;
  }

  private take({ prefix }: Folder, { files, count, folders }: TreeListing): readonly Folder[] {
    this.listings.push({ prefix, files });
    this.entries += count;
    return folders.map(({ name, sha }) => ({ sha, prefix: `${prefix}${name}/` }));
  }
}
