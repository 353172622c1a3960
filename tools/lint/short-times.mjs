import ts from "typescript";

/** What jest.config.ts gives every test: less is for a busy machine to fail. */
const LEAST_MS = 240_000;

const TESTS = /\.test\.(tsx?|mjs)$/;

/** What takes, last, the time that it may need. */
const TAKES_TIME = /^(it|test|beforeAll|beforeEach|afterAll|afterEach|jest\.setTimeout)\b/;

/**
 * Tests with less time than every test has.
 * @param {string} path
 * @param {string} text
 */
export function findShortTimes(path, text) {
  /** @type {{path: string, line: number, message: string}[]} */
  const found = [];
  if (!TESTS.test(path)) {
    return found;
  }
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @param {ts.Node} node */
  const visit = (node) => {
    const takes = ts.isCallExpression(node) && TAKES_TIME.test(node.expression.getText());
    const time = takes ? node.arguments.at(-1) : undefined;
    if (time !== undefined && ts.isNumericLiteral(time) && Number(time.text) < LEAST_MS) {
      const line = file.getLineAndCharacterOfPosition(time.getStart()).line + 1;
      found.push({ path, line, message: `${time.text} ms: no test has less than ${LEAST_MS}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
