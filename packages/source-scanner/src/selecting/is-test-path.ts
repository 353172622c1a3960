const FOLDERS: ReadonlySet<string> = new Set(["test", "tests", "__tests__", "spec", "samples", "examples"]);

/** `Shop.Tests`, `Shop.UnitTests`, `Shop.Test`. */
const TESTS_OF_PROJECT = /\.\w*Tests?$/;

const TEST_FILE = /(?:_test\.(?:go|py)|\.(?:test|spec)\.[cm]?[jt]sx?|(?:^|\/)(?:test_[^/]*|conftest)\.py)$/;

/** Whether a file is a test, a sample or an example: it gives no fact and no pattern. */
export function isTestPath(path: string): boolean {
  const folders = path.split("/").slice(0, -1);
  return (
    TEST_FILE.test(path) ||
    folders.some((folder) => FOLDERS.has(folder.toLowerCase()) || TESTS_OF_PROJECT.test(folder))
  );
}
