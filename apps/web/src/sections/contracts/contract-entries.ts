import type { FactStatus } from "@plumbline/model-core";
import type { ModelLists } from "../../api/model-query.js";
import { CONTRACT_WORDS as words } from "../../words/contracts.js";
import type { ContractKind } from "./contracts-search.js";

/** A contract as it stands in the catalogue. */
export interface ContractEntry {
  readonly kind: ContractKind;
  readonly id: string;
  readonly name: string;
  /** Between whom it is, in a line. */
  readonly between: string;
  /** How sure it is; null of a schema, which carries no label. */
  readonly status: FactStatus | null;
  readonly isStale: boolean;
}

/** Everything that was agreed on, by kind and then by name. */
export function contractEntries(model: ModelLists): readonly ContractEntry[] {
  const names = new Map(model.elements.map(({ id, name }) => [id, name]));
  const nameOf = (id: string): string => names.get(id) ?? words.unnamed;
  const consumersOf = Map.groupBy(model.subscriptions, ({ channelId }) => channelId);
  const entries: readonly ContractEntry[] = [
    ...model.messages.map((message) => ({
      ...entryOf("message", message),
      between: `${nameOf(message.producerId)} → ${listed(message.consumerIds.map(nameOf))}`,
    })),
    ...model.channels.map((channel) => ({
      ...entryOf("channel", channel),
      between: `${channel.kind} → ${listed((consumersOf.get(channel.id) ?? []).map(({ consumerId }) => nameOf(consumerId)))}`,
    })),
    ...model.operations.map((operation) => ({
      ...entryOf("operation", operation),
      between: `${operation.transport} · ${nameOf(operation.ownerId)}`,
    })),
    ...model.schemas.map(({ id, name, version }) => ({
      kind: "schema" as const,
      id,
      name,
      between: `${words.version} ${version}`,
      status: null,
      isStale: false,
    })),
  ];
  return [...entries].sort(byKindThenName);
}

interface LabelledFact {
  readonly id: string;
  readonly name: string;
  readonly factStatus: FactStatus;
  readonly stale: unknown;
}

function entryOf(kind: ContractKind, { id, name, factStatus, stale }: LabelledFact) {
  return { kind, id, name, status: factStatus, isStale: stale !== null };
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? words.nobody : [...new Set(names)].join(", ");
}

const ORDER: readonly ContractKind[] = ["message", "channel", "operation", "schema"];

function byKindThenName(one: ContractEntry, other: ContractEntry): number {
  const kinds = ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind);
  if (kinds !== 0 || one.name === other.name) {
    return kinds;
  }
  return one.name < other.name ? -1 : 1;
}

/** Those of a kind whose name, ID or partners hold the text, in any letter case. */
export function soughtEntries(
  entries: readonly ContractEntry[],
  { kind, q = "" }: { readonly kind?: ContractKind | undefined; readonly q?: string | undefined },
): readonly ContractEntry[] {
  const sought = q.trim().toLowerCase();
  return entries.filter(
    (entry) =>
      (kind === undefined || entry.kind === kind) &&
      `${entry.name} ${entry.between} ${entry.id}`.toLowerCase().includes(sought),
  );
}
