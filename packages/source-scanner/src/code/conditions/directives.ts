/** One branch of `#if`: what must hold for its lines, beside what holds around. Lines are 0-based. */
export interface Branch {
  /** As the code says it; null of `#else`. */
  readonly test: string | null;
  readonly condition: string;
  readonly firstLine: number;
  /** The line of the directive that ends it. */
  endLine: number;
  readonly groups: Group[];
}

export interface Group {
  readonly branches: Branch[];
}

/** The groups of a file, and where it has directives; null when they do not balance. */
export interface Directives {
  readonly groups: readonly Group[];
  readonly lines: readonly number[];
  /** How deep groups stand in one another. */
  readonly depth: number;
}

const DIRECTIVE = /^[ \t]*#[ \t]*(if|elif|else|endif)\b(.*)$/;

/** Reads the compile-time conditions of C# from a text whose comments and long texts are blank. */
export function readDirectives(lines: readonly string[]): Directives | null {
  const root: Branch = { test: "", condition: "", firstLine: 0, endLine: lines.length, groups: [] };
  const open: { readonly group: Group; readonly within: Branch }[] = [];
  const found: number[] = [];
  let branch = root;
  let depth = 0;
  for (const [line, text] of lines.entries()) {
    const [, word, rest = ""] = DIRECTIVE.exec(text) ?? [];
    if (word === undefined) {
      continue;
    }
    found.push(line);
    if (word === "if") {
      const group: Group = { branches: [] };
      branch.groups.push(group);
      open.push({ group, within: branch });
      depth = Math.max(depth, open.length);
      branch = begin(group, rest, line);
      continue;
    }
    const innermost = open.at(-1);
    if (innermost === undefined || (branch.test === null && word !== "endif")) {
      return null;
    }
    branch.endLine = line;
    if (word === "endif") {
      open.pop();
      branch = innermost.within;
    } else {
      branch = begin(innermost.group, word === "elif" ? rest : null, line);
    }
  }
  return open.length > 0 ? null : { groups: root.groups, lines: found, depth };
}

function begin(group: Group, rest: string | null, line: number): Branch {
  const test =
    rest === null
      ? null
      : rest
          .replace(/\/\/.*$/, "")
          .trim()
          .replace(/\s+/g, " ");
  const branch: Branch = {
    test,
    condition: conditionOf(group, test),
    firstLine: line + 1,
    endLine: line,
    groups: [],
  };
  group.branches.push(branch);
  return branch;
}

/** What an `#elif` or `#else` stands under: that none before it held. */
function conditionOf(group: Group, test: string | null): string {
  const before = group.branches.map((branch) => String(branch.test));
  const none = before.length === 0 ? [] : [negated(before.join(" || "))];
  return [...none, ...(test === null ? [] : [none.length === 0 ? test : grouped(test)])].join(" && ");
}

function negated(test: string): string {
  return /^\w+$/.test(test) ? `!${test}` : `!(${test})`;
}

function grouped(test: string): string {
  return /^!?\w+$/.test(test) ? test : `(${test})`;
}
