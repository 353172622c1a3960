import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** A file as a test writes it: its content, a link, or another repository. */
export type HostedFile = string | Buffer | { readonly link: string } | { readonly submodule: string };
export type HostedFiles = Readonly<Record<string, HostedFile>>;

export interface HostedEntry {
  readonly name: string;
  readonly mode: "040000" | "100644" | "100755" | "120000" | "160000";
  readonly sha: string;
}

export interface HostedCommit {
  readonly tree: string;
  readonly parents: readonly string[];
}

/** What git keeps of a repository, under the SHAs that git gives it. */
export class HostedGit {
  readonly blobs = new Map<string, Buffer>();
  readonly trees = new Map<string, readonly HostedEntry[]>();
  readonly commits = new Map<string, HostedCommit>();

  private readonly format: "sha1" | "sha256";

  constructor(format: "sha1" | "sha256" = "sha1") {
    this.format = format;
  }

  /** Keeps files as a commit and gives its SHA. */
  commit(files: HostedFiles, parents: readonly string[] = []): string {
    const tree = this.folder(Object.entries(files).map(([path, file]) => ({ path: path.split("/"), file })));
    const by = "A Person <person@example.org> 1700000000 +0000";
    const lines = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`), `author ${by}`];
    const sha = this.sha("commit", Buffer.from([...lines, `committer ${by}`, "", "A change\n"].join("\n")));
    this.commits.set(sha, { tree, parents });
    return sha;
  }

  /** The first commit that both come from; null where they have nothing in common. */
  mergeBase(one: string, other: string): string | null {
    const before = new Set(this.history(one));
    return this.history(other).find((commit) => before.has(commit)) ?? null;
  }

  /** Every entry below a tree, folders among them, in the order of git. */
  below(tree: string, prefix = ""): readonly { readonly path: string; readonly entry: HostedEntry }[] {
    return (this.trees.get(tree) ?? []).flatMap((entry) => {
      const path = `${prefix}${entry.name}`;
      const inside = entry.mode === "040000" ? this.below(entry.sha, `${path}/`) : [];
      return [{ path, entry }, ...inside];
    });
  }

  private history(commit: string): readonly string[] {
    const found = [commit];
    for (const one of found) {
      found.push(...(this.commits.get(one)?.parents ?? []).filter((parent) => !found.includes(parent)));
    }
    return found;
  }

  private folder(files: readonly { readonly path: readonly string[]; readonly file: HostedFile }[]): string {
    const names = [...new Set(files.map(({ path }) => path[0] ?? ""))];
    const entries = names.map((name): HostedEntry => {
      const inside = files.filter(({ path }) => path[0] === name);
      const [first] = inside;
      if (first === undefined || first.path.length > 1) {
        const below = inside.map(({ path, file }) => ({ path: path.slice(1), file }));
        return { name, mode: "040000", sha: this.folder(below) };
      }
      return { name, ...this.file(first.file) };
    });
    entries.sort((one, other) => Buffer.compare(orderOf(one), orderOf(other)));
    const sha = this.sha("tree", Buffer.concat(entries.map(bytesOf)));
    this.trees.set(sha, entries);
    return sha;
  }

  private file(file: HostedFile): Pick<HostedEntry, "mode" | "sha"> {
    if (typeof file === "object" && "submodule" in file) {
      return { mode: "160000", sha: file.submodule };
    }
    const isLink = typeof file === "object" && "link" in file;
    const bytes = Buffer.from(isLink ? file.link : (file as string));
    const sha = this.sha("blob", bytes);
    this.blobs.set(sha, bytes);
    return { mode: isLink ? "120000" : "100644", sha };
  }

  private sha(kind: string, bytes: Buffer): string {
    return createHash(this.format).update(`${kind} ${bytes.length}\0`).update(bytes).digest("hex");
  }
}

/** Git orders folders as if their names ended with a slash. */
function orderOf({ name, mode }: HostedEntry): Buffer {
  return Buffer.from(mode === "040000" ? `${name}/` : name);
}

function bytesOf({ name, mode, sha }: HostedEntry): Buffer {
  return Buffer.concat([Buffer.from(`${mode.replace(/^0/, "")} ${name}\0`), Buffer.from(sha, "hex")]);
}

/** The files of a folder, as those of a repository. */
export function filesOfFolder(folder: string): HostedFiles {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = found.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.map((path) => [relative(folder, path).split(sep).join("/"), readFileSync(path)]),
  );
}
