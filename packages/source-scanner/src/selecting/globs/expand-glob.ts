/** Patterns that one with alternatives stands for; one that stands for more is not read. */
const MOST_PATTERNS = 100;

/**
 * The patterns without `{a,b}`, `(a|b)`, `@(a|b)` and `?(a|b)` that a pattern stands for. Null when there are too many,
 * or when it has `+(…)`, `*(…)` or `!(…)`, which match any number of times.
 */
export function expandGlob(glob: string): readonly string[] | null {
  const waiting = [glob];
  const plain: string[] = [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const group = firstGroup(next);
    if (group === "endless" || waiting.length + plain.length > MOST_PATTERNS) {
      return null;
    }
    if (group === null) {
      plain.push(next);
    } else {
      const { before, choices, after } = group;
      waiting.push(...choices.map((choice) => `${before}${choice}${after}`));
    }
  }
  return plain;
}

interface Group {
  readonly before: string;
  readonly choices: readonly string[];
  readonly after: string;
}

/** The first group of alternatives; one that is not closed, or has only one, is as it is written. */
function firstGroup(glob: string): Group | "endless" | null {
  for (let at = 0; at < glob.length; at += 1) {
    const sign = glob.charAt(at);
    if (sign === "\\") {
      at += 1;
    } else if (sign === "[") {
      at = Math.max(at, glob.indexOf("]", at + 2));
    } else if (sign === "{" || sign === "(") {
      const found = groupAt(glob, at);
      if (found !== null) {
        return found;
      }
    }
  }
  return null;
}

function groupAt(glob: string, at: number): Group | "endless" | null {
  const isBrace = glob.charAt(at) === "{";
  const parts = partsOf(glob, at, isBrace ? "," : "|");
  if (parts === null || (isBrace && parts.choices.length < 2)) {
    return null;
  }
  const times = isBrace ? "" : glob.charAt(at - 1);
  if (/[+*!]/.test(times)) {
    return "endless";
  }
  const isMarked = times === "@" || times === "?";
  return {
    before: glob.slice(0, isMarked ? at - 1 : at),
    choices: times === "?" ? ["", ...parts.choices] : parts.choices,
    after: glob.slice(parts.end + 1),
  };
}

/** What stands between a bracket and the one that closes it, by the signs that part it at its own depth. */
function partsOf(
  glob: string,
  from: number,
  sign: string,
): { readonly choices: readonly string[]; readonly end: number } | null {
  const choices: string[] = [];
  let depth = 0;
  let start = from + 1;
  for (let at = from; at < glob.length; at += 1) {
    const character = glob.charAt(at);
    if (character === "\\") {
      at += 1;
    } else if (character === "{" || character === "(") {
      depth += 1;
    } else if (character === "}" || character === ")") {
      depth -= 1;
    }
    if (depth === 0 || (depth === 1 && character === sign)) {
      choices.push(glob.slice(start, at));
      start = at + 1;
    }
    if (depth === 0) {
      return { choices, end: at };
    }
  }
  return null;
}
