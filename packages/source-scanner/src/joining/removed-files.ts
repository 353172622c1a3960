import { folderOf, resolvePath } from "../selecting/file-path.js";
import { compileGlobs } from "../selecting/globs/compile-globs.js";
import type { Stack } from "./condition-text.js";
import { listAt } from "./list-at.js";
import { type Project, type Projects, parentOf } from "./projects.js";

interface Removal {
  readonly matches: (path: string) => boolean;
  readonly conditions: Stack;
}

const PROJECT_FILE = /\.(?:cs|fs)proj$/i;

/** The files of .NET that the project they lie in does not compile (`<Compile Remove="Legacy/**" />`). */
export class RemovedFiles {
  /** Of each project that lies in a folder. */
  readonly #byFolder = new Map<string, (readonly Removal[])[]>();

  constructor(projects: Projects) {
    const all = projects.all.filter(({ path }) => PROJECT_FILE.test(path));
    if (all.some(({ manifest }) => manifest.removedFiles.length > 0)) {
      for (const project of all) {
        listAt(this.#byFolder, project.folder).push(removalsOf(project));
      }
    }
  }

  /** Under what no project compiles a file: nothing = whatever is defined; null when it is compiled. */
  of(path: string): Stack | null {
    const removals = this.#around(folderOf(path)).map((own) => own.find(({ matches }) => matches(path)));
    const [first] = removals;
    return first === undefined || removals.includes(undefined) ? null : first.conditions;
  }

  #around(folder: string): readonly (readonly Removal[])[] {
    for (let here: string | null = folder; here !== null; here = parentOf(here)) {
      const found = this.#byFolder.get(here);
      if (found !== undefined) {
        return found;
      }
    }
    return [];
  }
}

/** Those without a condition first: they hold whatever else is said of the same file. */
function removalsOf({ folder, manifest }: Project): readonly Removal[] {
  const removals = manifest.removedFiles.flatMap(({ path, conditions }): readonly Removal[] => {
    const glob = resolvePath(folder, path);
    return glob === null ? [] : [{ matches: compileGlobs([glob]), conditions }];
  });
  return removals.toSorted((one, other) => one.conditions.length - other.conditions.length);
}
