import { dirname, join } from "node:path/posix";
import ts from "typescript";

/** @typedef {{path: string, text: string}} Source */

const STARTS = /\.worker\.ts$/;
const SECTION = /^(.*\/sections\/[^/]+)\//;

/** What no thread loads, and why. */
const REFUSED = [
  { what: /\.module\.ts$/, why: "a module loads the whole service" },
  { what: /\.controller\.ts$/, why: "a controller belongs to requests" },
  { what: /^@nestjs\//, why: "threads know no framework" },
  { what: /^class-(validator|transformer)$/, why: "small requests are read on the main thread" },
  { what: /^typeorm$/, why: "threads speak with the database by statements alone" },
  { what: /^(express|reflect-metadata|rxjs)$/, why: "it belongs to the framework" },
];

/**
 * What worker threads must not load, by whatever way they come to it, each in a sentence with the way. Types cost a
 * thread nothing and are passed over. Of another section a thread loads `for-threads.ts` and what that leads to.
 * @param {readonly Source[]} sources
 * @returns {string[]}
 */
export function findThreadReach(sources) {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  return sources
    .filter(({ path }) => STARTS.test(path))
    .flatMap(({ path }) => reachOf(path, texts))
    .sort();
}

/**
 * @param {string} start
 * @param {ReadonlyMap<string, string>} texts
 */
function reachOf(start, texts) {
  /** @type {string[]} */
  const found = [];
  const ways = new Map([[start, start]]);
  for (const [path, way] of ways) {
    for (const target of loadedBy(path, texts.get(path) ?? "")) {
      const refused = whyNot(path, target);
      if (refused !== null) {
        found.push(`${way} -> ${target}: ${refused}`);
      } else if (texts.has(target) && !ways.has(target)) {
        ways.set(target, `${way} -> ${target}`);
      }
    }
  }
  return found;
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {string | null}
 */
function whyNot(from, to) {
  const refused = REFUSED.find(({ what }) => what.test(to));
  if (refused !== undefined) {
    return refused.why;
  }
  const [ours, theirs] = [SECTION.exec(from)?.[1], SECTION.exec(to)?.[1]];
  if (ours === undefined || theirs === undefined || ours === theirs || to === `${theirs}/for-threads.ts`) {
    return null;
  }
  return `threads use another section through ${theirs}/for-threads.ts`;
}

/**
 * The files and packages that a file loads when it runs.
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
function loadedBy(path, text) {
  const names = ts
    .createSourceFile(path, text, ts.ScriptTarget.Latest, false)
    .statements.flatMap((statement) => nameLoadedBy(statement));
  return names.map((name) =>
    name.startsWith(".") ? join(dirname(path), name).replace(/\.js$/, ".ts") : packageOf(name),
  );
}

/**
 * @param {ts.Statement} statement
 * @returns {string[]}
 */
function nameLoadedBy(statement) {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) {
    return [];
  }
  const { moduleSpecifier } = statement;
  if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) {
    return [];
  }
  return isTypesAlone(statement) ? [] : [moduleSpecifier.text];
}

/** @param {ts.ImportDeclaration | ts.ExportDeclaration} statement */
function isTypesAlone(statement) {
  if (ts.isExportDeclaration(statement)) {
    return statement.isTypeOnly || namesTypes(statement.exportClause);
  }
  const { importClause } = statement;
  if (importClause === undefined) {
    return false;
  }
  if (importClause.isTypeOnly) {
    return true;
  }
  return importClause.name === undefined && namesTypes(importClause.namedBindings);
}

/** @param {ts.Node | undefined} bindings */
function namesTypes(bindings) {
  if (bindings === undefined) {
    return false;
  }
  if (!ts.isNamedImports(bindings) && !ts.isNamedExports(bindings)) {
    return false;
  }
  return bindings.elements.length > 0 && bindings.elements.every(({ isTypeOnly }) => isTypeOnly);
}

/** @param {string} name as `@nestjs/common` of `@nestjs/common/pipes` */
function packageOf(name) {
  return name.startsWith("@nestjs/") ? name : (/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
}
