import ts from "typescript";

const FAST_CHECK = "fast-check";
const DRAWS = new Set(["assert", "check", "sample", "statistics"]);
const MESSAGE = "what is drawn has a seed: `npm run test:long` is for other cases";

/**
 * Properties that have other cases in every run: what fails by chance says nothing of the change that it stops.
 * @param {string} path
 * @param {string} text
 */
export function findUnseeded(path, text) {
  /** @type {{path: string, line: number, message: string}[]} */
  const found = [];
  if (!text.includes(FAST_CHECK)) {
    return found;
  }
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const library = nameOfLibrary(file);
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && isDrawing(node.expression, library) && !hasSeed(node.arguments[1])) {
      found.push({
        path,
        line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        message: MESSAGE,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * What a file calls the library; all of them import it whole.
 * @param {ts.SourceFile} file
 */
function nameOfLibrary(file) {
  const imported = file.statements
    .filter(ts.isImportDeclaration)
    .find(
      ({ moduleSpecifier }) => ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === FAST_CHECK,
    );
  return imported?.importClause?.name?.text;
}

/**
 * @param {ts.Expression} called
 * @param {string | undefined} library
 */
function isDrawing(called, library) {
  return (
    ts.isPropertyAccessExpression(called) &&
    called.expression.getText() === library &&
    DRAWS.has(called.name.text)
  );
}

/**
 * What is named elsewhere is taken at its word.
 * @param {ts.Expression | undefined} parameters
 */
function hasSeed(parameters) {
  if (parameters === undefined || ts.isNumericLiteral(parameters)) {
    return false;
  }
  return !ts.isObjectLiteralExpression(parameters) || parameters.properties.some(isSeed);
}

/** @param {ts.ObjectLiteralElementLike} property */
function isSeed(property) {
  if (ts.isPropertyAssignment(property)) {
    return property.name.getText() === "seed" && !ts.isCallExpression(property.initializer);
  }
  return ts.isSpreadAssignment(property) || property.name?.getText() === "seed";
}
