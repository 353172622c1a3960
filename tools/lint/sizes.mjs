import ts from "typescript";

const LONG_FILE = 300;
const TOO_LONG_FILE = 600;
const TOO_LONG_FUNCTION = 60;
const TOO_MANY_PARAMETERS = 4;
/** What a service is given by the framework counts as its collaborators, not as parameters. */
const TOO_MANY_COLLABORATORS = 5;

/** What a test sets out and a benchmark measures is one long piece by its nature. */
const TESTS = /(\.test\.(tsx?|mjs)$|\/(test|testing|bench)\/)/;

const DUMPS = /(^|\/)(utils?|helpers?|common|types|misc|shared)\.(tsx?|mjs)$/;

/** @typedef {{path: string, line: number, message: string, refused: boolean}} SizeRemark */

/**
 * What is too large to be read, or named after nothing.
 * @param {string} path
 * @param {string} text
 * @param {{reasons?: Readonly<Record<string, string>>}} [options] files that may be too long, with the reason
 * @returns {SizeRemark[]}
 */
export function findSizes(path, text, { reasons = {} } = {}) {
  /** @type {SizeRemark[]} */
  const remarks = [];
  const lines = text.split("\n").length - 1;
  const remark = (/** @type {number} */ line, /** @type {string} */ message, refused = true) =>
    remarks.push({ path, line, message, refused });
  if (lines > TOO_LONG_FILE && !reasons[path]) {
    remark(1, `${lines} lines: over ${TOO_LONG_FILE} needs a listed reason`);
  } else if (lines > LONG_FILE) {
    remark(1, `${lines} lines: over ${LONG_FILE}, look for a second thing in it`, false);
  }
  if (DUMPS.test(path)) {
    remark(1, "a file is named after the thing in it");
  }
  if (!TESTS.test(path)) {
    visitFunctions(path, text, remark);
  }
  return remarks;
}

/**
 * @param {string} path
 * @param {string} text
 * @param {(line: number, message: string) => void} remark
 */
function visitFunctions(path, text, remark) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isFunctionLike(node) && "body" in node && node.body) {
      const first = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const lines = file.getLineAndCharacterOfPosition(node.getEnd()).line + 2 - first;
      if (lines > TOO_LONG_FUNCTION) {
        remark(first, `a function of ${lines} lines: at most ${TOO_LONG_FUNCTION}`);
      }
      const most = isFilledByFramework(node) ? TOO_MANY_COLLABORATORS : TOO_MANY_PARAMETERS;
      if (node.parameters.length > most) {
        remark(first, `${node.parameters.length} parameters: at most ${most}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/**
 * Constructors get their collaborators, and routes the parts of their request, by position from the framework.
 * @param {ts.SignatureDeclaration} node
 */
function isFilledByFramework(node) {
  return (
    ts.isConstructorDeclaration(node) ||
    node.parameters.every((parameter) => ts.getDecorators(parameter)?.length)
  );
}
