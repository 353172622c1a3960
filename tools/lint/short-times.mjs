import ts from "typescript";

/** What jest.config.ts gives every test: less is for a busy machine to fail. */
export const LEAST_MS = 240_000;

const TESTS = /(\.test\.(tsx?|mjs)$|\/testing\/)/;

/** What takes a time that it may need, and after how many arguments. */
const TAKES_TIME = [
  { call: /^(it|test)(\.(each|only|skip|failing|concurrent)\b.*)?$/s, at: 2 },
  { call: /^(before|after)(All|Each)$/, at: 1 },
  { call: /^jest\.setTimeout$/, at: 0 },
];

/**
 * Tests with less time than every test has, or with one of which that is not seen there.
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
    const time = ts.isCallExpression(node) ? timeOf(node) : undefined;
    if (time !== undefined && !isEnough(time)) {
      const line = file.getLineAndCharacterOfPosition(time.getStart()).line + 1;
      found.push({
        path,
        line,
        message: `${time.getText()}: a test has ${LEAST_MS} ms or more, as a number or by timeFor`,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** @param {ts.Expression} time */
function isEnough(time) {
  return ts.isNumericLiteral(time)
    ? Number(time.text) >= LEAST_MS
    : ts.isCallExpression(time) && time.expression.getText() === "timeFor";
}

/** @param {ts.CallExpression} node */
function timeOf({ expression, arguments: args }) {
  const called = expression.getText();
  const taking = TAKES_TIME.find(({ call }) => call.test(called));
  return taking === undefined ? undefined : args[taking.at];
}
