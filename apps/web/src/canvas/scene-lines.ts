import type { Connection } from "@plumbline/diagram-writer";
import { compareCodeUnits } from "@plumbline/model-core";
import type { DrawnModel } from "./drawn-model.js";
import { type LineStanding, mergedStanding } from "./line-facts.js";
import { framesAround, type PartsTree } from "./part.js";
import type { SceneBox } from "./scene.js";

/** What goes between two boxes, drawn once. */
export interface SceneLine extends LineStanding {
  readonly id: string;
  readonly fromId: string;
  readonly toId: string;
  readonly kind: Connection["kind"];
  /** What the facts say, each once. */
  readonly labels: readonly string[];
  readonly factIds: readonly string[];
  /** Whether it ends at something that a closed box hides, so that opening the box tells more. */
  readonly hides: boolean;
}

interface Merging {
  readonly fromId: string;
  readonly toId: string;
  readonly kind: Connection["kind"];
  readonly labels: Set<string>;
  readonly factIds: Set<string>;
  hides: boolean;
}

/** The lines between what is shown: each fact between the nearest boxes around its ends, those of the same two as one. */
export function sceneLines(
  { tree, connections, standing }: DrawnModel,
  boxes: readonly SceneBox[],
): readonly SceneLine[] {
  const nearest = nearestShown(tree, new Set(boxes.map(({ part }) => part.id)));
  // Only an opened part can be around another box.
  const open = new Set(boxes.filter(({ isOpen }) => isOpen).map(({ part }) => part.id));
  const isFramed = (fromId: string, toId: string): boolean =>
    (open.has(toId) && isWithin(tree, fromId, toId)) || (open.has(fromId) && isWithin(tree, toId, fromId));
  const merged = new Map<string, Merging>();
  for (const connection of connections) {
    const [fromId, toId] = [nearest(connection.from), nearest(connection.to)];
    if (fromId !== null && toId !== null && fromId !== toId && !isFramed(fromId, toId)) {
      merge(merged, { fromId, toId }, connection);
    }
  }
  return [...merged].map(([id, line]) => {
    const factIds = [...line.factIds];
    const known = factIds.flatMap((factId) => standing.get(factId) ?? []);
    return {
      ...line,
      id,
      labels: [...line.labels].sort(compareCodeUnits),
      factIds,
      ...mergedStanding(known),
    };
  });
}

/** The box that shows a part or is nearest around it; null where none does. */
function nearestShown(tree: PartsTree, shown: ReadonlySet<string>): (id: string) => string | null {
  const found = new Map<string, string | null>();
  return (id) => {
    const known = found.get(id);
    if (known !== undefined) {
      return known;
    }
    const one = shown.has(id) ? id : (framesAround(tree, id).find((frame) => shown.has(frame)) ?? null);
    found.set(id, one);
    return one;
  };
}

/** Whether a part stands inside another. */
function isWithin(tree: PartsTree, id: string, frame: string): boolean {
  return framesAround(tree, id).includes(frame);
}

type Ends = Pick<Merging, "fromId" | "toId">;

function merge(merged: Map<string, Merging>, { fromId, toId }: Ends, connection: Connection): void {
  const { kind, label, factId } = connection;
  const id = `${fromId} ${toId} ${kind}`;
  const line = merged.get(id) ?? {
    fromId,
    toId,
    kind,
    labels: new Set<string>(),
    factIds: new Set<string>(),
    hides: false,
  };
  merged.set(id, line);
  line.factIds.add(factId);
  line.hides ||= fromId !== connection.from || toId !== connection.to;
  if (label !== null) {
    line.labels.add(label);
  }
}
