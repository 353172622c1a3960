import type { Retry } from "@plumbline/model-core";
import type { Design } from "../design.js";
import { type Html, html } from "../html.js";
import { label, source } from "../label.js";
import type { Links } from "../links.js";
import { tableSection } from "../tables.js";

/** How often something is tried. */
export function retryWords(retry: Retry | null): string {
  return retry === null ? "no retry" : `${retry.maxAttempts} attempts, ${retry.backoffMs} ms between them`;
}

/** A time-out in words. */
export function timeoutWords(timeoutMs: number): string {
  return timeoutMs === 0 ? "none declared" : `${timeoutMs} ms`;
}

/** What takes messages from a channel, or what a part takes. */
export function subscriptionsTable(design: Design, id: string, links: Links): Html | null {
  const rows = design.subscriptionsOf(id).map((subscription) => {
    const { channelId, consumerId, retry, deadLetterChannelId } = subscription;
    const dead =
      deadLetterChannelId === null
        ? "none"
        : links.fact("channels", deadLetterChannelId, design.nameOf(deadLetterChannelId));
    return [
      links.fact("channels", channelId, design.nameOf(channelId)),
      links.fact("elements", consumerId, design.nameOf(consumerId)),
      retryWords(retry),
      dead,
      label(subscription),
      source(subscription),
    ];
  });
  return tableSection(
    "Subscriptions",
    ["Channel", "Consumer", "Retry", "Dead letters to", "How sure", "Found in"],
    rows,
  );
}

/** Where messages go from channel to channel. */
export function bindingsTable(design: Design, id: string, links: Links): Html | null {
  const rows = design
    .bindingsOf(id)
    .map((binding) => [
      links.fact("channels", binding.sourceChannelId, design.nameOf(binding.sourceChannelId)),
      links.fact("channels", binding.targetChannelId, design.nameOf(binding.targetChannelId)),
      binding.routingKey === null ? "every message" : html`<code>${binding.routingKey}</code>`,
      label(binding),
      source(binding),
    ]);
  return tableSection("Bindings", ["From", "To", "Routing key", "How sure", "Found in"], rows);
}

/** The relationships of a part, to and from it. */
export function relationshipsTable(design: Design, id: string, links: Links): Html | null {
  const rows = design
    .relationshipsOf(id)
    .map((relationship) => [
      links.fact("elements", relationship.fromId, design.nameOf(relationship.fromId)),
      links.fact("elements", relationship.toId, design.nameOf(relationship.toId)),
      [relationship.label, relationship.technology].filter(Boolean).join(", "),
      label(relationship),
      source(relationship),
    ]);
  return tableSection("Relationships", ["From", "To", "What", "How sure", "Found in"], rows);
}

/** Operations with what a caller has to know. */
export function operationsTable(design: Design, operations: Design["operations"], links: Links): Html | null {
  const rows = operations.map((operation) => [
    links.fact("operations", operation.id, operation.name),
    links.fact("elements", operation.ownerId, design.nameOf(operation.ownerId)),
    operation.transport,
    timeoutWords(operation.timeoutMs),
    retryWords(operation.retry),
    label(operation),
  ]);
  return tableSection("Operations", ["Operation", "Of", "Transport", "Time-out", "Retry", "How sure"], rows);
}

/** Messages with who makes and takes them. */
export function messagesTable(design: Design, messages: Design["messages"], links: Links): Html | null {
  const rows = messages.map((message) => [
    links.fact("messages", message.id, message.name),
    links.fact("elements", message.producerId, design.nameOf(message.producerId)),
    message.consumerIds.length === 0
      ? "nobody"
      : message.consumerIds.map((id, at) => [
          at === 0 ? "" : ", ",
          links.fact("elements", id, design.nameOf(id)),
        ]),
    label(message),
  ]);
  return tableSection("Messages", ["Message", "From", "To", "How sure"], rows);
}
