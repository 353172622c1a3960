import elk, { type ElkNode } from "elkjs/lib/elk-api.js";
import { workerAddress } from "../engines/worker-address.js";
import type { Point } from "./box.js";
import address from "./elk.worker.js?worker&url";
import type { Siblings } from "./sibling-layout.js";

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

/** Up to this many lines the slow way to straighter lines is quick. */
const CAREFUL_LINES = 60;

let layouter: InstanceType<typeof elk.default> | null = null;

/** Places parts in layers along what goes between them, in a worker of its own. */
export async function elkPlaces(siblings: Siblings): Promise<ReadonlyMap<string, Point>> {
  layouter ??= new elk.default({
    workerFactory: () => new Worker(workerAddress(address), { type: "module", name: "elk" }),
  });
  const laid = await layouter.layout(graphOf(siblings));
  return new Map((laid.children ?? []).map(({ id, x = 0, y = 0 }) => [id, { x, y }]));
}

function graphOf({ parts, lines }: Siblings): ElkNode {
  const isCareful = lines.length <= CAREFUL_LINES;
  return {
    id: "all",
    layoutOptions: {
      ...OPTIONS,
      "elk.layered.nodePlacement.strategy": isCareful ? "NETWORK_SIMPLEX" : "BRANDES_KOEPF",
      "elk.layered.thoroughness": isCareful ? "10" : "2",
    },
    children: parts.map(({ id, width, height }) => ({ id, width, height })),
    edges: lines.map(({ fromId, toId }, place) => ({ id: `l${place}`, sources: [fromId], targets: [toId] })),
  };
}
