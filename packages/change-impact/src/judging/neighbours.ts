import type { ModelIndex } from "@plumbline/model-core";
import type { NamedPart } from "./causes-of-named.js";

/** What lies beside a part of a model, and how that is said of it; its name follows. */
export interface Neighbour {
  readonly id: string;
  readonly words: string;
}

/** The element that a part is of: owner of an operation, consumer of a subscription, producer of a message. */
export function ownerOf(index: ModelIndex, { kind, id }: NamedPart): readonly Neighbour[] {
  switch (kind) {
    case "operation":
      return beside("It names an operation of the element", index.operations.get(id)?.ownerId);
    case "subscription":
      return beside("It names a subscription of the element", index.subscriptions.get(id)?.consumerId);
    case "message":
      return beside("It names a message of the element", index.messages.get(id)?.producerId);
    case "channel":
    case "element":
      return [];
  }
}

/** What else lies one hop away on its path: the channel of a subscription; bindings of a channel, and where they lead. */
export function neighboursOf(index: ModelIndex, { kind, id }: NamedPart): readonly Neighbour[] {
  switch (kind) {
    case "subscription":
      return beside("It names a subscription on the channel", index.subscriptions.get(id)?.channelId);
    case "channel":
      return (index.bindingsOfSource.get(id) ?? []).flatMap((binding) => [
        { id: binding.id, words: "It names a channel with the binding" },
        { id: binding.targetChannelId, words: "It names a channel that is bound to the channel" },
      ]);
    case "operation":
    case "message":
    case "element":
      return [];
  }
}

function beside(words: string, id: string | undefined): readonly Neighbour[] {
  return id === undefined ? [] : [{ id, words }];
}
