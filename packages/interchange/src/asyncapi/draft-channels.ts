import type { BindingId, ChannelId, ChannelKind, SubscriptionId } from "@plumbline/model-core";
import { FACT_LIMITS, isLongerThan, present } from "@plumbline/model-core";
import type { ModelDraft } from "../drafting/model-draft.js";
import { statedRetry } from "../drafting/stated-retry.js";
import type { Place } from "../reading/place.js";
import { channelKind } from "./channel-kind.js";
import type { ChannelUse, ReadChannel, ReadChannels } from "./channel-uses.js";
import type { PartiesOfContract } from "./parties-of-contract.js";

/** A channel that was drafted. */
interface DraftedChannel {
  readonly id: ChannelId;
  readonly kind: ChannelKind;
}

type DraftedChannels = ReadonlyMap<string, DraftedChannel>;

/** Drafts channels, who subscribes to them, and how a contract of Plumbline says that they are bound. */
export function draftChannels(read: ReadChannels, draft: ModelDraft, parties: PartiesOfContract): void {
  const drafted = new Map<string, DraftedChannel>();
  for (const channel of read.channels) {
    drafted.set(channel.key, draftChannel(channel, draft));
  }
  for (const { key, place } of read.channels) {
    for (const binding of place.at("x-bindings").items) {
      draftBinding(binding, present(drafted.get(key)), { draft, drafted });
    }
  }
  for (const use of read.uses.filter(({ action }) => action === "receive")) {
    draftSubscription(use, parties, { draft, drafted });
  }
}

function draftChannel({ key, address, place }: ReadChannel, draft: ModelDraft): DraftedChannel {
  const id = draft.id<ChannelId>("channel", key);
  const kind = channelKind(place, draft.notes);
  draft.fact("channel", place, { id, name: draft.name(address, place), kind });
  return { id, kind };
}

interface Drafting {
  readonly draft: ModelDraft;
  readonly drafted: DraftedChannels;
}

function draftBinding(binding: Place, source: DraftedChannel, { draft, drafted }: Drafting): void {
  const target = drafted.get(binding.at("targetChannelId").text ?? "");
  const routingKey = binding.at("routingKey").text;
  const fits =
    target !== undefined &&
    source.id !== target.id &&
    source.kind !== "queue" &&
    target.kind !== "topic" &&
    !isLongerThan(routingKey ?? "", FACT_LIMITS.routingKeyLength);
  if (!fits) {
    draft.notes.add(binding, "is no binding that the model can hold");
    return;
  }
  const id = draft.id<BindingId>("binding", JSON.stringify([source.id, target.id, routingKey]));
  draft.fact("binding", binding, { id, sourceChannelId: source.id, targetChannelId: target.id, routingKey });
}

function draftSubscription(use: ChannelUse, parties: PartiesOfContract, { draft, drafted }: Drafting): void {
  const { operation, channel } = use;
  const { id: channelId } = present(drafted.get(channel.key));
  const consumerId = parties.named(operation.at("x-consumer-id")) ?? parties.owner;
  const deadLetter = operation.at("x-dead-letter-channel-id");
  const deadLetterId = drafted.get(deadLetter.text ?? "")?.id ?? null;
  if (deadLetter.isThere && (deadLetterId === null || deadLetterId === channelId)) {
    draft.notes.add(deadLetter, "names no other channel of the document");
  }
  const id = draft.id<SubscriptionId>("subscription", JSON.stringify([channelId, consumerId]));
  if (draft.has(id)) {
    return;
  }
  draft.fact("subscription", operation, {
    id,
    channelId,
    consumerId,
    retry: statedRetry(operation.at("x-retry"), draft.notes),
    deadLetterChannelId: deadLetterId === channelId ? null : deadLetterId,
  });
}
