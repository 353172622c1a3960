import { posix } from "node:path";
import ts from "typescript";

/** Whether the lint also refuses what cites a section of a document that is not in this repository. */
export const REFUSES_CITATIONS = true;

/** A page of the documentation as code and text name it, from the root, and a heading of it. */
const PAGE = /\bdocs\/[\w./-]*\.md(?:#[\w-]+)?/g;
const LINK = /\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)|^ {0,3}\[[^\]]+\]: *(\S+)/gm;
const ELSEWHERE = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/** Sections of public standards may be cited, by the name of the standard. */
const CITATIONS = [
  /\bspecs? \d/i,
  /\bthe spec(?:ification)?s?\b/i,
  /(?<!\b(?:RFC \d+|OpenID Connect [A-Z]\w+), )\bsections? \d[\d.]*/i,
  /\([1-9]\.\d{1,2}(?:\.\d+)?[,;)]/,
  /(?<!\w )\bdesign: /i,
];

/** @typedef {{path: string, line: number, message: string}} Remark */
/** @typedef {{path: string, text: string}} SourceFile */

/**
 * What names a page or a heading that is not there: in the comments and strings of code, and in documents, whose
 * relative links count as well.
 * @param {readonly SourceFile[]} files code and documents, each by its path from the root
 * @param {(path: string) => boolean} exists whether a path from the root leads to a file or a folder
 * @returns {Remark[]}
 */
export function findDeadReferences(files, exists) {
  const anchors = new Map(
    files.filter(({ path }) => path.endsWith(".md")).map(({ path, text }) => [path, anchorsOf(text)]),
  );
  return files.flatMap(({ path, text }) =>
    namesIn(path, text).flatMap(({ target, at }) => {
      const [page = "", anchor] = target.split("#");
      const message =
        !anchors.has(page) && !exists(page)
          ? `${target}: there is no such file`
          : anchor !== undefined && anchors.get(page)?.has(anchor) === false
            ? `${target}: the page has no such heading`
            : null;
      return message === null ? [] : [{ path, line: lineOf(text, at), message }];
    }),
  );
}

/**
 * What cites a section of a document that nobody who reads this repository has: in comments, in the names of tests and
 * in documents.
 * @param {string} path
 * @param {string} text
 * @returns {Remark[]}
 */
export function findCitations(path, text) {
  if (!CITATIONS.some((pattern) => pattern.test(flat(text)))) {
    return [];
  }
  const passages = path.endsWith(".md") ? paragraphsOf(text) : wordsOfCode(text);
  return passages.flatMap(({ words, at }) => {
    const found = CITATIONS.map((pattern) => pattern.exec(words)?.[0]).find((match) => match !== undefined);
    const message = `"${found}" cites what is not in this repository: name a heading under docs/`;
    return found === undefined ? [] : [{ path, line: lineOf(text, at), message }];
  });
}

/**
 * The anchors that GitHub gives the headings of a document.
 * @param {string} text
 * @returns {ReadonlySet<string>}
 */
export function anchorsOf(text) {
  /** @type {Set<string>} */
  const anchors = new Set();
  for (const [, heading = ""] of withoutFences(text).matchAll(/^#{1,6}[ \t]+(.+?)[ \t]*#*[ \t]*$/gm)) {
    const slug = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
      .replaceAll(" ", "-");
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) {
      anchor = `${slug}-${count}`;
    }
    anchors.add(anchor);
  }
  return anchors;
}

/**
 * Every page, with its heading, that a file names, as a path from the root.
 * @param {string} path
 * @param {string} text
 * @returns {{target: string, at: number}[]}
 */
function namesIn(path, text) {
  const isDocument = path.endsWith(".md");
  const read = isDocument ? withoutFences(text) : text;
  const named = [...read.matchAll(PAGE)]
    .filter(({ index }) => !isDocument || !isInLink(read, index))
    .map(({ 0: target, index }) => ({ target, at: index }));
  return isDocument ? [...named, ...linksIn(path, read)] : named;
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {{target: string, at: number}[]}
 */
function linksIn(path, text) {
  return [...withoutCode(text).matchAll(LINK)].flatMap(({ 1: inline, 2: listed, index }) => {
    const link = inline ?? listed ?? "";
    if (ELSEWHERE.test(link)) {
      return [];
    }
    const [file = "", anchor] = link.split("#");
    const page = file === "" ? path : posix.join(posix.dirname(path), decodeURI(file));
    return [{ target: anchor === undefined ? page : `${page}#${anchor}`, at: index }];
  });
}

/**
 * Whether a name stands in the address of a link, which is relative to its own file.
 * @param {string} text
 * @param {number} at
 */
function isInLink(text, at) {
  return /\]\([^)\s]*$/.test(text.slice(Math.max(0, at - 200), at));
}

/**
 * The text with its blocks of code blanked, every other character at its place.
 * @param {string} text
 */
function withoutFences(text) {
  return text.replace(/^( {0,3})(```+|~~~+)[^\n]*\n[\s\S]*?^\1\2[^\n]*$/gm, blank);
}

/** @param {string} text */
function withoutCode(text) {
  return text.replace(/(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g, blank);
}

/** @param {string} text */
function blank(text) {
  return text.replace(/[^\n]/g, " ");
}

/**
 * Comments, and the names of tests.
 * @param {string} text
 * @returns {{words: string, at: number}[]}
 */
function wordsOfCode(text) {
  const file = ts.createSourceFile("code.ts", text, ts.ScriptTarget.Latest, true);
  /** @type {Map<number, number>} */
  const found = new Map();
  /** @param {ts.Node} node */
  const visit = (node) => {
    const leading = ts.getLeadingCommentRanges(text, node.pos) ?? [];
    const trailing = ts.getTrailingCommentRanges(text, node.end) ?? [];
    for (const { pos, end } of [...leading, ...trailing]) {
      found.set(pos, end);
    }
    const title = titleOf(node);
    if (title !== null) {
      found.set(title.getStart(file), title.end);
    }
    for (const child of node.getChildren(file)) {
      visit(child);
    }
  };
  visit(file);
  return [...found]
    .sort(([left], [right]) => left - right)
    .map(([at, end]) => ({ words: flat(text.slice(at, end)), at }));
}

/**
 * @param {ts.Node} node
 * @returns {ts.Node | null}
 */
function titleOf(node) {
  if (!ts.isCallExpression(node) || !/^(describe|it|test)\b/.test(node.expression.getText())) {
    return null;
  }
  const [title] = node.arguments;
  return title !== undefined && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))
    ? title
    : null;
}

/**
 * @param {string} text
 * @returns {{words: string, at: number}[]}
 */
function paragraphsOf(text) {
  return [...withoutCode(withoutFences(text)).matchAll(/(?:[^\n]*\S[^\n]*\n?)+/g)].map(
    ({ 0: paragraph, index }) => ({
      words: flat(paragraph),
      at: index,
    }),
  );
}

/**
 * On one line, without what begins the lines of a comment.
 * @param {string} text
 */
function flat(text) {
  return text.replace(/\n\s*(?:\*(?!\/)|\/\/)?/g, " ").replace(/\s+/g, " ");
}

/**
 * @param {string} text
 * @param {number} at
 */
function lineOf(text, at) {
  return text.slice(0, at).split("\n").length;
}
