import { compareCodeUnits } from "@plumbline/model-core";
import { folderOf, resolvePath } from "../selecting/file-path.js";
import { goFolders } from "./go-folders.js";
import { listAt } from "./list-at.js";
import { type Project, type Projects, parentOf } from "./projects.js";
import type { ScannedRepository } from "./scanned-repository.js";

/** A folder whose source is in a service, and under which conditions; `exact`: without the folders in it. */
export interface ReachedFolder {
  readonly folder: string;
  readonly isExact: boolean;
  readonly conditions: readonly string[];
}

interface Step {
  readonly folder: string;
  readonly conditions: readonly string[];
}

/** The folders of a service: its root, and those of projects of the repository that it refers to, however far. */
export class ReachFinder {
  readonly #repository: ScannedRepository;
  readonly #projects: Projects;
  readonly #named: ReadonlyMap<string, readonly Project[]>;
  readonly #goFolders: ReadonlyMap<string, readonly string[]>;
  readonly #steps = new Map<string, readonly Step[]>();

  constructor(repository: ScannedRepository, projects: Projects) {
    this.#repository = repository;
    this.#projects = projects;
    this.#goFolders = goFolders(repository, projects);
    const named = new Map<string, Project[]>();
    for (const project of projects.all.filter(({ manifest }) => manifest.name !== null)) {
      listAt(named, `${project.manifest.ecosystem} ${project.manifest.name}`).push(project);
    }
    this.#named = named;
  }

  of(root: string): readonly ReachedFolder[] {
    const isGo =
      this.#goFolders.has(root) &&
      this.#projects.in(root).every(({ manifest }) => manifest.ecosystem === "go");
    const reached = new Map<string, ReachedFolder>();
    const waiting: Step[] = [{ folder: root, conditions: [] }];
    // What is added meanwhile is gone through too.
    for (const { folder, conditions } of waiting) {
      const known = reached.get(folder);
      if (known === undefined || (known.conditions.length > 0 && conditions.length === 0)) {
        reached.set(folder, { folder, isExact: isGo && this.#goFolders.has(folder), conditions });
        for (const next of this.#next(folder)) {
          waiting.push({ folder: next.folder, conditions: [...conditions, ...next.conditions] });
        }
      }
    }
    return [...reached.values()].sort((one, other) => compareCodeUnits(one.folder, other.folder));
  }

  #next(folder: string): readonly Step[] {
    const known = this.#steps.get(folder);
    if (known !== undefined) {
      return known;
    }
    const imported = (this.#goFolders.get(folder) ?? []).map((one) => ({ folder: one, conditions: [] }));
    const steps = [...imported, ...this.#projects.in(folder).flatMap((project) => this.#referredBy(project))];
    this.#steps.set(folder, steps);
    return steps;
  }

  #referredBy({ manifest, folder }: Project): readonly Step[] {
    const byPath = manifest.references.flatMap(({ path, conditions }) => {
      const target =
        manifest.ecosystem === "gradle" ? this.#gradleFolder(folder, path) : this.#folderAt(folder, path);
      return target === null ? [] : [{ folder: target, conditions }];
    });
    const byName = manifest.packages.flatMap(({ name, conditions }) => {
      const found = this.#named.get(`${manifest.ecosystem} ${name}`) ?? [];
      const [only] = found;
      const isOne = only !== undefined && found.length === 1 && only.folder !== folder;
      return isOne ? [{ folder: only.folder, conditions }] : [];
    });
    return manifest.ecosystem === "go" ? byName : [...byPath, ...byName];
  }

  /** Of a project file or of a folder. */
  #folderAt(folder: string, path: string): string | null {
    const target = resolvePath(folder, path);
    if (target !== null && this.#repository.paths.has(target)) {
      return folderOf(target);
    }
    return target !== null && this.#repository.folders.has(target) ? target : null;
  }

  /** `:libs:common` is a folder below that of the settings of the build. */
  #gradleFolder(folder: string, path: string): string | null {
    const below = path
      .split(":")
      .filter((part) => part !== "")
      .join("/");
    for (let here: string | null = folder; here !== null; here = parentOf(here)) {
      const start = here === "." ? "" : `${here}/`;
      if (
        ["settings.gradle", "settings.gradle.kts"].some((name) =>
          this.#repository.paths.has(`${start}${name}`),
        )
      ) {
        const target = resolvePath(here, below);
        return target !== null && this.#repository.folders.has(target) ? target : null;
      }
    }
    return null;
  }
}
