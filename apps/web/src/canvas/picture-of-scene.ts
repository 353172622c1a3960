import type { Picture, PictureEdge, PictureNode, PlacedPicture } from "@plumbline/diagram-writer";
import { CANVAS_WORDS as words } from "../words/canvas.js";
import { centreOf } from "./box.js";
import type { LineStanding } from "./line-facts.js";
import type { Part } from "./part.js";
import type { PlacedScene } from "./place-scene.js";
import type { Scene, SceneBox } from "./scene.js";
import type { SceneLine } from "./scene-lines.js";

/** The boxes of drawings are somewhat larger than those of the canvas. */
const WIDER = { x: 1.35, y: 1.3 } as const;

type Mark = PictureNode["marks"][number];

/** What is on screen as a picture that the writers of diagrams draw: the same boxes and lines, where they are. */
export function pictureOfScene(scene: Scene, placed: PlacedScene, title: string): PlacedPicture {
  const shown = scene.boxes.filter(({ part }) => placed.boxes.has(part.id));
  const keys = new Map(shown.map(({ part }, place) => [part.id, `n${place + 1}`]));
  const frames = new Set(shown.map(({ parentId }) => parentId));
  const nodes = shown.map((box) => nodeOf(box, keys, frames));
  const edges = scene.lines.flatMap((line) => edgeOf(line, keys));
  const picture: Picture = { title, kind: "landscape", nodes, edges, rootKey: null };
  const centres = shown.flatMap(({ part }) => {
    const box = placed.boxes.get(part.id);
    const key = keys.get(part.id);
    if (box === undefined || key === undefined) {
      return [];
    }
    const { x, y } = centreOf(box);
    return [[key, { x: Math.round(x * WIDER.x), y: Math.round(y * WIDER.y) }] as const];
  });
  return { picture, centres: Object.fromEntries(centres) };
}

type Keys = ReadonlyMap<string, string>;

function nodeOf({ part, parentId }: SceneBox, keys: Keys, frames: ReadonlySet<string | null>): PictureNode {
  const { id, kind, name, subtitle } = part;
  return {
    key: keys.get(id) ?? "",
    id,
    // Drawings know no groups: one is a box of what it stands for, and says so under its name.
    kind: kind === "group" ? "component" : kind,
    name,
    subtitle,
    lines: [],
    marks: [...doubtsOf(part.factStatus, part.isStale), ...lifecycleOf(part)],
    parentKey: parentId === null ? null : (keys.get(parentId) ?? null),
    isBoundary: frames.has(id),
  };
}

function edgeOf(line: SceneLine, keys: Keys): readonly PictureEdge[] {
  const [fromKey, toKey] = [keys.get(line.fromId), keys.get(line.toId)];
  if (fromKey === undefined || toKey === undefined) {
    return [];
  }
  const { kind, labels, factIds, hides, factStatus, isStale } = line;
  const said = hides && factIds.length > 1 ? [words.lines(factIds.length)] : labels;
  return [{ fromKey, toKey, kind, labels: said, marks: doubtsOf(factStatus, isStale) }];
}

function doubtsOf(status: LineStanding["factStatus"] | null, isStale: boolean): readonly Mark[] {
  const doubt: readonly Mark[] = status === "inferred" || status === "unknown" ? [status] : [];
  return isStale ? [...doubt, "stale"] : doubt;
}

function lifecycleOf({ status }: Part): readonly Mark[] {
  return status === null || status === "current" ? [] : [status];
}
