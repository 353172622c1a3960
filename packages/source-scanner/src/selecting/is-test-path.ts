/** The last is where people work, not what runs. */
const FOLDERS: ReadonlySet<string> = new Set([
  "test",
  "tests",
  "__tests__",
  "spec",
  "samples",
  "examples",
  ".devcontainer",
]);

/** What follows is the name of a package, which says nothing of its use. */
const PACKAGES = /(^|\/)src\/main\/(?:java|kotlin)\/.*$/;

/** `Shop.Tests`, `Shop.UnitTests`, `Shop.Test`. */
const TESTS_OF_PROJECT = /\.\w*Tests?$/;

const TEST_FILE = /(?:_test\.(?:go|py)|\.(?:test|spec)\.[cm]?[jt]sx?|(?:^|\/)(?:test_[^/]*|conftest)\.py)$/;

/** Whether a file is a test, a sample or an example: it gives no fact and no pattern. */
export function isTestPath(path: string): boolean {
  const folders = path.replace(PACKAGES, "$1").split("/").slice(0, -1);
  return (
    TEST_FILE.test(path) ||
    folders.some((folder) => FOLDERS.has(folder.toLowerCase()) || TESTS_OF_PROJECT.test(folder))
  );
}
