import type { LinkedKind } from "@plumbline/promise-core";
import { quotedName } from "@plumbline/promise-core";
import { atMostPossible, type Cause, strongestOf } from "./cause.js";
import { passedOn } from "./cause-of-change.js";
import type { DesignInChange } from "./design-in-change.js";
import { type Neighbour, neighboursOf, ownerOf } from "./neighbours.js";

/** A part of a model that a scenario or a promise names. */
export interface NamedPart {
  readonly kind: Exclude<LinkedKind, "scenario">;
  readonly id: string;
}

/** What touches what a step, a handler or a fault names: the part itself, or the element that it is of. */
export function causesOfStepPart(design: DesignInChange, part: NamedPart): readonly Cause[] {
  return [
    ...ofPartItself(design, part),
    ...ownerOf(design.index, part).flatMap((owner) => ofOwner(design, owner)),
  ];
}

/** The same of what a promise is linked with, and what lies one hop away on its path. */
export function causesOfLinkedPart(design: DesignInChange, part: NamedPart): readonly Cause[] {
  const beside = neighboursOf(design.index, part).flatMap((neighbour) => ofNeighbour(design, neighbour));
  return [...causesOfStepPart(design, part), ...beside];
}

function ofPartItself(design: DesignInChange, { kind, id }: NamedPart): readonly Cause[] {
  const cause = strongestOf((kind === "element" ? design.elements : design.facts).get(id) ?? []);
  const words = `It names the ${kind} ${nameOf(design, id)}.`;
  return cause === null ? [] : [{ ...cause, reason: passedOn(cause.reason, "linked-thing", words) }];
}

/** What an element is touched by possibly touches each part of it. */
function ofOwner(design: DesignInChange, { id, words }: Neighbour): readonly Cause[] {
  const cause = strongestOf(design.elements.get(id) ?? []);
  return cause === null ? [] : [besides(design, { id, words }, cause)];
}

/** What else lies beside a part counts where it is certain. */
function ofNeighbour(design: DesignInChange, { id, words }: Neighbour): readonly Cause[] {
  const cause = strongestOf([...(design.facts.get(id) ?? []), ...(design.elements.get(id) ?? [])]);
  return cause?.certainty === "definite" ? [besides(design, { id, words }, cause)] : [];
}

function besides(design: DesignInChange, { id, words }: Neighbour, { certainty, reason }: Cause): Cause {
  const said = `${words} ${nameOf(design, id)}.`;
  return { certainty: atMostPossible(certainty), reason: passedOn(reason, "one-hop", said) };
}

/** Subscriptions and bindings have no name of their own. */
function nameOf({ index }: DesignInChange, id: string): string {
  const named =
    index.elements.get(id) ?? index.operations.get(id) ?? index.messages.get(id) ?? index.channels.get(id);
  return quotedName(named?.name ?? id);
}
