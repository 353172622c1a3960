import type { ElementKind, SentElement } from "../facts/element.js";
import type { Issue } from "../issue.js";
import type { ModelLookup } from "./model-lookup.js";

/**
 * The kind of parent that each kind of element requires; null for none
 * (docs/reference/model.md#parents-of-elements).
 */
const PARENT_OF: { readonly [Kind in ElementKind]: ElementKind | null } = {
  actor: null,
  system: null,
  app: "system",
  store: "system",
  component: "app",
};

const ARTICLE = { app: "an app", system: "a system" } as const;

/** An app or store is in a system, a component in an app; an actor or system is in nothing. */
export function parentByKind({ kind, parentId }: SentElement, model: ModelLookup): Issue | null {
  const required = Object.hasOwn(PARENT_OF, kind) ? PARENT_OF[kind as ElementKind] : undefined;
  if (required === undefined) {
    return null;
  }
  if (required === null) {
    return parentId === null ? null : issue(`must be null: ${kind} has no parent`);
  }
  if (parentId === null) {
    return issue(`is required: ${kind} has a parent of kind ${required}`);
  }
  const parent = model.elements.get(parentId);
  if (parent === undefined) {
    return issue("must name an element of the model");
  }
  return parent.kind === required ? null : issue(`must name ${ARTICLE[required as "app" | "system"]}`);
}

function issue(message: string): Issue {
  return { field: "parentId", message };
}
