import { compareCodeUnits } from "@plumbline/model-core";
import type { FileContent, FileExtraction } from "../extracting/file-extraction.js";
import { folderOf } from "../selecting/file-path.js";
import type { SelectedFile, Selection, UnselectedFile } from "../selecting/selection.js";

/** A file that was read, with what it says. */
export interface ReadFile {
  readonly file: SelectedFile;
  readonly extraction: FileExtraction;
}

type ContentOfKind<Kind extends FileContent["kind"]> = Extract<FileContent, { readonly kind: Kind }>;

/** A file of one kind of content. */
export interface FileOfKind<Kind extends FileContent["kind"]> {
  readonly path: string;
  readonly folder: string;
  readonly extension: string;
  readonly content: ContentOfKind<Kind>;
}

/** The files of a commit as the join asks for them; everything in the order of paths. */
export class ScannedRepository {
  readonly files: readonly ReadFile[];
  /** Of every file that is listed, read or not. */
  readonly paths: ReadonlySet<string>;
  /** Every folder that holds a listed file, at whatever depth; the root is `.`. */
  readonly folders: ReadonlySet<string>;
  readonly unselected: readonly UnselectedFile[];
  /** Selected, and could not be read. */
  readonly failed: readonly SelectedFile[];
  readonly #ofKinds = new Map<FileContent["kind"], readonly unknown[]>();

  constructor(files: readonly ReadFile[], { selected, unselected }: Selection) {
    this.files = [...files].sort((one, other) => compareCodeUnits(one.file.path, other.file.path));
    this.paths = new Set([...selected, ...unselected].map(({ path }) => path));
    this.folders = foldersOf(this.paths);
    this.unselected = unselected;
    const read = new Set(files.map(({ file }) => file));
    this.failed = selected.filter((file) => !read.has(file));
  }

  ofKind<Kind extends FileContent["kind"]>(kind: Kind): readonly FileOfKind<Kind>[] {
    const known = this.#ofKinds.get(kind) ?? this.#find(kind);
    this.#ofKinds.set(kind, known);
    return known as readonly FileOfKind<Kind>[];
  }

  #find<Kind extends FileContent["kind"]>(kind: Kind): readonly FileOfKind<Kind>[] {
    const found: FileOfKind<Kind>[] = [];
    for (const { file, extraction } of this.files) {
      if (isOfKind(extraction.content, kind)) {
        const { path, extension } = file;
        found.push({ path, folder: folderOf(path), extension, content: extraction.content });
      }
    }
    return found;
  }
}

function isOfKind<Kind extends FileContent["kind"]>(
  content: FileContent,
  kind: Kind,
): content is ContentOfKind<Kind> {
  return content.kind === kind;
}

function foldersOf(paths: ReadonlySet<string>): ReadonlySet<string> {
  const folders = new Set(["."]);
  for (const path of paths) {
    for (let folder = folderOf(path); !folders.has(folder); folder = folderOf(folder)) {
      folders.add(folder);
    }
  }
  return folders;
}
