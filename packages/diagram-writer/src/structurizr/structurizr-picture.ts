import type { Model } from "@plumbline/model-core";
import { indexModel, present } from "@plumbline/model-core";
import { labelsInFew } from "../picture/labels-in-few.js";
import { lineage } from "../picture/lineage.js";
import type { Picture, PictureNode } from "../picture/picture.js";
import { isDoubtful } from "../picture/standing.js";
import { elementTrees } from "./element-trees.js";
import type { StructurizrRelationship } from "./structurizr-elements.js";
import { structurizrModel } from "./structurizr-elements.js";
import { structurizrText } from "./structurizr-text.js";
import { structurizrWorkspace } from "./structurizr-workspace.js";

/**
 * Draws a picture as a Structurizr workspace: a model of what is shown and a view of it. Structurizr draws
 * no line that ends at a boundary, so a second view shows the root as one box with those lines.
 */
export function structurizrPicture(picture: Picture, model: Model): string {
  const index = indexModel(model);
  const nodes = picture.nodes.filter(({ kind }) => kind !== "operations");
  const elements = nodes.filter(({ kind }) => kind !== "channel");
  const forest = elementTrees(index, new Map(elements.map(({ id, key }) => [present(id), key])));
  const customs = nodes
    .filter(({ kind }) => kind === "channel")
    .map(
      ({ key, name, subtitle, marks }) => ({ key, name, metadata: subtitle, tag: "Channel", marks }) as const,
    );
  const boundaries = new Set(nodes.map(({ parentKey }) => parentKey));
  const leaves = nodes.filter(({ key }) => !boundaries.has(key));
  const around = (node: PictureNode, place: number): string =>
    present(forest.keys.get(present(lineage(index, present(node.id)).at(place)).id));
  const systemOf = (node: PictureNode): string => around(node, -1);
  const appOf = (component: PictureNode): string => around(component, 1);
  const views = [...mainView(picture, leaves, appOf, systemOf), ...rootView(picture, leaves, systemOf)];
  return structurizrWorkspace(
    picture.title,
    structurizrModel(forest.trees, customs, relationships(picture)),
    views,
  );
}

/** One relationship for each two nodes: Structurizr refuses a second one that says the same. */
function relationships(picture: Picture): readonly StructurizrRelationship[] {
  const pairs = new Map<string, Picture["edges"][number][]>();
  for (const edge of picture.edges) {
    const pair = `${edge.fromKey} ${edge.toKey}`;
    pairs.set(pair, [...(pairs.get(pair) ?? []), edge]);
  }
  return [...pairs.values()].map((edges) => {
    const first = present(edges[0]);
    const doubtful = edges.every(({ marks }) => isDoubtful(marks));
    const message = edges.every(({ kind }) => kind === "message");
    return {
      fromKey: first.fromKey,
      toKey: first.toKey,
      description: edges.flatMap(({ labels }) => labelsInFew(labels)).join("; "),
      tags: [...(message ? ["Message"] : []), ...(doubtful ? ["Doubtful"] : [])],
    };
  });
}

/** The smallest kind of view that may hold all leaves, about the root where that can be. */
function mainView(
  picture: Picture,
  leaves: readonly PictureNode[],
  appOf: (node: PictureNode) => string,
  systemOf: (node: PictureNode) => string,
): readonly string[] {
  const component = firstOf(picture, leaves, ["component"]);
  const container = firstOf(picture, leaves, ["app", "store"]);
  const include = leaves.map(({ key }) => key);
  if (component !== undefined) {
    return view(`component ${appOf(component)}`, "view", picture.title, include);
  }
  if (container !== undefined) {
    return view(`container ${systemOf(container)}`, "view", picture.title, include);
  }
  return view("systemLandscape", "view", picture.title, include);
}

/** The first leaf of some kinds, one directly inside the root before others. */
function firstOf(
  picture: Picture,
  leaves: readonly PictureNode[],
  kinds: readonly PictureNode["kind"][],
): PictureNode | undefined {
  const found = leaves.filter(({ kind }) => kinds.includes(kind));
  return found.find(({ parentKey }) => parentKey !== null && parentKey === picture.rootKey) ?? found[0];
}

function rootView(
  picture: Picture,
  leaves: readonly PictureNode[],
  systemOf: (node: PictureNode) => string,
): readonly string[] {
  const root = picture.nodes.find(({ key }) => key === picture.rootKey);
  if (root === undefined || leaves.includes(root) || (root.kind !== "system" && root.kind !== "app")) {
    return [];
  }
  const linked = new Set(
    picture.edges
      .filter(({ fromKey, toKey }) => fromKey === root.key || toKey === root.key)
      .flatMap(({ fromKey, toKey }) => [fromKey, toKey]),
  );
  const allowed = (node: PictureNode): boolean =>
    node.kind === "actor" ||
    node.kind === "system" ||
    node.kind === "channel" ||
    (root.kind === "app" && (node.kind === "app" || node.kind === "store"));
  const neighbours = leaves.filter((node) => linked.has(node.key) && allowed(node)).map(({ key }) => key);
  if (neighbours.length === 0) {
    return [];
  }
  const scope = root.kind === "app" ? `container ${systemOf(root)}` : `systemContext ${root.key}`;
  return view(scope, "around", `${picture.title}: around ${root.name}`, [root.key, ...neighbours]);
}

function view(scope: string, key: string, title: string, include: readonly string[]): readonly string[] {
  const lines = include.length === 0 ? [] : [`      include ${include.join(" ")}`];
  return [`    ${scope} "${key}" ${structurizrText(title)} {`, ...lines, "      autoLayout lr", "    }"];
}
