import { type Binding, type Channel, codeSpan, type Message, type Subscription } from "@plumbline/model-core";
import { publications } from "../../contracts/asyncapi/publications.js";
import { inIdOrder } from "../../in-id-order.js";
import { type NamedText, namedData } from "../../markdown/data-block.js";
import { bullets } from "../../markdown/facts.js";
import { heading, namedHeading } from "../../markdown/heading.js";
import { orNothing, toldFact } from "../told-fact.js";
import type { DesignView } from "../view/design-view.js";
import { retryFacts } from "./operations-section.js";

/** Channels, what routes and takes their messages, and the messages. */
export function messagingSection(view: DesignView): readonly string[] {
  const { channels, subscriptions, bindings, messages } = view.model;
  return [
    heading(2, "4 Channels subscriptions and messages"),
    "All of them are in `asyncapi.yaml` too.",
    heading(3, "Channels"),
    ...orNothing(inIdOrder(channels).flatMap((channel) => channelBlocks(channel, view))),
    heading(3, "Bindings"),
    ...orNothing(inIdOrder(bindings).flatMap((binding) => bindingBlocks(binding, view))),
    heading(3, "Subscriptions"),
    ...orNothing(inIdOrder(subscriptions).flatMap((subscription) => subscriptionBlocks(subscription, view))),
    heading(3, "Publications in scenarios"),
    ...publicationBlocks(view),
    heading(3, "Messages"),
    ...orNothing(inIdOrder(messages).flatMap((message) => messageBlocks(message, view))),
  ];
}

export function channelBlocks(channel: Channel, { index }: DesignView): readonly string[] {
  const { id, name, kind } = channel;
  const ids = (facts: readonly { readonly id: string }[] = []) => facts.map((fact) => fact.id);
  return toldFact(channel, {
    heading: namedHeading(4, "Channel", name),
    facts: [
      ["kind", kind],
      ["bindings from it", ids(index.bindingsOfSource.get(id))],
      ["bindings to it", ids(index.bindingsOfTarget.get(id))],
      ["subscriptions", ids(index.subscriptionsOfChannel.get(id))],
    ],
    texts: [["name", name]],
  });
}

export function bindingBlocks(binding: Binding, { names }: DesignView): readonly string[] {
  const { id, sourceChannelId, targetChannelId, routingKey } = binding;
  return toldFact(binding, {
    heading: heading(4, `Binding ${codeSpan(id)}`),
    facts: [
      ["from channel", sourceChannelId],
      ["to channel", targetChannelId],
      ["has a routing key", routingKey !== null],
    ],
    texts: [
      ["from channel", names.get(sourceChannelId)],
      ["to channel", names.get(targetChannelId)],
      ["routing key", routingKey],
    ],
  });
}

export function subscriptionBlocks(subscription: Subscription, { names }: DesignView): readonly string[] {
  const { id, channelId, consumerId, retry, deadLetterChannelId } = subscription;
  return toldFact(subscription, {
    heading: heading(4, `Subscription ${codeSpan(id)}`),
    facts: [
      ["channel", channelId],
      ["consumer", consumerId],
      ["dead-letter channel", deadLetterChannelId ?? "none"],
      ...retryFacts(retry),
    ],
    texts: [
      ["channel", names.get(channelId)],
      ["consumer", names.get(consumerId)],
      ["dead-letter channel", deadLetterChannelId === null ? null : names.get(deadLetterChannelId)],
    ],
  });
}

function publicationBlocks({ scenarios, model }: DesignView): readonly string[] {
  const all = publications(scenarios, model);
  const sentences = all.map(
    ({ publisherId, channelId, messageId }, at) =>
      `Publication ${at + 1}: ${codeSpan(publisherId)} publishes message ${codeSpan(messageId)} to channel ${codeSpan(channelId)}.`,
  );
  const keys = all.flatMap(({ routingKeys }, at) =>
    routingKeys.map((key): NamedText => [`routing key of publication ${at + 1}`, key]),
  );
  return orNothing(all.length === 0 ? [] : [bullets(sentences), namedData(keys)]);
}

export function messageBlocks(message: Message, { names }: DesignView): readonly string[] {
  const { name, description, producerId, consumerIds, schemaId, tags } = message;
  return toldFact(message, {
    heading: namedHeading(4, "Message", name),
    facts: [
      ["producer", producerId],
      ["consumers", consumerIds.toSorted()],
      ["schema", schemaId ?? "none"],
    ],
    texts: [
      ["name", name],
      ["description", description],
      ["producer", names.get(producerId)],
      ...consumerIds.toSorted().map((id) => ["consumer", names.get(id)] as const),
      ...tags.toSorted().map((tag) => ["tag", tag] as const),
    ],
  });
}
