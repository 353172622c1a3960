import { isBuiltin } from "node:module";
import ts from "typescript";
import { JSON_FILES, NODE_HALVES, WORLD_FILES } from "./arrows.mjs";

const CLOCK = "time comes in as an argument: the same input must give the same result";
const CHANCE = "random numbers come from a seeded generator that is passed in";
const MACHINE = "the result may differ between machines; use exact arithmetic or a routine of our own";
const WORLD = "packages touch nothing outside: what they need comes in as an argument";
const NODE = "packages run in a browser too, where there is no Node";
const PAGE = "packages run in Node too, where there is no page";
const KEYS = "an engine may take a key for one that it read before: use parseJson or readJson";
const LOCALE = "the result depends on the locale; compare and convert by code unit";

const INEXACT =
  "log log2 log10 log1p exp expm1 pow sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh cbrt hypot";

/** @type {ReadonlyMap<string, string>} `object.member` -> why not */
const MEMBERS = new Map([
  ["Date.now", CLOCK],
  ["Math.random", CHANCE],
  ["JSON.parse", KEYS],
  ...INEXACT.split(" ").map((name) => /** @type {const} */ ([`Math.${name}`, MACHINE])),
]);

/** @type {ReadonlyMap<string, string>} method of whatever object -> why not */
const METHODS = new Map(
  "localeCompare toLocaleString toLocaleLowerCase toLocaleUpperCase toLocaleDateString toLocaleTimeString"
    .split(" ")
    .map((name) => [name, LOCALE]),
);

/** @type {ReadonlyMap<string, string>} global name -> why not */
const GLOBALS = new Map([
  ...["setTimeout", "setInterval", "setImmediate", "performance"].map(
    (name) => /** @type {const} */ ([name, CLOCK]),
  ),
  ...["process", "console", "fetch", "require", "globalThis", "Worker", "WebSocket"].map(
    (name) => /** @type {const} */ ([name, WORLD]),
  ),
  ...["Buffer", "global", "__dirname", "__filename"].map((name) => /** @type {const} */ ([name, NODE])),
  ...["window", "self", "navigator", "location", "localStorage", "sessionStorage"].map(
    (name) => /** @type {const} */ ([name, PAGE]),
  ),
  ["crypto", CHANCE],
  ["Intl", LOCALE],
]);

const RANDOM_OF_CRYPTO = /^(random|getRandomValues|webcrypto|subtle|pseudoRandomBytes|generateKey)/;

/** @typedef {{path: string, line: number, what: string, why: string}} Ban */

/**
 * What a source file of a package uses although the result of a package must depend on its arguments alone.
 * @param {string} path
 * @param {string} text
 * @returns {Ban[]}
 */
export function findBans(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const declared = declaredNames(file);
  /** @type {Ban[]} */
  const bans = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const ban = banOf(path, node, declared);
    if (ban) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      bans.push({ path, line, what: ban[0], why: ban[1] });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return bans;
}

/**
 * @param {string} path
 * @param {ts.Node} node
 * @param {ReadonlySet<string>} declared
 * @returns {readonly [string, string] | null}
 */
function banOf(path, node, declared) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return banOfImport(path, node, node.moduleSpecifier);
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return banOfImport(path, node, node.arguments[0]);
  }
  if (ts.isPropertyAccessExpression(node)) {
    return banOfMember(path, node);
  }
  if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
    return banOfDate(node);
  }
  if (ts.isBinaryExpression(node)) {
    return banOfPower(node);
  }
  if (ts.isIdentifier(node) && !declared.has(node.text) && isReference(node)) {
    const why = WORLD_FILES[path]?.includes(node.text) ? undefined : GLOBALS.get(node.text);
    return why ? [node.text, why] : null;
  }
  return null;
}

/**
 * @param {string} path
 * @param {ts.Node} node
 * @param {ts.Expression | undefined} specifier
 */
function banOfImport(path, node, specifier) {
  if (!specifier || !ts.isStringLiteralLike(specifier) || !isBuiltin(specifier.text)) {
    return null;
  }
  if (specifier.text !== NODE_HALVES[path]) {
    return /** @type {const} */ ([specifier.text, NODE]);
  }
  const words = node.getText().match(/\b\w+\b/g) ?? [];
  const found = words.find((word) => RANDOM_OF_CRYPTO.test(word));
  return found ? /** @type {const} */ ([found, CHANCE]) : null;
}

/**
 * @param {string} path
 * @param {ts.PropertyAccessExpression} node
 */
function banOfMember(path, node) {
  const method = METHODS.get(node.name.text);
  if (method) {
    return /** @type {const} */ ([`.${node.name.text}`, method]);
  }
  if (!ts.isIdentifier(node.expression)) {
    return null;
  }
  const name = `${node.expression.text}.${node.name.text}`;
  const why = name === "JSON.parse" && JSON_FILES.includes(path) ? undefined : MEMBERS.get(name);
  return why ? /** @type {const} */ ([name, why]) : null;
}

/** @param {ts.NewExpression | ts.CallExpression} node */
function banOfDate(node) {
  if (!ts.isIdentifier(node.expression) || node.expression.text !== "Date") {
    return null;
  }
  if (ts.isNewExpression(node) && node.arguments && node.arguments.length > 0) {
    return null;
  }
  return /** @type {const} */ ([ts.isNewExpression(node) ? "new Date()" : "Date()", CLOCK]);
}

/** @param {ts.BinaryExpression} node */
function banOfPower(node) {
  if (node.operatorToken.kind !== ts.SyntaxKind.AsteriskAsteriskToken) {
    return null;
  }
  if (isNumber(node.left) && isNumber(node.right)) {
    return null;
  }
  if (ts.isBigIntLiteral(node.left) || ts.isBigIntLiteral(node.right)) {
    return null;
  }
  return /** @type {const} */ (["**", MACHINE]);
}

/** @param {ts.Expression} node */
function isNumber(node) {
  return ts.isNumericLiteral(ts.isPrefixUnaryExpression(node) ? node.operand : node);
}

/** @param {ts.Identifier} node */
function isReference(node) {
  const parent = node.parent;
  if (ts.isPropertyAccessExpression(parent)) {
    return parent.expression === node;
  }
  if (ts.isPropertyAssignment(parent)) {
    return parent.initializer === node;
  }
  if (ts.isTypeNode(parent) || ts.isQualifiedName(parent)) {
    return false;
  }
  return !(ts.isTypeElement(parent) || ts.isClassElement(parent) || ts.isEnumMember(parent));
}

/**
 * Names that the file declares itself: a parameter called `process` is not the global.
 * @param {ts.SourceFile} file
 */
function declaredNames(file) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    const name = /** @type {{name?: ts.Node}} */ (/** @type {unknown} */ (node)).name;
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node);
    if (declares && name && ts.isIdentifier(name)) {
      names.add(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}
