import type { Subscription } from "@plumbline/model-core";
import type { PublishDocument } from "@plumbline/playback-engine";
import { DRAWING_LIMITS } from "../limits.js";
import { bindingPasses } from "../picture/binding-passes.js";
import type { ModelLookup } from "../picture/model-lookup.js";
import type { Mark } from "../picture/standing.js";
import { MARKS, marksOfFact } from "../picture/standing.js";

/** A subscription that a published message reaches, and over which channels behind the published one. */
export interface Delivery {
  readonly subscription: Subscription;
  /** The names of the channels on the way, the published one left out. */
  readonly via: readonly string[];
  readonly marks: readonly Mark[];
}

/**
 * Where a published message goes (spec 1, section 4.2, rules 7 and 8): the subscriptions of the channel by
 * ID, then its bindings by ID, each target visited the same way, each channel once.
 */
export function deliveriesOf(lookup: ModelLookup, step: PublishDocument): readonly Delivery[] {
  const deliveries: Delivery[] = [];
  const taken = new Set<string>();
  let bindings = 0;
  const visits: {
    readonly channelId: string;
    readonly via: readonly string[];
    readonly marks: readonly Mark[];
  }[] = [{ channelId: step.channel ?? "", via: [], marks: [] }];
  for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
    const { channelId, via, marks } = visit;
    if (taken.has(channelId)) {
      continue;
    }
    taken.add(channelId);
    for (const subscription of lookup.subscriptionsOfChannel.get(channelId) ?? []) {
      deliveries.push({ subscription, via, marks: allMarks(marks, marksOfFact(subscription)) });
    }
    const followed = (lookup.bindingsOfSource.get(channelId) ?? []).filter((binding) => {
      bindings += 1;
      return (
        bindings <= DRAWING_LIMITS.bindingsOfMessage &&
        bindingPasses(binding.routingKey, step.routingKey ?? null)
      );
    });
    for (const binding of [...followed].reverse()) {
      const target = lookup.channels.get(binding.targetChannelId);
      const name = target?.name ?? binding.targetChannelId;
      visits.push({
        channelId: binding.targetChannelId,
        via: [...via, name],
        marks: allMarks(marks, marksOfFact(binding)),
      });
    }
  }
  return deliveries;
}

/** The doubts of all facts a thing rests on, in the order of the marks. */
export function allMarks(...lists: readonly (readonly Mark[])[]): readonly Mark[] {
  const all = new Set(lists.flat());
  return MARKS.filter((mark) => all.has(mark));
}
