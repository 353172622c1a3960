import type { Model } from "@plumbline/model-core";
import type { PlayedRun } from "../../../engines/play.js";

export type BreakableKind = "operation" | "channel" | "subscription" | "element";

/** A part that takes part in a run and can be broken there. */
export interface BreakablePart {
  readonly id: string;
  readonly kind: BreakableKind;
  readonly name: string;
  /** Whose operation it is, or what an element is; empty where nothing more is to say. */
  readonly about: string;
  /** The attempts that it has: more than one where a retry may help. */
  readonly attempts: number;
  /** A time-out needs one that is declared. */
  readonly mayTimeOut: boolean;
  /** How many events it is in. */
  readonly events: number;
}

/** What a run can be broken at, in the order in which it takes part: first what is done, then who does it. */
export function breakableParts(
  run: Pick<PlayedRun, "events" | "labels">,
  model: Model,
): readonly BreakablePart[] {
  const count = new Map<string, number>();
  for (const { from, to, target } of run.events) {
    for (const id of new Set([target, to, from])) {
      if (id !== null) {
        count.set(id, (count.get(id) ?? 0) + 1);
      }
    }
  }
  const known = partsOf(model);
  const parts = [...count].flatMap(([id, events]) => {
    const part = known.get(id);
    return part === undefined ? [] : [{ ...part, name: run.labels.get(id) ?? part.name, events }];
  });
  return [
    ...parts.filter(({ kind }) => kind !== "element"),
    ...parts.filter(({ kind }) => kind === "element"),
  ];
}

function partsOf(model: Model): ReadonlyMap<string, Omit<BreakablePart, "events">> {
  const names = new Map<string, string>(model.elements.map(({ id, name }) => [id, name]));
  const plain = { about: "", attempts: 1, mayTimeOut: false };
  const parts = [
    ...model.operations.map(({ id, name, ownerId, retry, timeoutMs }) => ({
      id,
      kind: "operation" as const,
      name,
      about: names.get(ownerId) ?? "",
      attempts: retry?.maxAttempts ?? 1,
      mayTimeOut: timeoutMs > 0,
    })),
    ...model.channels.map(({ id, name, kind }) => ({
      ...plain,
      id,
      kind: "channel" as const,
      name,
      about: kind,
    })),
    ...model.subscriptions.map(({ id, retry, consumerId }) => ({
      ...plain,
      id,
      kind: "subscription" as const,
      name: names.get(consumerId) ?? id,
      attempts: retry?.maxAttempts ?? 1,
    })),
    ...model.elements.map(({ id, name, kind }) => ({
      ...plain,
      id,
      kind: "element" as const,
      name,
      about: kind,
    })),
  ];
  return new Map(parts.map((part) => [part.id, part]));
}
