import type { Issue } from "../issue.js";
import { pathOfIndex, pathOfKey } from "../value-path.js";
import type { Node } from "./node.js";
import type { ListShape, MapShape, UnionShape, ValueRule } from "./shape.js";

/** Which rules of its own a value breaks that was read before, with the place of each in the value. */
export type Judge = (value: unknown) => readonly Issue[];

const NONE: readonly Issue[] = [];

/** Of values that have no rules. */
export const TAKES_ALL: Judge = () => NONE;

/**
 * What judges values of a node, for documents whose rules are judged after they are read. A value that stands further
 * below in its own form is judged where it is met.
 */
export function judgeOf({ shape }: Node): Judge {
  switch (shape.type) {
    case "text":
    case "integer":
    case "number":
      return shape.rules.length === 0
        ? TAKES_ALL
        : judgeOfRules(shape.rules as readonly ValueRule<unknown>[]);
    case "word":
      return judgeOfWords(shape.words);
    case "list":
      return judgeOfList(shape);
    case "object":
      return judgeOfFields(shape.order);
    case "map":
      return judgeOfMap(shape);
    case "union":
      return judgeOfForms(shape);
    default:
      return TAKES_ALL;
  }
}

function judgeOfRules(rules: readonly ValueRule<unknown>[]): Judge {
  return (value) => {
    let issues = NONE;
    for (const { broken } of isThere(value) ? rules : []) {
      const message = broken(value);
      issues = message === null ? issues : [...issues, { field: "", message }];
    }
    return issues;
  };
}

function judgeOfWords(words: readonly string[]): Judge {
  const known = new Set<unknown>(words);
  const unknown = [{ field: "", message: `must be one of ${words.join(", ")}` }];
  return (value) => (known.has(value) ? NONE : unknown);
}

function judgeOfList({ entry, most, tooMany }: ListShape): Judge {
  const judge = judgeOf(entry);
  if (judge === TAKES_ALL && most === Number.POSITIVE_INFINITY) {
    return TAKES_ALL;
  }
  const tooLong = [{ field: "", message: tooMany }];
  return (value) => {
    const entries = isThere(value) ? (value as readonly unknown[]) : [];
    return entries.length > most
      ? tooLong
      : entries.flatMap((one, index) => {
          const broken = judge(one);
          return broken.length === 0 ? NONE : issuesAt(pathOfIndex("", index), broken);
        });
  };
}

function judgeOfFields(fields: readonly (readonly [name: string, node: Node])[]): Judge {
  const judges = fields
    .map(([name, node]) => ({ name, path: pathOfKey("", name), judge: judgeOf(node) }))
    .filter(({ judge }) => judge !== TAKES_ALL);
  return (value) => {
    let issues = NONE;
    for (const { name, path, judge } of isThere(value) ? judges : []) {
      const broken = judge((value as { readonly [name: string]: unknown })[name]);
      issues = broken.length === 0 ? issues : [...issues, ...issuesAt(path, broken)];
    }
    return issues;
  };
}

function judgeOfMap({ entry, most, tooMany, keys }: MapShape): Judge {
  const judge = judgeOf(entry);
  const judgeKey = judgeOfRules(keys.rules as readonly ValueRule<unknown>[]);
  return (value) => {
    const entries = Object.entries(value ?? {});
    const inEntries = entries.flatMap(([key, one]) =>
      issuesAt(pathOfKey("", key), [...judgeKey(key), ...judge(one)]),
    );
    return entries.length > most
      ? [{ field: "", message: tooMany(entries.length) }, ...inEntries]
      : inEntries;
  };
}

function judgeOfForms({ by, cases }: UnionShape): Judge {
  const judges = new Map(Object.entries(cases).map(([word, form]) => [word, judgeOf(form)]));
  return (value) =>
    isThere(value)
      ? (judges.get((value as { readonly [by: string]: string })[by] ?? "") ?? TAKES_ALL)(value)
      : NONE;
}

function isThere(value: unknown): boolean {
  return value !== null && value !== undefined;
}

/** The issues of a value as those of what holds it. */
export function issuesAt(path: string, issues: readonly Issue[]): readonly Issue[] {
  return issues.length === 0
    ? NONE
    : issues.map(({ field, message }) => ({ field: joined(path, field), message }));
}

function joined(path: string, inner: string): string {
  return inner === "" || inner.startsWith("[") ? path + inner : `${path}.${inner}`;
}
