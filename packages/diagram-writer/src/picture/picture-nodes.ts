import type { Channel, Element, ModelIndex, Operation } from "@plumbline/model-core";
import { compareCodeUnits, present } from "@plumbline/model-core";
import { DRAWING_LIMITS } from "../limits.js";
import { oneLine, oneLineOrNull } from "../text/one-line.js";
import type { View } from "../view/view.js";
import type { ElementViewKind } from "./element-picture.js";
import { lineage } from "./lineage.js";
import type { NodeKind, PictureNode } from "./picture.js";
import type { Shown } from "./shown.js";
import { marksOfElement, marksOfFact } from "./standing.js";

type Draft = Omit<PictureNode, "key" | "parentKey" | "isBoundary"> & {
  readonly ref: string;
  readonly parentRef: string | null;
};

const KIND_ORDER: readonly NodeKind[] = [
  "actor",
  "system",
  "app",
  "component",
  "operations",
  "store",
  "channel",
];

/** The boxes of a picture: outermost first, then by kind, name and ID, so that the model's order is no matter. */
export function pictureNodes(
  index: ModelIndex,
  shown: Shown,
  view: View,
  kind: ElementViewKind,
): readonly PictureNode[] {
  const drafts = [
    ...index.model.elements
      .filter(({ id }) => shown.elementIds.has(id))
      .map((element) => elementDraft(index, shown, element, kind)),
    ...index.model.channels.filter(({ id }) => shown.channelIds.has(id)).map(channelDraft),
  ];
  const root = kind === "app" && view.rootId !== null ? index.elements.get(view.rootId) : undefined;
  const operations = root === undefined ? [] : (index.operationsOfOwner.get(root.id) ?? []);
  if (root !== undefined && shown.elementIds.has(root.id) && operations.length > 0) {
    drafts.push(operationsDraft(root, operations));
  }
  return inOrder(drafts);
}

function elementDraft(index: ModelIndex, shown: Shown, element: Element, kind: ElementViewKind): Draft {
  const around = lineage(index, element.id).slice(1);
  return {
    ref: element.id,
    id: element.id,
    kind: element.kind,
    name: oneLine(element.name),
    subtitle: elementSubtitle(index, element, kind),
    lines: [],
    marks: marksOfElement(element),
    parentRef: around.find(({ id }) => shown.elementIds.has(id))?.id ?? null,
  };
}

function elementSubtitle(index: ModelIndex, element: Element, kind: ElementViewKind): string {
  const technology = oneLineOrNull(element.technology);
  const count = kind === "landscape" ? 0 : (index.operationsOfOwner.get(element.id)?.length ?? 0);
  const operations = count === 0 ? [] : [count === 1 ? "1 operation" : `${count} operations`];
  return [element.kind, ...(technology === null ? [] : [technology]), ...operations].join(" · ");
}

function channelDraft(channel: Channel): Draft {
  return {
    ref: channel.id,
    id: channel.id,
    kind: "channel",
    name: oneLine(channel.name),
    subtitle: channel.kind,
    lines: [],
    marks: marksOfFact(channel),
    parentRef: null,
  };
}

function operationsDraft(root: Element, operations: readonly Operation[]): Draft {
  const names = operations
    .map(
      (operation) =>
        `${oneLine(operation.name)} (${[operation.transport, ...marksOfFact(operation)].join(", ")})`,
    )
    .sort(compareCodeUnits);
  const limit = DRAWING_LIMITS.operationsListed;
  return {
    ref: `operations of ${root.id}`,
    id: null,
    kind: "operations",
    name: "Operations",
    subtitle: "",
    lines: names.length <= limit ? names : [...names.slice(0, limit), `+ ${names.length - limit} more`],
    marks: [],
    parentRef: root.id,
  };
}

function inOrder(drafts: readonly Draft[]): readonly PictureNode[] {
  const children = new Map<string | null, Draft[]>();
  for (const draft of drafts) {
    const siblings = children.get(draft.parentRef);
    if (siblings === undefined) {
      children.set(draft.parentRef, [draft]);
    } else {
      siblings.push(draft);
    }
  }
  const keys = new Map<string, string>();
  const nodes: PictureNode[] = [];
  const open = sorted(children.get(null) ?? []).reverse();
  for (let draft = open.pop(); draft !== undefined; draft = open.pop()) {
    const inner = sorted(children.get(draft.ref) ?? []);
    const key = `n${nodes.length + 1}`;
    const { ref, parentRef, ...node } = draft;
    keys.set(ref, key);
    const parentKey = parentRef === null ? null : present(keys.get(parentRef));
    nodes.push({ ...node, key, parentKey, isBoundary: inner.length > 0 });
    open.push(...inner.reverse());
  }
  return nodes;
}

function sorted(drafts: readonly Draft[]): Draft[] {
  return [...drafts].sort(
    (left, right) =>
      KIND_ORDER.indexOf(left.kind) - KIND_ORDER.indexOf(right.kind) ||
      compareCodeUnits(left.name, right.name) ||
      compareCodeUnits(left.ref, right.ref),
  );
}
