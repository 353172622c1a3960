import { folderOf, resolvePath } from "../selecting/file-path.js";
import { type Projects, parentOf } from "./projects.js";
import type { ScannedRepository } from "./scanned-repository.js";

/** A Dockerfile by its path, the projects that it names, and its build context where a compose file says it. */
export interface BuiltImage {
  readonly path: string;
  readonly projects: readonly string[];
  readonly context: string | null;
}

/**
 * The folder of the project that a Dockerfile builds: the first that it names and that is there, as seen from the build
 * context, or where that is not known, from its own folder and those around it. Else the build context, if the
 * Dockerfile is not beside a manifest; else its own folder.
 */
export function dockerfileRoot(repository: ScannedRepository, projects: Projects, image: BuiltImage): string {
  const own = folderOf(image.path);
  const contexts = image.context === null ? foldersAround(own) : [image.context];
  for (const project of image.projects) {
    for (const folder of contexts) {
      const found = folderOfProject(repository, resolvePath(folder, project));
      if (found !== null) {
        return found;
      }
    }
  }
  return image.context === null || projects.isAt(own) ? own : image.context;
}

/** The root of a context is every project's. */
function folderOfProject(repository: ScannedRepository, path: string | null): string | null {
  if (path === null || path === ".") {
    return null;
  }
  if (repository.paths.has(path)) {
    return folderOf(path);
  }
  return repository.folders.has(path) ? path : null;
}

function foldersAround(folder: string): readonly string[] {
  const found: string[] = [];
  for (let here: string | null = folder; here !== null; here = parentOf(here)) {
    found.push(here);
  }
  return found;
}
