import { CHANNEL_KINDS, type ChannelKind } from "@plumbline/model-core";
import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";

/** What the bindings of a protocol say of the kind of a channel. */
const BY_PROTOCOL: Readonly<Record<string, (binding: Place) => ChannelKind | null>> = {
  amqp: (binding) => (binding.at("is").text === "queue" ? "queue" : "exchange"),
  anypointmq: (binding) => (binding.at("destinationType").text === "exchange" ? "exchange" : "queue"),
  ibmmq: (binding) => (binding.at("destinationType").text === "queue" ? "queue" : "topic"),
  jms: (binding) => (binding.at("destinationType").text?.includes("queue") === true ? "queue" : "topic"),
  sqs: () => "queue",
  solace: () => "topic",
  sns: () => "topic",
  kafka: () => "topic",
  mqtt: () => "topic",
  mqtt5: () => "topic",
  nats: () => "topic",
  pulsar: () => "topic",
  googlepubsub: () => "topic",
  redis: () => "topic",
};

/** The kind that a channel has: as `x-kind` or its bindings say it, a topic where neither does. */
export function channelKind(channel: Place, notes: NoteList): ChannelKind {
  const stated = CHANNEL_KINDS.find((kind) => kind === channel.at("x-kind").value);
  const bound = channel.at("bindings").members.flatMap((binding) => {
    const kind = Object.hasOwn(BY_PROTOCOL, binding.key) ? BY_PROTOCOL[binding.key]?.(binding) : null;
    return kind ?? [];
  });
  const kind = stated ?? bound[0];
  if (kind === undefined) {
    notes.add(channel, "does not say whether it is a topic, a queue or an exchange: it becomes a topic");
  }
  return kind ?? "topic";
}
