import { expandGlob } from "./expand-glob.js";
import { type PathInParts, pathOfGlob } from "./path-of-glob.js";

/** Patterns that leave out what is not written by people of the repository, unless the settings say others. */
export const DEFAULT_EXCLUDE_GLOBS: readonly string[] = [
  "**/node_modules/**",
  "**/vendor/**",
  "**/{bin,obj,dist,build,out,target}/**",
  "**/*.min.*",
  "**/{.git,.venv,__pycache__}/**",
];

type PathTest = (of: PathInParts) => boolean;

/**
 * Whether one of the patterns matches a path. They mean what they mean to picomatch with dots, in time of the lengths of
 * pattern and path whatever both are: regular expressions, which libraries make of them, take ages on hostile ones. A
 * pattern that cannot be read matches nothing.
 */
export function compileGlobs(globs: readonly string[]): (path: string) => boolean {
  const tests = globs.map(compiled).filter((test) => test !== null);
  return (path) => {
    const of = { path, parts: path.split("/") };
    return tests.some((matches) => matches(of));
  };
}

function compiled(glob: string): PathTest | null {
  const marks = glob.length - glob.replace(/^!+(?![!(])/, "").length;
  const tests = expandGlob(glob.slice(marks))?.map(pathOfGlob) ?? [null];
  const known = tests.filter((test) => test !== null);
  if (known.length < tests.length) {
    return null;
  }
  const isMeant: PathTest = (of) => known.some((matches) => matches(of));
  return marks % 2 === 0 ? isMeant : (of) => !isMeant(of);
}
