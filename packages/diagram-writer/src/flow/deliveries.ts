import type { ModelIndex, Subscription } from "@plumbline/model-core";
import type { PublishDocument } from "@plumbline/playback-engine";
import { routeMessage } from "@plumbline/playback-engine";
import type { Mark } from "../picture/standing.js";
import { DrawnWay } from "./drawn-way.js";

/** A subscription that a published message reaches, and over which channels behind the published one. */
export interface Delivery {
  readonly subscription: Subscription;
  /** The names of the channels on the way, the published one left out. */
  readonly via: readonly string[];
  readonly marks: readonly Mark[];
}

/** Where a published message goes when no fault is met, in the order of playback. */
export function deliveriesOf(index: ModelIndex, step: PublishDocument): readonly Delivery[] {
  const way = new DrawnWay(index, step.routingKey ?? null);
  routeMessage(way, step.channel ?? "");
  return way.deliveries;
}
