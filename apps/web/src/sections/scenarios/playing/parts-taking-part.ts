import type { ModelLists } from "../../../canvas/canvas-model.js";
import type { PlayedEvent } from "../../../engines/play.js";

export interface PartsTakingPart {
  /** The facts that a run is about, with the frames around them. */
  readonly model: ModelLists;
  /** The frames, which stand open. */
  readonly openIds: readonly string[];
}

/**
 * The part of a model that a run is about. What has nothing to do with it is left out, so that the picture is the story.
 */
export function partsTakingPart(model: ModelLists, events: readonly PlayedEvent[]): PartsTakingPart {
  const named = new Set(events.flatMap(({ from, to, target }) => [from, to, target]));
  const parents = new Map(model.elements.map(({ id, parentId }) => [id, parentId]));
  const frames = new Set<string>();
  for (const id of named) {
    for (const frame of framesOf(id, parents)) {
      frames.add(frame);
    }
  }
  const isIn = (id: string | null): boolean => named.has(id) || frames.has(id ?? "");
  const shown = {
    ...model,
    elements: model.elements.filter(({ id }) => isIn(id)),
    channels: model.channels.filter(({ id }) => isIn(id)),
    relationships: model.relationships.filter(({ fromId, toId }) => isIn(fromId) && isIn(toId)),
    messages: model.messages.filter(({ producerId }) => isIn(producerId)),
    operations: model.operations.filter(({ ownerId }) => isIn(ownerId)),
    subscriptions: model.subscriptions.filter(
      ({ channelId, consumerId }) => isIn(channelId) && isIn(consumerId),
    ),
    bindings: model.bindings.filter(
      ({ sourceChannelId, targetChannelId }) => isIn(sourceChannelId) && isIn(targetChannelId),
    ),
  };
  return { model: shown, openIds: [...frames] };
}

function framesOf(id: string | null, parents: ReadonlyMap<string, string | null>): readonly string[] {
  const frames = new Set<string>();
  for (let frame = parents.get(id ?? "") ?? null; frame !== null; frame = parents.get(frame) ?? null) {
    if (frames.has(frame)) {
      break;
    }
    frames.add(frame);
  }
  return [...frames];
}
