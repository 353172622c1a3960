import ts from "typescript";

const CAST = "a cast hides what is read: where the place is known to be inside, say so with x[i]!";
const ELSEWHERE = "! says that a place is inside a list, so it stands after x[i] alone";

/** @typedef {{path: string, line: number, what: string, why: string}} Assertion */

/**
 * Where a source file of a package tells the compiler what a list holds, in another way than `x[i]!`.
 * @param {string} path
 * @param {string} text
 * @returns {Assertion[]}
 */
export function findAssertions(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @type {Assertion[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const why = whyNot(node);
    if (why) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ path, line, what: node.getText(), why });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** @param {ts.Node} node */
function whyNot(node) {
  if (ts.isNonNullExpression(node)) {
    return isElement(node.expression) ? null : ELSEWHERE;
  }
  const isCast = ts.isAsExpression(node) && isElement(node.expression);
  return isCast && node.type.kind === ts.SyntaxKind.NumberKeyword ? CAST : null;
}

/** @param {ts.Node} node */
function isElement(node) {
  return ts.isElementAccessExpression(node);
}
