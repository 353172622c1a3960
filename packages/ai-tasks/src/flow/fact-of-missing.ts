import {
  type ChannelId,
  type ElementId,
  type FactStanding,
  type Guid,
  type MessageId,
  type OperationId,
  present,
  type SubscriptionId,
  wholeFact,
} from "@plumbline/model-core";
import type { PresentFact } from "../records/pinned-part.js";
import type { MissingPart } from "./missing-part.js";

/** What a fact is made of beside the missing part that it becomes. */
export interface FactOfMissing {
  readonly id: Guid;
  /** Null takes that of the part. */
  readonly name: string | null;
  /** The ID of a part by its alias. */
  readonly idOf: (alias: string) => Guid;
  /** The element that holds it; null takes that of the part. */
  readonly parentId: Guid | null;
  readonly standing: FactStanding;
}

/** The fact that a missing part becomes (docs/reference/ai.md#missing-parts): an element of it is planned. */
export function factOfMissing(part: MissingPart, making: FactOfMissing): PresentFact {
  const { id, idOf, standing } = making;
  const name = making.name ?? part.name ?? "";
  const named = <Id extends Guid>(alias: string | null): Id => idOf(present(alias)) as Id;
  const orNull = <Id extends Guid>(alias: string | null): Id | null => (alias === null ? null : named(alias));
  switch (part.kind) {
    case "element": {
      const parentId = (making.parentId ?? orNull(part.parent)) as ElementId | null;
      const said = { kind: present(part.elementKind), technology: part.technology, parentId };
      const fact = { ...standing, ...said, id: id as ElementId, name, status: "planned" as const };
      return { kind: "element", fact: wholeFact("element", fact) };
    }
    case "operation": {
      const said = { transport: present(part.transport), timeoutMs: part.timeoutMs ?? 0 };
      const fact = {
        ...standing,
        ...said,
        id: id as OperationId,
        name,
        ownerId: named<ElementId>(part.owner),
      };
      return { kind: "operation", fact: wholeFact("operation", fact) };
    }
    case "channel": {
      const fact = { ...standing, id: id as ChannelId, name, kind: present(part.channelKind) };
      return { kind: "channel", fact: wholeFact("channel", fact) };
    }
    case "subscription": {
      const ends = { channelId: named<ChannelId>(part.channel), consumerId: named<ElementId>(part.consumer) };
      const deadLetterChannelId = orNull<ChannelId>(part.deadLetterChannel);
      const fact = { ...standing, ...ends, id: id as SubscriptionId, deadLetterChannelId };
      return { kind: "subscription", fact: wholeFact("subscription", fact) };
    }
    case "message": {
      const consumerIds = [...new Set((part.consumers ?? []).map((alias) => named<ElementId>(alias)))];
      const ends = { producerId: named<ElementId>(part.producer), consumerIds };
      const fact = { ...standing, ...ends, id: id as MessageId, name };
      return { kind: "message", fact: wholeFact("message", fact) };
    }
  }
}
