import type { Element, Model, ModelIndex, Result } from "@plumbline/model-core";
import { indexModel } from "@plumbline/model-core";
import { oneLine } from "../text/one-line.js";
import type { View } from "../view/view.js";
import type { Connection } from "./connection.js";
import { channelledConnections, directConnections } from "./connection.js";
import { filtered } from "./filtered.js";
import { focused } from "./focused.js";
import { openInPlace } from "./open-in-place.js";
import type { Picture } from "./picture.js";
import { pictureEdges } from "./picture-edges.js";
import { pictureNodes } from "./picture-nodes.js";
import type { Shown } from "./shown.js";
import { shownAround, shownByName, shownInLandscape } from "./shown.js";

export type ElementViewKind = Picture["kind"];

/** A view of elements that cannot be drawn, because its root is missing or of another kind. */
export interface RootRefusal {
  readonly code: "root_missing";
  readonly subject: string | null;
  readonly message: string;
}

/**
 * What a view of kind `landscape`, `system` or `app` shows of a model. The order of the lists of the model
 * makes no difference.
 */
export function elementPicture(
  view: View,
  kind: ElementViewKind,
  model: Model,
): Result<Picture, RootRefusal> {
  const index = indexModel(model);
  const root = kind === "landscape" ? undefined : index.elements.get(view.rootId ?? "");
  if (kind !== "landscape" && root?.kind !== kind) {
    return { ok: false, refusal: rootMissing(view, kind) };
  }
  const connections = kind === "landscape" ? directConnections(index) : channelledConnections(index);
  const closed = shownOf(index, { view, root }, connections);
  const elementIds = openInPlace(index, closed.elementIds, view.openIds ?? []);
  const shown = { ...closed, elementIds, countsHidden: view.openIds !== undefined };
  const nodes = pictureNodes(index, shown, view, kind);
  const edges = pictureEdges(index, shown, nodes, connections);
  const rootKey = nodes.find((node) => node.id !== null && node.id === view.rootId)?.key ?? null;
  const whole = { title: oneLine(view.name), kind, nodes, edges, rootKey };
  return { ok: true, value: partOf(index, whole, view) };
}

/** Filters first: what is left out by them is no way to what is looked at. */
function partOf(index: ModelIndex, picture: Picture, { filters, focus }: View): Picture {
  const left = filters === undefined ? picture : filtered(index, picture, filters, focus?.id);
  return focus === undefined ? left : focused(index, left, focus);
}

/** A view that was asked for, with the root it found; a landscape has none. */
interface AskedView {
  readonly view: View;
  readonly root: Element | undefined;
}

function shownOf(index: ModelIndex, { view, root }: AskedView, connections: readonly Connection[]): Shown {
  if (view.elementIds.length > 0) {
    return shownByName(index, view, connections);
  }
  return root === undefined ? shownInLandscape(index) : shownAround(index, root, connections);
}

function rootMissing(view: View, kind: ElementViewKind): RootRefusal {
  return {
    code: "root_missing",
    subject: view.rootId,
    message: `a view of kind ${kind} needs a rootId that names an element of kind ${kind}`,
  };
}
