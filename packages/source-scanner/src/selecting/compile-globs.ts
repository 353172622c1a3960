import picomatch from "picomatch/posix.js";

/** Patterns that leave out what is not written by people of the repository, unless the settings say others. */
export const DEFAULT_EXCLUDE_GLOBS: readonly string[] = [
  "**/node_modules/**",
  "**/vendor/**",
  "**/{bin,obj,dist,build,out,target}/**",
  "**/*.min.*",
  "**/{.git,.venv,__pycache__}/**",
];

/** Whether one of the patterns matches a path. A pattern that cannot be read matches nothing. */
export function compileGlobs(globs: readonly string[]): (path: string) => boolean {
  const matchers = globs.flatMap((glob) => compiled(glob));
  return (path) => matchers.some((matches) => matches(path));
}

function compiled(glob: string): readonly ((path: string) => boolean)[] {
  try {
    return [picomatch(glob, { dot: true })];
  } catch {
    return [];
  }
}
