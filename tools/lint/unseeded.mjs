import ts from "typescript";

const PROPERTY = /^(fc\.)?assert$/;

/**
 * Properties that have other cases in every run: what fails by chance says nothing of the change that it stops.
 * @param {string} path
 * @param {string} text
 */
export function findUnseeded(path, text) {
  /** @type {{path: string, line: number, message: string}[]} */
  const found = [];
  if (!text.includes('from "fast-check"')) {
    return found;
  }
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (
      ts.isCallExpression(node) &&
      PROPERTY.test(node.expression.getText()) &&
      !hasSeed(node.arguments[1])
    ) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ path, line, message: "a property has a seed: `npm run test:long` is for other cases" });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * What is named elsewhere is taken at its word.
 * @param {ts.Expression | undefined} parameters
 */
function hasSeed(parameters) {
  return (
    parameters !== undefined &&
    (!ts.isObjectLiteralExpression(parameters) || /\bseed\b|\.\.\./.test(parameters.getText()))
  );
}
