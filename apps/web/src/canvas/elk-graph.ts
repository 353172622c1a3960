import type { ElkNode } from "elkjs/lib/elk-api.js";
import type { Siblings } from "./sibling-layout.js";
import type { SiblingPair } from "./sibling-lines.js";

const OPTIONS = {
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.randomSeed": "1",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.layered.cycleBreaking.strategy": "GREEDY",
  "elk.spacing.nodeNode": "30",
  "elk.spacing.componentComponent": "48",
  "elk.layered.spacing.nodeNodeBetweenLayers": "76",
  "elk.layered.spacing.edgeNodeBetweenLayers": "16",
  "elk.aspectRatio": "1.7",
} as const;

/** Up to this many lines the slow way to straighter lines is quick; with more than the second the layout takes too long. */
const LINES = { careful: 60, most: 80 } as const;

/** The graph of parts that stand side by side, for the layouter. */
export function graphOf({ parts, lines }: Siblings): ElkNode {
  const heaviest = heaviestLines(parts, lines);
  const isCareful = heaviest.length <= LINES.careful;
  return {
    id: "all",
    layoutOptions: {
      ...OPTIONS,
      "elk.layered.nodePlacement.strategy": isCareful ? "NETWORK_SIMPLEX" : "BRANDES_KOEPF",
      "elk.layered.thoroughness": isCareful ? "10" : "1",
    },
    children: parts.map(({ id, width, height }) => ({ id, width, height })),
    edges: heaviest.map(({ fromId, toId }, place) => ({
      id: `l${place}`,
      sources: [fromId],
      targets: [toId],
    })),
  };
}

/**
 * The lines that decide where parts stand: the heaviest that hold all together, and the next ones as far as there is
 * time for them. The others are drawn all the same.
 */
function heaviestLines(parts: Siblings["parts"], lines: readonly SiblingPair[]): readonly SiblingPair[] {
  if (lines.length <= LINES.most) {
    return lines;
  }
  const sorted = [...lines].sort((left, right) => right.count - left.count);
  const groupOf = new Map(parts.map(({ id }) => [id, id]));
  const rootOf = (id: string): string => {
    const up = groupOf.get(id) ?? id;
    return up === id ? id : rootOf(up);
  };
  const holding = sorted.filter(({ fromId, toId }) => {
    const [from, to] = [rootOf(fromId), rootOf(toId)];
    groupOf.set(from, to);
    return from !== to;
  });
  const held = new Set(holding);
  return [...holding, ...sorted.filter((line) => !held.has(line))].slice(0, LINES.most);
}
