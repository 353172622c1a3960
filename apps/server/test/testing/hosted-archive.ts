import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import type { HostedGit } from "./hosted-git.js";

/** An entry of an archive before it is packed. */
export interface ArchivedEntry {
  readonly name: string;
  readonly type: "file" | "directory" | "symlink";
  readonly content: Buffer;
  readonly linkname?: string;
}

/** The entries of an archive of a commit: what `git archive` writes, with its attributes that leave out and change files. */
export function archivedEntries(git: HostedGit, commit: string, folder: string): readonly ArchivedEntry[] {
  const tree = git.commits.get(commit)?.tree ?? "";
  const attributes = attributesOf(git, tree);
  const entries = git.below(tree).filter(({ path }) => attributes.get(path) !== "export-ignore");
  return [
    { name: `${folder}/`, type: "directory", content: Buffer.alloc(0) },
    ...entries.map(({ path, entry }): ArchivedEntry => {
      const name = `${folder}/${path}`;
      const content = git.blobs.get(entry.sha) ?? Buffer.alloc(0);
      if (entry.mode === "040000" || entry.mode === "160000") {
        return { name: `${name}/`, type: "directory", content: Buffer.alloc(0) };
      }
      if (entry.mode === "120000") {
        return { name, type: "symlink", content: Buffer.alloc(0), linkname: content.toString() };
      }
      const isChanged = attributes.get(path) === "export-subst";
      const changed = Buffer.from(content.toString().replaceAll("$Format:%H$", commit));
      return { name, type: "file", content: isChanged ? changed : content };
    }),
  ];
}

/** Lines of `.gitattributes` of the root that name one path each. */
function attributesOf(git: HostedGit, tree: string): ReadonlyMap<string, string> {
  const file = git.below(tree).find(({ path }) => path === ".gitattributes");
  const text = git.blobs.get(file?.entry.sha ?? "")?.toString() ?? "";
  return new Map(
    text
      .split("\n")
      .map((line) => line.split(" "))
      .map(([path = "", attribute = ""]) => [path, attribute]),
  );
}

/** As a code host packs it, the commit in front. */
export async function packed(entries: readonly ArchivedEntry[]): Promise<Buffer> {
  const archive = pack();
  for (const { name, type, content, linkname } of entries) {
    const header = {
      name,
      type,
      mode: type === "directory" ? 0o775 : 0o664,
      mtime: new Date(1_700_000_000_000),
    };
    archive.entry(linkname === undefined ? header : { ...header, linkname }, content);
  }
  archive.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of archive) {
    chunks.push(chunk as Buffer);
  }
  return gzipSync(Buffer.concat(chunks));
}
