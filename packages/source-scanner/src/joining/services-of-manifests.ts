import { baseName, folderOf } from "../selecting/file-path.js";
import type { Projects } from "./projects.js";
import type { ScannedRepository } from "./scanned-repository.js";
import type { ServiceBook } from "./service-book.js";

/** Services that manifests tell of, some with the help of source that has a main. */
export function addServicesOfManifests(
  book: ServiceBook,
  repository: ScannedRepository,
  projects: Projects,
): void {
  for (const project of projects.all) {
    const { folder, path, manifest, name } = project;
    const isRoot = manifest.isWorkspaceRoot || isPnpmRoot(repository, folder, manifest.ecosystem);
    const isProgram =
      manifest.deployable === "yes" ||
      (manifest.deployable === "with-main" && hasMainProgram(repository, folder, manifest.ecosystem));
    const isProps = /\.props$/i.test(path);
    if (isProgram && !isRoot && !isProps) {
      addProject(book, folder, { name, technology: manifest.technology, path, lines: manifest.lines });
    }
  }
  addServicesOfMains(book, repository, projects);
}

function addProject(
  book: ServiceBook,
  root: string,
  {
    name,
    technology,
    path,
    lines,
  }: { name: string; technology: string | null; path: string; lines: { first: number; last: number } },
): void {
  const draft = book.at(root, { path, lines });
  book.call(draft, "manifest", name.replace(/^@[^/]*\//, ""));
  draft.technology ??= technology;
}

function isPnpmRoot(repository: ScannedRepository, folder: string, ecosystem: string): boolean {
  const file = folder === "." ? "pnpm-workspace.yaml" : `${folder}/pnpm-workspace.yaml`;
  return ecosystem === "npm" && repository.paths.has(file);
}

/** Cargo finds the program of a package at a path of its own. */
function hasMainProgram(repository: ScannedRepository, folder: string, ecosystem: string): boolean {
  return (
    ecosystem === "cargo" && repository.paths.has(folder === "." ? "src/main.rs" : `${folder}/src/main.rs`)
  );
}

/** Main functions and classes: each folder of a Go program; the project around a main class; the folder of `manage.py`. */
function addServicesOfMains(book: ServiceBook, repository: ScannedRepository, projects: Projects): void {
  for (const { path, folder, content } of repository.ofKind("source")) {
    const { language, isMain } = content.code;
    if (baseName(path) === "manage.py") {
      const around = projects.around(folder, "python");
      addProject(book, folder, {
        name: around?.folder === folder ? around.name : baseName(folder),
        technology: "Django",
        path,
        lines: { first: 1, last: 1 },
      });
    } else if (isMain && language === "go") {
      addGoProgram(book, projects, path);
    } else if (isMain && (language === "java" || language === "kotlin")) {
      addMainClass(book, projects, path);
    }
  }
}

function addGoProgram(book: ServiceBook, projects: Projects, path: string): void {
  const folder = folderOf(path);
  const module = projects.around(folder, "go");
  if (module !== null) {
    const name = folder === module.folder ? baseName(module.name.replace(/\/v\d+$/, "")) : baseName(folder);
    addProject(book, folder, {
      name,
      technology: module.manifest.technology,
      path,
      lines: { first: 1, last: 1 },
    });
  }
}

function addMainClass(book: ServiceBook, projects: Projects, path: string): void {
  const folder = folderOf(path);
  const candidates = [projects.around(folder, "maven"), projects.around(folder, "gradle")].filter(
    (one) => one !== null,
  );
  const [nearest] = candidates.sort((one, other) => other.folder.length - one.folder.length);
  if (nearest !== undefined && nearest.manifest.deployable === "with-main") {
    const { name, manifest } = nearest;
    addProject(book, nearest.folder, {
      name,
      technology: manifest.technology,
      path: nearest.path,
      lines: manifest.lines,
    });
    book.at(nearest.folder, { path, lines: { first: 1, last: 1 } });
  }
}
