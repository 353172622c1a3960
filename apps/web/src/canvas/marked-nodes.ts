import type { CanvasNodes, DrawnLine, PartNode } from "./canvas-nodes.js";
import type { CanvasMark } from "./model-canvas.js";
import { framesAround, type PartsTree } from "./part.js";

export type Marks = ReadonlyMap<string, CanvasMark>;

const WEIGHT = { bad: 4, warn: 3, good: 2, info: 1, plain: 0 } as const;

/** What happens now comes first, then what is worst. */
function heavier(left: CanvasMark | null, right: CanvasMark): CanvasMark {
  if (left === null) {
    return right;
  }
  const weigh = ({ isActive, tone }: CanvasMark): number => (isActive ? 10 : 0) + WEIGHT[tone];
  return weigh(right) > weigh(left) ? right : left;
}

/** What is marked, on the box that shows it or hides it, and on the line that it is part of; the rest stays as it is. */
export function markedNodes(tree: PartsTree, { nodes, lines }: CanvasNodes, marks: Marks): CanvasNodes {
  if (marks.size === 0) {
    return { nodes, lines };
  }
  const onBoxes = marksOnBoxes(tree, new Set(nodes.map(({ id }) => id)), marks);
  return {
    nodes: nodes.map((node) => withMark(node, onBoxes.get(node.id))),
    lines: lines.map((line) => withLineMark(line, marks)),
  };
}

function marksOnBoxes(tree: PartsTree, shown: ReadonlySet<string>, marks: Marks): Marks {
  const found = new Map<string, CanvasMark>();
  for (const [id, mark] of marks) {
    const box = tree.parts.has(id)
      ? [id, ...framesAround(tree, id)].find((one) => shown.has(one))
      : undefined;
    if (box !== undefined) {
      found.set(box, heavier(found.get(box) ?? null, mark));
    }
  }
  return found;
}

function withMark(node: PartNode, mark: CanvasMark | undefined): PartNode {
  return mark === undefined ? node : { ...node, data: { ...node.data, mark } };
}

function withLineMark(drawn: DrawnLine, marks: Marks): DrawnLine {
  const found = drawn.line.factIds.flatMap((id) => marks.get(id) ?? []);
  const mark = found.reduce<CanvasMark | null>(heavier, null);
  return mark === null ? drawn : { ...drawn, mark };
}
