import type { Binding, Relationship, Subscription } from "@plumbline/model-core";
import { quoted } from "@plumbline/playback-engine";
import type { Cited } from "../records/cited.js";
import { nameOf } from "../state/name-of.js";
import type { ReviewContext } from "../state/review-context.js";

/** What a sentence calls a thing by its name alone: the name, or the ID of what has none or is not there. */
export function nameInWords(context: ReviewContext, thing: Cited): string {
  return quoted(nameOf(context, thing) ?? thing.id);
}

/** What a sentence calls a thing: its kind and its name. What has no name is called by what it joins. */
export function inWords(context: ReviewContext, thing: Cited): string {
  if (thing.id === "") {
    return `the ${thing.kind} that a step leaves out`;
  }
  const joining = joiningInWords(context, thing);
  return joining ?? `${thing.kind} ${nameInWords(context, thing)}`;
}

function joiningInWords(context: ReviewContext, { kind, id }: Cited): string | null {
  const { bindings, subscriptions } = context.index;
  switch (kind) {
    case "binding":
      return bindingInWords(context, bindings.get(id));
    case "subscription":
      return subscriptionInWords(context, subscriptions.get(id));
    case "relationship":
      return relationshipInWords(context, context.relationships.get(id));
    default:
      return null;
  }
}

function relationshipInWords(context: ReviewContext, relationship: Relationship | undefined): string | null {
  if (relationship === undefined) {
    return null;
  }
  const from = nameInWords(context, { kind: "element", id: relationship.fromId });
  return `the relationship from ${from} to ${nameInWords(context, { kind: "element", id: relationship.toId })}`;
}

function bindingInWords(context: ReviewContext, binding: Binding | undefined): string | null {
  if (binding === undefined) {
    return null;
  }
  const source = nameInWords(context, { kind: "channel", id: binding.sourceChannelId });
  return `the binding from ${source} to ${nameInWords(context, { kind: "channel", id: binding.targetChannelId })}`;
}

function subscriptionInWords(context: ReviewContext, subscription: Subscription | undefined): string | null {
  if (subscription === undefined) {
    return null;
  }
  const consumer = nameInWords(context, { kind: "element", id: subscription.consumerId });
  return `the subscription of ${consumer} on ${nameInWords(context, { kind: "channel", id: subscription.channelId })}`;
}

/** A sentence that begins with these words. */
export function capitalised(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
