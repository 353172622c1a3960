import { type Box, centreOf, type Point } from "./box.js";

export type Side = "left" | "right" | "top" | "bottom";

/** How a line is drawn: a curve, and where its words stand. */
export interface LineShape {
  readonly path: string;
  /** Points of the way at which its words may stand, the best first. */
  readonly places: readonly Point[];
  readonly end: Point;
  /** The side of a box that it enters. */
  readonly side: Side;
  /** How far its ends are from each other. */
  readonly length: number;
}

interface Ends {
  readonly id: string;
  readonly fromId: string;
  readonly toId: string;
}

interface Anchor {
  readonly lineId: string;
  readonly end: "from" | "to";
  readonly boxId: string;
  readonly side: Side;
  /** Where the other end is along the side: lines that leave a box beside each other do not cross. */
  readonly towards: number;
}

const NEAR = 12;
const STEP = 14;
const BEND = { least: 26, most: 140 } as const;

/** Curves between boxes: each leaves and enters in the middle of a side, or beside the others that do. */
export function lineShapes(
  lines: readonly Ends[],
  boxes: ReadonlyMap<string, Box>,
): ReadonlyMap<string, LineShape> {
  const drawable = lines.flatMap(({ id, fromId, toId }) => {
    const [from, to] = [boxes.get(fromId), boxes.get(toId)];
    return from === undefined || to === undefined ? [] : [{ id, fromId, toId, from, to }];
  });
  const anchors = drawable.flatMap(({ id, fromId, toId, from, to }): readonly Anchor[] => {
    const [leaving, entering] = sidesBetween(from, to);
    return [
      { lineId: id, end: "from", boxId: fromId, side: leaving, towards: along(leaving, centreOf(to)) },
      { lineId: id, end: "to", boxId: toId, side: entering, towards: along(entering, centreOf(from)) },
    ];
  });
  const points = anchorPoints(anchors, boxes);
  return new Map(
    drawable.flatMap(({ id, from, to }) => {
      const [leaving, entering] = sidesBetween(from, to);
      const [start, end] = [points.get(`${id} from`), points.get(`${id} to`)];
      return start === undefined || end === undefined
        ? []
        : [[id, curve({ at: start, side: leaving }, { at: end, side: entering })] as const];
    }),
  );
}

/** Which sides of two boxes look at each other. */
export function sidesBetween(from: Box, to: Box): readonly [Side, Side] {
  if (to.y >= from.y + from.height + NEAR) {
    return ["bottom", "top"];
  }
  if (to.y + to.height + NEAR <= from.y) {
    return ["top", "bottom"];
  }
  return centreOf(to).x >= centreOf(from).x ? ["right", "left"] : ["left", "right"];
}

function along(side: Side, { x, y }: Point): number {
  return side === "left" || side === "right" ? y : x;
}

function anchorPoints(
  anchors: readonly Anchor[],
  boxes: ReadonlyMap<string, Box>,
): ReadonlyMap<string, Point> {
  const points = new Map<string, Point>();
  for (const beside of Map.groupBy(anchors, ({ boxId, side }) => `${boxId} ${side}`).values()) {
    const sorted = [...beside].sort((left, right) => left.towards - right.towards);
    sorted.forEach(({ lineId, end, boxId, side }, place) => {
      const box = boxes.get(boxId);
      if (box !== undefined) {
        points.set(`${lineId} ${end}`, pointOn(box, side, { place, count: sorted.length }));
      }
    });
  }
  return points;
}

function pointOn(box: Box, side: Side, { place, count }: { place: number; count: number }): Point {
  const length = side === "left" || side === "right" ? box.height : box.width;
  const step = Math.min(STEP, (length - STEP) / Math.max(1, count));
  const shift = (place - (count - 1) / 2) * step;
  const { x, y } = centreOf(box);
  switch (side) {
    case "left":
      return { x: box.x, y: y + shift };
    case "right":
      return { x: box.x + box.width, y: y + shift };
    case "top":
      return { x: x + shift, y: box.y };
    case "bottom":
      return { x: x + shift, y: box.y + box.height };
  }
}

interface CurveEnd {
  readonly at: Point;
  readonly side: Side;
}

const OUTWARDS: Readonly<Record<Side, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  top: { x: 0, y: -1 },
  bottom: { x: 0, y: 1 },
};

function curve(start: CurveEnd, end: CurveEnd): LineShape {
  const far = Math.hypot(end.at.x - start.at.x, end.at.y - start.at.y);
  const bend = Math.min(BEND.most, Math.max(BEND.least, far * 0.42));
  const from = start.at;
  const to = end.at;
  const one = bent(start, bend);
  const two = bent(end, bend);
  const places = PARTS.map((part) => pointAt([from, one, two, to], part));
  const path = `M${said(from)}C${said(one)} ${said(two)} ${said(to)}`;
  return { path, places, end: to, side: end.side, length: far };
}

/** Parts of the way, in the order they are tried for its words. */
const PARTS = [0.5, 0.36, 0.64, 0.24, 0.76] as const;

type Bezier = readonly [Point, Point, Point, Point];

function pointAt([from, one, two, to]: Bezier, part: number): Point {
  const rest = 1 - part;
  const [a, b, c, d] = [rest ** 3, 3 * rest ** 2 * part, 3 * rest * part ** 2, part ** 3];
  return {
    x: a * from.x + b * one.x + c * two.x + d * to.x,
    y: a * from.y + b * one.y + c * two.y + d * to.y,
  };
}

function bent({ at, side }: CurveEnd, by: number): Point {
  const { x, y } = OUTWARDS[side];
  return { x: at.x + x * by, y: at.y + y * by };
}

function said({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
