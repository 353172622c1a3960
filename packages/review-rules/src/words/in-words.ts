import type { Binding, Subscription } from "@plumbline/model-core";
import { quoted } from "@plumbline/playback-engine";
import type { Cited } from "../records/rule.js";
import { nameOf, type ReviewContext } from "../state/review-context.js";

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
  if (kind === "binding") {
    return bindingInWords(context, bindings.get(id));
  }
  return kind === "subscription" ? subscriptionInWords(context, subscriptions.get(id)) : null;
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
