import { quoted } from "@plumbline/playback-engine";
import type { Cited } from "../records/rule.js";
import { oncePerReview, type ReviewContext } from "../state/review-context.js";

/** What a sentence calls a thing: its kind with its name, or with its ID where the state lacks it. */
export function nameInWords(context: ReviewContext, { kind, id }: Cited): string {
  return `the ${kind} ${described(context, kind, id)}`;
}

/** The same without its kind. */
export function quotedName(context: ReviewContext, { kind, id }: Cited): string {
  return quoted(nameOf(context, kind, id) ?? id);
}

/** What has no name of its own is called after its ends. */
function described(context: ReviewContext, kind: Cited["kind"], id: string): string {
  const { subscriptions, bindings } = context.index;
  const [subscription, binding] = [subscriptions.get(id), bindings.get(id)];
  const relationship = context.relationships.get(id);
  if (kind === "subscription" && subscription !== undefined) {
    const { consumerId, channelId } = subscription;
    return `of ${called(context, "element", consumerId)} on ${called(context, "channel", channelId)}`;
  }
  if (kind === "binding" && binding !== undefined) {
    const { sourceChannelId, targetChannelId } = binding;
    return `from ${called(context, "channel", sourceChannelId)} to ${called(context, "channel", targetChannelId)}`;
  }
  if (kind === "relationship" && relationship !== undefined) {
    const { fromId, toId } = relationship;
    return `from ${called(context, "element", fromId)} to ${called(context, "element", toId)}`;
  }
  return called(context, kind, id);
}

function called(context: ReviewContext, kind: Cited["kind"], id: string): string {
  return quotedName(context, { kind, id });
}

function nameOf(context: ReviewContext, kind: Cited["kind"], id: string): string | undefined {
  const { elements, operations, messages, channels, schemas } = context.index;
  switch (kind) {
    case "element":
      return elements.get(id)?.name;
    case "operation":
      return operations.get(id)?.name;
    case "message":
      return messages.get(id)?.name;
    case "channel":
      return channels.get(id)?.name;
    case "schema":
      return schemas.get(id)?.name;
    case "scenario":
      return scenarioNames(context).get(id);
    default:
      return undefined;
  }
}

const scenarioNames = oncePerReview(
  ({ scenarios }): ReadonlyMap<string, string> =>
    new Map(scenarios.map(({ id, document }) => [id, document.name])),
);
