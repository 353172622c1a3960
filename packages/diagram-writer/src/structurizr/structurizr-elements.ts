/** The `model` part of a Structurizr workspace: elements inside each other, then their relationships. */

import type { Element, ElementKind } from "@plumbline/model-core";
import type { Mark } from "../picture/standing.js";
import { isDoubtful, lifecycleOf, marksInWords, marksOfElement } from "../picture/standing.js";
import { oneLine, oneLineOrNull } from "../text/one-line.js";
import { structurizrText } from "./structurizr-text.js";

/** A channel, or something the model does not have: an element outside the hierarchy. */
export interface CustomElement {
  readonly key: string;
  readonly name: string;
  readonly metadata: string;
  readonly tag: "Channel" | "Unknown";
  readonly marks: readonly Mark[];
}

/** An element with what it contains. */
export interface ElementTree {
  readonly key: string;
  readonly element: Element;
  readonly description: string;
  readonly children: readonly ElementTree[];
}

export interface StructurizrRelationship {
  readonly fromKey: string;
  readonly toKey: string;
  readonly description: string;
  readonly tags: readonly string[];
}

const KEYWORDS: { readonly [kind in ElementKind]: string } = {
  actor: "person",
  system: "softwareSystem",
  app: "container",
  store: "container",
  component: "component",
};

const TAGS: { readonly [kind in ElementKind]: string } = {
  actor: "Actor",
  system: "System",
  app: "App",
  store: "Store",
  component: "Component of app",
};

/** The lines of the `model` block. Names that meet inside one parent get a number, as the DSL requires. */
export function structurizrModel(
  trees: readonly ElementTree[],
  customs: readonly CustomElement[],
  relationships: readonly StructurizrRelationship[],
): readonly string[] {
  const names = new Set<string>();
  const lines = ["  model {", "    !impliedRelationships false"];
  for (const tree of trees) {
    writeTree(tree, "    ", names, lines);
  }
  for (const custom of customs) {
    const name = uniqueName(custom.name, custom.marks, names);
    const tags = tagList([custom.tag, ...markTags(custom.marks)]);
    lines.push(`    ${custom.key} = element ${name} ${structurizrText(custom.metadata)} "" ${tags}`);
  }
  for (const { fromKey, toKey, description, tags } of relationships) {
    const tagged = tags.length === 0 ? "" : ` "" ${tagList(tags)}`;
    lines.push(`    ${fromKey} -> ${toKey} ${structurizrText(description)}${tagged}`);
  }
  return [...lines, "  }"];
}

function writeTree(tree: ElementTree, indent: string, names: Set<string>, lines: string[]): void {
  const { element } = tree;
  const marks = marksOfElement(element);
  const tags = tagList([TAGS[element.kind], ...markTags(marks)]);
  const technology = structurizrText(oneLineOrNull(element.technology) ?? "");
  const parts = [
    KEYWORDS[element.kind],
    uniqueName(element.name, marks, names),
    structurizrText(tree.description),
  ];
  if (element.kind !== "actor" && element.kind !== "system") {
    parts.push(technology);
  }
  const head = `${indent}${tree.key} = ${parts.join(" ")} ${tags}`;
  if (tree.children.length === 0) {
    lines.push(head);
    return;
  }
  const inner = new Set<string>();
  lines.push(`${head} {`);
  for (const child of tree.children) {
    writeTree(child, `${indent}  `, inner, lines);
  }
  lines.push(`${indent}}`);
}

function uniqueName(text: string, marks: readonly Mark[], names: Set<string>): string {
  const name = `${oneLine(text)}${marksInWords(marks)}`;
  let unique = name;
  for (let number = 2; names.has(structurizrText(unique).toLowerCase()); number += 1) {
    unique = `${name} (${number})`;
  }
  names.add(structurizrText(unique).toLowerCase());
  return structurizrText(unique);
}

/** Tags of this package only: no text of a model is ever one. */
export function markTags(marks: readonly Mark[]): readonly string[] {
  const lifecycle = lifecycleOf(marks);
  return [...(isDoubtful(marks) ? ["Doubtful"] : []), ...(lifecycle === null ? [] : [lifecycle])];
}

function tagList(tags: readonly string[]): string {
  return `"${tags.join(",")}"`;
}
