import type { Projects } from "./projects.js";
import type { ScannedRepository } from "./scanned-repository.js";

/** The folders of Go packages of a repository, each with those that its files import. */
export function goFolders(repository: ScannedRepository, projects: Projects): ReadonlyMap<string, readonly string[]> {
  const modules = projects.all.filter(({ manifest }) => manifest.ecosystem === "go");
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

function folderOfImport(name: string, modules: Projects["all"], repository: ScannedRepository): string | null {
  const path = name.replace(/^["`]|["`]$/g, "");
  const candidates = modules.filter(({ name: module }) => path === module || path.startsWith(`${module}/`));
  const [module] = [...candidates].sort((one, other) => other.name.length - one.name.length);
  if (module === undefined) {
    return null;
  }
  const below = path.slice(module.name.length + 1);
  const target = [module.folder, below].filter((part) => part !== "" && part !== ".").join("/") || ".";
  return repository.folders.has(target) ? target : null;
}
