import type { CodeName } from "../code-extraction.js";
import type { Value } from "../syntax/value.js";
import type { FileView } from "./file-view.js";
import { enclosingType, type Use } from "./use.js";

/** The names that a value gives: one of a text or constant, several of a list, none of what cannot be read. */
export function namesOf(use: Use, value: Value | null | undefined): readonly CodeName[] {
  if (value === null || value === undefined) {
    return [];
  }
  switch (value.is) {
    case "text":
      return literal(use.view, value.text);
    case "name":
      return [constant(use, value.path)];
    case "list":
      return value.items.flatMap((item) => namesOf(use, item));
    default:
      return [];
  }
}

/** What is written of a name; "" where it is not. */
export function literalOf(name: CodeName): string {
  return name !== null && "literal" in name ? name.literal : "";
}

const PROPERTY = /^\$\{([^}:]+)(?::([^}]*))?\}$/;

function literal(view: FileView, text: string): readonly CodeName[] {
  const hasProperties = view.language === "java" || view.language === "kotlin";
  if (!hasProperties) {
    return [{ literal: text }];
  }
  const [, key, fallback] = PROPERTY.exec(text) ?? [];
  if (key !== undefined) {
    return [{ property: key.trim(), fallback: fallback ?? null }];
  }
  return /[$#]\{/.test(text) ? [] : [{ literal: text }];
}

/** A constant of the same file is read; another is named, for who knows the other files. */
function constant(use: Use, path: string): CodeName {
  const { constants } = use.view;
  const own = enclosingType(use)?.name;
  const known =
    constants.find((one) => one.name === `${own}.${path}`) ??
    constants.find((one) => one.name === path) ??
    (path.includes(".") ? undefined : only(constants.filter((one) => one.name.endsWith(`.${path}`))));
  return known === undefined ? { constant: path } : { literal: known.value };
}

function only<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined;
}
