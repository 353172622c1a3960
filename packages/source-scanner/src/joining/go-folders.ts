import type { Projects } from "./projects.js";
import type { ScannedRepository } from "./scanned-repository.js";

const PATH_CHARACTERS = 1000;

/** The folders of Go packages of a repository, each with those that its files import. */
export function goFolders(
  repository: ScannedRepository,
  projects: Projects,
): ReadonlyMap<string, readonly string[]> {
  const ofGo = projects.all.filter(({ manifest }) => manifest.ecosystem === "go");
  const modules = new Map(ofGo.map(({ name, folder }) => [name, folder]));
  const found = new Map<string, Set<string>>();
  for (const { folder, content } of repository.ofKind("source")) {
    if (content.code.language === "go") {
      const imports = found.get(folder) ?? new Set<string>();
      for (const { name } of content.code.imports) {
        const target = folderOfImport(name, modules, repository);
        if (target !== null) {
          imports.add(target);
        }
      }
      found.set(folder, imports);
    }
  }
  return new Map([...found].map(([folder, imports]) => [folder, [...imports]]));
}

/** The longest module path that a path begins with says where it is. */
function folderOfImport(
  name: string,
  modules: ReadonlyMap<string, string>,
  repository: ScannedRepository,
): string | null {
  const path = name.replace(/^["`]|["`]$/g, "").slice(0, PATH_CHARACTERS);
  for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
    const folder = modules.get(path.slice(0, end));
    if (folder !== undefined) {
      const target =
        [folder, path.slice(end + 1)].filter((part) => part !== "" && part !== ".").join("/") || ".";
      return repository.folders.has(target) ? target : null;
    }
  }
  return null;
}
