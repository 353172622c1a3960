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
  facts: number;
  /** Whether one of the facts ends at what a closed box hides. */
  hides: boolean;
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
      const ends = [nodes[from]?.id, nodes[to]?.id];
      const hides = !ends.includes(connection.from) || !ends.includes(connection.to);
      merge(merged, { from, to, hides }, connection);
    }
  }
  return [...merged.values()]
    .sort(
      (left, right) =>
        left.from - right.from || left.to - right.to || compareCodeUnits(left.kind, right.kind),
    )
    .map((edge) => finished(edge, shown.countsHidden === true));
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

type Place = Pick<Merging, "from" | "to" | "hides">;

function merge(merged: Map<string, Merging>, { from, to, hides }: Place, connection: Connection): void {
  const key = `${from} ${to} ${connection.kind}`;
  const edge = merged.get(key) ?? {
    from,
    to,
    kind: connection.kind,
    labels: new Set<string>(),
    marks: new Set<Mark>(),
    certain: false,
    facts: 0,
    hides: false,
  };
  merged.set(key, edge);
  edge.facts += 1;
  edge.hides ||= hides;
  if (connection.label !== null) {
    edge.labels.add(`${connection.label}${marksInWords(connection.marks)}`);
  }
  for (const mark of connection.marks) {
    edge.marks.add(mark);
  }
  edge.certain ||= !isDoubtful(connection.marks);
}

function finished(edge: Merging, countsHidden: boolean): PictureEdge {
  const marks = edge.certain ? [] : MARKS.filter((mark) => edge.marks.has(mark));
  const labels = [...edge.labels].sort(compareCodeUnits);
  return {
    fromKey: `n${edge.from + 1}`,
    toKey: `n${edge.to + 1}`,
    kind: edge.kind,
    labels: countsHidden && edge.hides && edge.facts > 1 ? [inCount(edge.facts, marks)] : said(labels, marks),
    marks,
  };
}

function inCount(facts: number, marks: readonly Mark[]): string {
  return `${facts} lines${marksInWords(marks)}`;
}

function said(labels: readonly string[], marks: readonly Mark[]): readonly string[] {
  return labels.length === 0 && marks.length > 0 ? [marksInWords(marks).trim()] : labels;
}
