import elk from "elkjs/lib/elk-api.js";
import { workerAddress } from "../engines/worker-address.js";
import type { Point } from "./box.js";
import address from "./elk.worker.js?worker&url";
import { graphOf } from "./elk-graph.js";
import type { Siblings } from "./sibling-layout.js";

let layouter: InstanceType<typeof elk.default> | null = null;

/** Loads the layouter and lets it run once, so that the first picture waits for neither. */
export function warmUp(): void {
  const [one, other] = ["one", "other"].map((id) => ({ id, width: 10, height: 10 }));
  if (one !== undefined && other !== undefined) {
    const lines = [{ fromId: one.id, toId: other.id, count: 1 }];
    // Where it fails it fails again when it is needed, and is told there.
    elkPlaces({ parts: [one, other], lines }).catch(() => undefined);
  }
}

/** Places parts in layers along what goes between them, in a worker of its own. */
export async function elkPlaces(siblings: Siblings): Promise<ReadonlyMap<string, Point>> {
  layouter ??= new elk.default({
    workerFactory: () => new Worker(workerAddress(address), { type: "module", name: "elk" }),
  });
  const laid = await layouter.layout(graphOf(siblings));
  return new Map((laid.children ?? []).map(({ id, x = 0, y = 0 }) => [id, { x, y }]));
}
