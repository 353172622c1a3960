import { present } from "@plumbline/model-core";
import type { ElkExtendedEdge, ElkNode, ElkShape } from "elkjs";
import { DRAWING_LIMITS } from "../limits.js";
import type { Picture, PictureNode } from "../picture/picture.js";
import type { PictureChildren } from "../picture/picture-children.js";
import { pictureChildren } from "../picture/picture-children.js";
import { edgeLabel } from "./edge-label.js";
import type { Box, LaidEdge, Layout, Line, Point } from "./layout.js";
import { nodeText } from "./node-text.js";

const NO_PADDING = "[top=0,left=0,bottom=0,right=0]";
const BOUNDARY_PADDING = "[top=52,left=28,bottom=28,right=28]";

const OPTIONS = {
  "elk.algorithm": "layered",
  "elk.direction": "RIGHT",
  "elk.randomSeed": "1",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.layered.cycleBreaking.strategy": "GREEDY",
  "elk.spacing.nodeNode": "36",
  "elk.spacing.edgeNode": "22",
  "elk.spacing.edgeEdge": "14",
  "elk.spacing.edgeLabel": "4",
  "elk.layered.spacing.nodeNodeBetweenLayers": "48",
  "elk.layered.spacing.edgeNodeBetweenLayers": "22",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "12",
  "elk.edgeLabels.inline": "true",
} as const;

/** What every level of the layout shares: a boundary is laid out with the same options as the whole. */
interface Nesting {
  readonly options: { readonly [option: string]: string };
  readonly children: PictureChildren;
}

/** How much work the layout does: the slower ways grow faster than the picture. */
function effort(edges: number): { readonly [option: string]: string } {
  const { carefulEdges, triedEdges } = DRAWING_LIMITS;
  return {
    "elk.layered.nodePlacement.strategy": edges <= carefulEdges ? "NETWORK_SIMPLEX" : "BRANDES_KOEPF",
    "elk.layered.thoroughness": edges <= carefulEdges ? "10" : edges <= triedEdges ? "3" : "1",
  };
}

/** Lays a picture out in layers. The same picture always gets the same places. */
export async function elkLayout(picture: Picture): Promise<Layout> {
  const options = { ...OPTIONS, ...effort(picture.edges.length) };
  const nesting: Nesting = { options, children: pictureChildren(picture) };
  const root: ElkNode = {
    id: "root",
    layoutOptions: { ...options, "elk.padding": NO_PADDING },
    children: nesting.children(null).map((node) => elkNode(nesting, node)),
    edges: picture.edges.map((edge, index) => elkEdge(edge.fromKey, edge.toKey, index, edgeLabel(edge))),
  };
  const laid = await layOut(root);
  const boxes = new Map<string, Box>();
  collectBoxes(laid, { x: 0, y: 0 }, boxes);
  return { boxes, edges: laidEdges(laid, boxes, picture.edges.length) };
}

/** ELK is large, so it is loaded with the first picture; of its files this is the one that bundlers can read. */
async function layOut(root: ElkNode): Promise<ElkNode> {
  const { default: elk } = await import("elkjs/lib/elk.bundled.js");
  return new elk.default().layout(root);
}

function elkNode(nesting: Nesting, node: PictureNode): ElkNode {
  if (node.isBoundary) {
    return {
      id: node.key,
      layoutOptions: { ...nesting.options, "elk.padding": BOUNDARY_PADDING },
      children: nesting.children(node.key).map((child) => elkNode(nesting, child)),
    };
  }
  const { width, height } = nodeText(node);
  return { id: node.key, width, height };
}

function elkEdge(
  from: string,
  to: string,
  index: number,
  label: { readonly width: number; readonly height: number } | null,
): ElkExtendedEdge {
  return {
    id: `e${index}`,
    sources: [from],
    targets: [to],
    labels: label === null ? [] : [{ id: `l${index}`, width: label.width, height: label.height, text: "x" }],
  };
}

function collectBoxes(node: ElkNode, origin: Point, boxes: Map<string, Box>): void {
  for (const child of node.children ?? []) {
    const box = boxOf(child, origin);
    boxes.set(child.id, box);
    collectBoxes(child, box, boxes);
  }
}

/** Where something is that was laid out, with its place relative to an origin. */
function boxOf(shape: ElkShape, origin: Point): Box {
  return {
    x: origin.x + present(shape.x),
    y: origin.y + present(shape.y),
    width: present(shape.width),
    height: present(shape.height),
  };
}

/** Edges come back with places relative to the node that contains both ends. */
function laidEdges(laid: ElkNode, boxes: ReadonlyMap<string, Box>, count: number): readonly LaidEdge[] {
  const byId = new Map(present(laid.edges).map((edge) => [edge.id, edge]));
  const origins = new Map<string, Point>([[laid.id, { x: 0, y: 0 }], ...boxes]);
  return Array.from({ length: count }, (_, index): LaidEdge => {
    const edge = present(byId.get(`e${index}`));
    const origin = present(origins.get(present(edge.container)));
    const [label] = present(edge.labels);
    return { points: lineOf(edge, origin), label: label === undefined ? null : boxOf(label, origin) };
  });
}

function lineOf(edge: ElkExtendedEdge, origin: Point): Line {
  const { startPoint, bendPoints = [], endPoint } = present(edge.sections?.[0]);
  const absolute = ({ x, y }: Point): Point => ({ x: origin.x + x, y: origin.y + y });
  return [absolute(startPoint), ...bendPoints.map(absolute), absolute(endPoint)];
}
