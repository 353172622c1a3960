import type { Arrangement } from "../../../canvas/arrangement.js";
import type { Point } from "../../../canvas/box.js";
import { FRAME } from "../../../canvas/box-sizes.js";
import { framesAround, type PartsTree } from "../../../canvas/part.js";
import type { PlacedScene } from "../../../canvas/place-scene.js";
import type { Scene } from "../../../canvas/scene.js";
import type { StoredView } from "./view-of-screen.js";

/** The boxes of drawings are somewhat larger than those of the canvas. */
const WIDER = { x: 1.35, y: 1.3 } as const;

type Places = Readonly<Record<string, Point>>;

/** Where boxes are, as a view keeps it: on the whole drawing, and in an opened part from its corner. */
export interface KeptPlaces {
  readonly positions: Places;
  readonly nestedPositions: Readonly<Record<string, Places>>;
}

/**
 * Groups are made for the screen alone: no view names one. What is in an open one is placed as if there were none; where a
 * closed one stands, the first that is in it does. So a group of which a view places two or more stands open.
 */
function isGroup(tree: PartsTree, id: string): boolean {
  return tree.parts.get(id)?.kind === "group";
}

/** The part that a view knows around another; null for what stands in nothing but groups. */
function homeOf(tree: PartsTree, id: string): string | null {
  return framesAround(tree, id).find((frame) => !isGroup(tree, frame)) ?? null;
}

/** The fact that stands for a part in a view: itself, or the first in a group. */
function standIn(tree: PartsTree, id: string): string {
  const [first] = isGroup(tree, id) ? (tree.insideOf.get(id) ?? []) : [];
  return first === undefined ? id : standIn(tree, first);
}

/** Where everything on the screen is. */
export function placesOnScreen(tree: PartsTree, { boxes }: Scene, placed: PlacedScene): KeptPlaces {
  const positions: Record<string, Point> = {};
  const nestedPositions: Record<string, Record<string, Point>> = {};
  for (const { part, isOpen } of boxes) {
    const box = placed.boxes.get(part.id);
    if (box !== undefined && !(isOpen && part.kind === "group")) {
      const home = homeOf(tree, part.id);
      const corner = home === null ? undefined : placed.boxes.get(home);
      const list = home === null ? positions : (nestedPositions[home] ?? {});
      list[standIn(tree, part.id)] = drawn(box, corner);
      if (home !== null) {
        nestedPositions[home] = list;
      }
    }
  }
  return { positions, nestedPositions };
}

function drawn(box: Point, corner: Point = { x: 0, y: 0 }): Point {
  return { x: Math.round((box.x - corner.x) * WIDER.x), y: Math.round((box.y - corner.y) * WIDER.y) };
}

function onCanvas({ x, y }: Point): Point {
  return { x: x / WIDER.x, y: y / WIDER.y };
}

/** The parts that stand open in a view, and the groups. */
export function openIn(tree: PartsTree, view: StoredView): ReadonlySet<string> {
  const open = new Set(view.openIds);
  if (view.rootId !== null && view.rootId !== undefined) {
    open.add(view.rootId);
  }
  for (const id of [...open]) {
    for (const [, group] of groupsAround(tree, id)) {
      open.add(group);
    }
  }
  const shown = new Map<string, Set<string>>();
  for (const places of [view.positions, ...Object.values(view.nestedPositions ?? {})]) {
    for (const id of Object.keys(places)) {
      for (const [inner, group] of groupsAround(tree, id)) {
        shown.set(group, (shown.get(group) ?? new Set()).add(inner));
      }
    }
  }
  for (const [group, inside] of shown) {
    if (inside.size > 1) {
      open.add(group);
    }
  }
  return open;
}

/** The groups around a part up to the next that is none, each with what stands in it. */
function groupsAround(tree: PartsTree, id: string): readonly (readonly [inner: string, group: string])[] {
  const pairs: (readonly [string, string])[] = [];
  let inner = id;
  for (const frame of framesAround(tree, id)) {
    if (!isGroup(tree, frame)) {
      break;
    }
    pairs.push([inner, frame]);
    inner = frame;
  }
  return pairs;
}

/** Where a view has put parts; null where it says nothing of it. */
export function arrangementOfView(tree: PartsTree, view: StoredView): Arrangement | null {
  const openIds = openIn(tree, view);
  const places = new Map<string | null, ReadonlyMap<string, Point>>();
  for (const frame of [null, ...openIds]) {
    const inside = placesInside({ tree, view, openIds }, frame);
    if (inside.size > 0) {
      places.set(frame, frame === null ? inside : fromCorner(inside));
    }
  }
  return places.size === 0 ? null : { openIds, places };
}

interface Read {
  readonly tree: PartsTree;
  readonly view: StoredView;
  readonly openIds: ReadonlySet<string>;
}

/** The places of what is directly in a frame, as they are kept: what counts is where they are to each other. */
function placesInside(read: Read, frame: string | null): ReadonlyMap<string, Point> {
  const { tree, view } = read;
  const home = frame !== null && isGroup(tree, frame) ? homeOf(tree, frame) : frame;
  const nested = (home === null ? undefined : view.nestedPositions?.[home]) ?? {};
  const places = Object.keys(nested).length > 0 ? nested : view.positions;
  return new Map(
    (tree.insideOf.get(frame) ?? []).flatMap((id) => {
      const at = cornerOf(read, places, id);
      return at === undefined ? [] : [[id, onCanvas(at)] as const];
    }),
  );
}

/** The place of a part; of a frame without one, the corner around what is placed inside it. */
function cornerOf(read: Read, places: Places, id: string): Point | undefined {
  const { tree, openIds } = read;
  const isFrame = openIds.has(id);
  const own = isFrame && isGroup(tree, id) ? undefined : places[standIn(tree, id)];
  if (own !== undefined || !isFrame) {
    return own;
  }
  const inner = (tree.insideOf.get(id) ?? []).flatMap((one) => cornerOf(read, places, one) ?? []);
  return inner.length === 0
    ? undefined
    : {
        x: Math.min(...inner.map(({ x }) => x)) - FRAME.side * WIDER.x,
        y: Math.min(...inner.map(({ y }) => y)) - FRAME.top * WIDER.y,
      };
}

/** The same from the corner of the frame that stands around it. */
function fromCorner(places: ReadonlyMap<string, Point>): ReadonlyMap<string, Point> {
  const left = Math.min(...[...places.values()].map(({ x }) => x)) - FRAME.side;
  const top = Math.min(...[...places.values()].map(({ y }) => y)) - FRAME.top;
  return new Map([...places].map(([id, { x, y }]) => [id, { x: x - left, y: y - top }]));
}
