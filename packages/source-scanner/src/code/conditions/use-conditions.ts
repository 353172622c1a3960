import { namesOf } from "../finding/names.js";
import { annotationsOn, enclosingMethod, type Use } from "../finding/use.js";

/** The compile-time conditions that annotations around a use set, from the outermost in. */
export function useConditions(use: Use): readonly string[] {
  switch (use.view.language) {
    case "rust":
      return cfgAround(use);
    case "c-sharp":
      return conditionalMethod(use);
    default:
      return [];
  }
}

/** `#[cfg(…)]` on an item that the use is in. */
function cfgAround(use: Use): readonly string[] {
  const conditions: string[] = [];
  for (const node of use.path) {
    let before = node.previousNamedSibling;
    while (before?.type === "attribute_item") {
      const condition = /^#\[cfg\((.*)\)\]$/s.exec(before.text)?.[1];
      if (condition !== undefined) {
        conditions.unshift(condition.replace(/\s+/g, " "));
      }
      before = before.previousNamedSibling;
    }
  }
  return conditions;
}

/** A call of a method with `[Conditional("X")]` is left out without `X`, and so is what the method does. */
function conditionalMethod(use: Use): readonly string[] {
  return annotationsOn(use, enclosingMethod(use))
    .filter(({ name }) => name === "Conditional")
    .flatMap((annotation) => namesOf(use, annotation.positional[0]))
    .flatMap((name) => (name !== null && "literal" in name ? [name.literal] : []));
}
