import type { ModelIndex } from "@plumbline/model-core";
import { compareCodeUnits } from "@plumbline/model-core";
import type { Connection } from "./connection.js";
import type { EdgeKind, PictureEdge, PictureNode } from "./picture.js";
import type { Shown } from "./shown.js";
import { isInside, nearest } from "./shown.js";
import type { Mark } from "./standing.js";
import { isDoubtful, MARKS, marksInWords } from "./standing.js";

interface Merging {
  readonly from: number;
  readonly to: number;
  readonly kind: EdgeKind;
  readonly labels: Set<string>;
  readonly marks: Set<Mark>;
  certain: boolean;
}

/**
 * The lines of a picture: each fact between the nearest shown elements around its ends, those between the
 * same two of the same kind merged into one. Left out is what ends at something that is not shown, at
 * itself, or at its own boundary.
 */
export function pictureEdges(
  index: ModelIndex,
  shown: Shown,
  nodes: readonly PictureNode[],
  connections: readonly Connection[],
): readonly PictureEdge[] {
  const places = new Map(nodes.map((node, place) => [node.id, place]));
  const merged = new Map<string, Merging>();
  for (const connection of connections) {
    const from = placeOf(index, shown, places, connection.from);
    const to = placeOf(index, shown, places, connection.to);
    if (
      from !== undefined &&
      to !== undefined &&
      !contains(nodes, from, to) &&
      !contains(nodes, to, from) &&
      isWanted(index, shown, connection)
    ) {
      merge(merged, from, to, connection);
    }
  }
  return [...merged.values()]
    .sort(
      (left, right) =>
        left.from - right.from || left.to - right.to || compareCodeUnits(left.kind, right.kind),
    )
    .map((edge) => finished(edge));
}

/** Around a root, relationships that its neighbours have with each other are left out. */
function isWanted(index: ModelIndex, shown: Shown, connection: Connection): boolean {
  const { rootId } = shown;
  return (
    rootId === null ||
    connection.kind === "message" ||
    isInside(index, connection.from, rootId) ||
    isInside(index, connection.to, rootId)
  );
}

function placeOf(
  index: ModelIndex,
  shown: Shown,
  places: ReadonlyMap<string | null, number>,
  id: string,
): number | undefined {
  const shownId = index.channels.has(id) ? id : nearest(index, shown.elementIds, id);
  return shownId === null ? undefined : places.get(shownId);
}

/** Whether a node is another or a boundary around it. */
function contains(nodes: readonly PictureNode[], outer: number, inner: number): boolean {
  const key = nodes[outer]?.key;
  const byKey = (parentKey: string): PictureNode | undefined => nodes[Number(parentKey.slice(1)) - 1];
  for (let node = nodes[inner]; node !== undefined; ) {
    if (node.key === key) {
      return true;
    }
    node = node.parentKey === null ? undefined : byKey(node.parentKey);
  }
  return false;
}

function merge(merged: Map<string, Merging>, from: number, to: number, connection: Connection): void {
  const key = `${from} ${to} ${connection.kind}`;
  const edge = merged.get(key) ?? {
    from,
    to,
    kind: connection.kind,
    labels: new Set<string>(),
    marks: new Set<Mark>(),
    certain: false,
  };
  merged.set(key, edge);
  if (connection.label !== null) {
    edge.labels.add(`${connection.label}${marksInWords(connection.marks)}`);
  }
  for (const mark of connection.marks) {
    edge.marks.add(mark);
  }
  edge.certain ||= !isDoubtful(connection.marks);
}

function finished(edge: Merging): PictureEdge {
  const marks = edge.certain ? [] : MARKS.filter((mark) => edge.marks.has(mark));
  const labels = [...edge.labels].sort(compareCodeUnits);
  return {
    fromKey: `n${edge.from + 1}`,
    toKey: `n${edge.to + 1}`,
    kind: edge.kind,
    labels: labels.length === 0 && marks.length > 0 ? [marksInWords(marks).trim()] : labels,
    marks,
  };
}
