import { type Connection, modelConnections } from "@plumbline/diagram-writer";
import { asModel, type ModelLists } from "./canvas-model.js";
import { type LineStanding, standingOfLines } from "./line-facts.js";
import type { PartsTree } from "./part.js";
import { partsTree } from "./parts-tree.js";
import { type SiblingLines, siblingLines } from "./sibling-lines.js";

/** What the canvas knows of a model, computed once for it. */
export interface DrawnModel {
  readonly model: ModelLists;
  readonly tree: PartsTree;
  readonly connections: readonly Connection[];
  readonly standing: ReadonlyMap<string, LineStanding>;
  readonly siblings: SiblingLines;
}

const drawn = new WeakMap<ModelLists, DrawnModel>();

export function drawnModel(model: ModelLists): DrawnModel {
  const known = drawn.get(model);
  if (known !== undefined) {
    return known;
  }
  const connections = modelConnections(asModel(model));
  const tree = partsTree(model, connections);
  const made = {
    model,
    tree,
    connections,
    standing: standingOfLines(model),
    siblings: siblingLines(tree, connections),
  };
  drawn.set(model, made);
  return made;
}
