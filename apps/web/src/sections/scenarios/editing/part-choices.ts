import type { Model } from "@plumbline/model-core";

/** A part that may be chosen in a form. */
export interface PartChoice {
  readonly id: string;
  readonly name: string;
  /** What it stands under: the owner of an operation, the kind of an element. */
  readonly group: string;
}

export interface PartChoices {
  readonly elements: readonly PartChoice[];
  readonly stores: readonly PartChoice[];
  readonly operations: readonly PartChoice[];
  readonly channels: readonly PartChoice[];
  readonly messages: readonly PartChoice[];
  readonly subscriptions: readonly PartChoice[];
  /** Whatever an event may name. */
  readonly all: readonly PartChoice[];
}

/** The name of everything that a scenario may name, by its ID. */
export function namesOf({ all, messages }: PartChoices): ReadonlyMap<string, string> {
  return new Map([...all, ...messages].map(({ id, name }) => [id, name]));
}

const KINDS = {
  operations: "operation",
  channels: "channel",
  subscriptions: "delivery to a subscriber",
} as const;

/** What a model has to choose from, by groups and names. */
export function partChoices(model: Model): PartChoices {
  const names = new Map<string, string>(
    [...model.elements, ...model.channels, ...model.operations].map(({ id, name }) => [id, name]),
  );
  const nameOf = (id: string): string => names.get(id) ?? id;
  const elements = model.elements.map(({ id, name, kind }) => ({ id, name, group: kind }));
  const operations = model.operations.map(({ id, name, ownerId }) => ({ id, name, group: nameOf(ownerId) }));
  const channels = model.channels.map(({ id, name, kind }) => ({ id, name, group: kind }));
  const subscriptions = model.subscriptions.map(({ id, channelId, consumerId }) => ({
    id,
    name: nameOf(consumerId),
    group: nameOf(channelId),
  }));
  return {
    elements: sorted(elements),
    stores: sorted(elements.filter(({ group }) => group === "store")),
    operations: sorted(operations),
    channels: sorted(channels),
    messages: sorted(model.messages.map(({ id, name }) => ({ id, name, group: "" }))),
    subscriptions: sorted(subscriptions),
    all: [
      ...sorted(elements),
      ...sorted(
        operations.map((one) => ({ ...one, name: `${one.group} · ${one.name}`, group: KINDS.operations })),
      ),
      ...sorted(channels.map((one) => ({ ...one, group: KINDS.channels }))),
      ...sorted(
        subscriptions.map((one) => ({
          ...one,
          name: `${one.group} → ${one.name}`,
          group: KINDS.subscriptions,
        })),
      ),
    ],
  };
}

function sorted(choices: readonly PartChoice[]): readonly PartChoice[] {
  const order = new Intl.Collator("en", { numeric: true });
  return choices.toSorted(
    (left, right) => order.compare(left.group, right.group) || order.compare(left.name, right.name),
  );
}
