import type { ElementKind, ElementStatus, FactStatus } from "@plumbline/model-core";
import type { StructurizrElement, StructurizrKind, StructurizrWorkspace } from "./workspace.js";

/** Tags that Structurizr gives by itself: they say what the kind says. */
const GIVEN: ReadonlySet<string> = new Set([
  "Element",
  "Person",
  "Software System",
  "Container",
  "Component",
  "Custom Element",
]);

/** The tags that drawings of Plumbline give for the kind. */
const DRAWN: { readonly [Kind in ElementKind]: string } = {
  actor: "Actor",
  system: "System",
  app: "App",
  store: "Store",
  component: "Component of app",
};

const STORES = /^(?:database|data ?base|data ?store|store|storage|bucket)$/i;

const LIFECYCLE = ["planned", "deprecated", "removed"] as const satisfies readonly ElementStatus[];

/** What drawings of Plumbline write behind a name whose fact is in doubt, or that is not current. */
const MARKS =
  / \(((?:inferred|unknown|stale|planned|deprecated|removed)(?:, (?:inferred|unknown|stale|planned|deprecated|removed))*)\)$/;

const KINDS: { readonly [Kind in StructurizrKind]: ElementKind } = {
  person: "actor",
  softwareSystem: "system",
  container: "app",
  component: "component",
  element: "system",
};

/** The kind that an element gets: a container that keeps data and holds no components is a store. */
export function kindOf(element: StructurizrElement, { shapes }: StructurizrWorkspace): ElementKind {
  const isStore =
    element.kind === "container" &&
    element.children.length === 0 &&
    element.tags.some((tag) => STORES.test(tag) || shapes.get(tag.toLowerCase()) === "cylinder");
  return isStore ? "store" : KINDS[element.kind];
}

export interface SaidOfElement {
  readonly name: string;
  readonly tags: readonly string[];
  readonly status: ElementStatus;
  readonly factStatus: FactStatus;
}

/** Name, tags and standing, as a drawing of Plumbline may have written them into name and tags. */
export function saidOf({ name, tags, group }: StructurizrElement, kind: ElementKind): SaidOfElement {
  const [suffix, marks = ""] = MARKS.exec(name) ?? [];
  const isDoubtful = tags.includes("Doubtful") && suffix !== undefined;
  const status = LIFECYCLE.find((word) => tags.includes(word));
  const isMarked = suffix !== undefined && (isDoubtful || (status !== undefined && marks.includes(status)));
  const kept = tags.filter(
    (tag) => !GIVEN.has(tag) && tag !== DRAWN[kind] && tag !== status && !(isDoubtful && tag === "Doubtful"),
  );
  return {
    name: isMarked ? name.slice(0, -suffix.length) : name,
    tags: group === null ? kept : [...kept, `group:${group}`],
    status: status ?? "current",
    factStatus: isDoubtful ? "unknown" : "declared",
  };
}
