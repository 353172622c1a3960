import type { CodeModule } from "../code/code-extraction.js";
import { baseName, folderOf, resolvePath } from "../selecting/file-path.js";
import type { Stack } from "./condition-text.js";
import { groundPaths } from "./ground-paths.js";
import { NO_CONDITIONS, type PlacedConditions } from "./placed-conditions.js";
import type { Projects } from "./projects.js";
import { RemovedFiles } from "./removed-files.js";
import type { ScannedRepository } from "./scanned-repository.js";

const GO_SYSTEMS =
  "aix|android|darwin|dragonfly|freebsd|illumos|ios|js|linux|netbsd|openbsd|plan9|solaris|wasip1|windows";
const GO_MACHINES =
  "386|amd64|arm|arm64|loong64|mips|mips64|mips64le|mipsle|ppc64|ppc64le|riscv64|s390x|wasm";
const GO_SUFFIX = new RegExp(`_(?:(${GO_SYSTEMS})_)?(${GO_SYSTEMS}|${GO_MACHINES})\\.go$`);

/** The conditions under which a whole file is compiled, which other files or its own name say. */
export class FileConditions {
  readonly #byPath = new Map<string, PlacedConditions>();
  readonly #removed: RemovedFiles;

  constructor(repository: ScannedRepository, projects: Projects) {
    this.#removed = new RemovedFiles(projects);
    this.#addCompiled(projects);
    const modules = modulesOf(repository);
    for (const { path, content } of repository.ofKind("source")) {
      const own = content.code.language === "rust" ? rustConditions(path, modules) : goConditions(path);
      if (own.conditions.length + own.paths.length > 0) {
        this.#byPath.set(path, own);
      }
    }
  }

  of(path: string): PlacedConditions {
    const removed = this.#removed.of(path) ?? [];
    const unless = removed.length === 0 ? [] : [`!(${removed.join(" && ")})`];
    return this.#byPath.get(path) ?? { ...NO_CONDITIONS, conditions: unless };
  }

  /** Whether it is compiled under any: one that its project takes out and names nowhere is not. */
  isCompiled(path: string): boolean {
    return this.#byPath.has(path) || this.#removed.of(path)?.length !== 0;
  }

  #addCompiled(projects: Projects): void {
    for (const { folder, manifest, path: project } of projects.all) {
      for (const { path, conditions } of manifest.conditionalFiles) {
        const target = resolvePath(folder, path);
        if (target !== null) {
          this.#byPath.set(target, { conditions, paths: [project] });
        }
      }
    }
  }
}

/** `serial_linux.go`, `serial_linux_amd64.go` */
function goConditions(path: string): PlacedConditions {
  const [, system, last] = GO_SUFFIX.exec(baseName(path)) ?? [];
  return { ...NO_CONDITIONS, conditions: [system, last].filter((part) => part !== undefined) };
}

type Modules = ReadonlyMap<string, ReadonlyMap<string, CodeModule>>;

/** The conditional modules that files of Rust name, by the file. */
function modulesOf(repository: ScannedRepository): Modules {
  const files = repository.ofKind("source").filter(({ content }) => content.code.modules.length > 0);
  return new Map(
    files.map(({ path, content }) => [path, new Map(content.code.modules.map((one) => [one.name, one]))]),
  );
}

const LEVELS = 50;

/** Those of `mod x;`, and of the module that is in, up to the root of the crate. */
function rustConditions(path: string, modules: Modules): PlacedConditions {
  let conditions: Stack = [];
  const paths: string[] = [];
  let here = path;
  for (let level = 0; level < LEVELS; level += 1) {
    const { name, parents } = moduleOf(here);
    const parent = parents.find((one) => modules.get(one)?.has(name) === true);
    const said = modules.get(parent ?? "")?.get(name);
    if (parent === undefined || said === undefined) {
      break;
    }
    conditions = [...said.conditions, ...conditions];
    paths.push(parent);
    here = parent;
  }
  return { conditions, paths: groundPaths(paths) };
}

/** `a/b.rs` and `a/b/mod.rs` are the module `b`, which `a.rs`, `a/mod.rs`, `a/lib.rs` or `a/main.rs` may name. */
function moduleOf(path: string): { readonly name: string; readonly parents: readonly string[] } {
  const isFolder = baseName(path) === "mod.rs";
  const name = isFolder ? baseName(folderOf(path)) : baseName(path).replace(/\.rs$/, "");
  const folder = isFolder ? folderOf(folderOf(path)) : folderOf(path);
  const start = folder === "." ? "" : `${folder}/`;
  const parents = ["mod.rs", "lib.rs", "main.rs"].map((one) => `${start}${one}`);
  return { name, parents: [...parents, `${folder}.rs`] };
}
