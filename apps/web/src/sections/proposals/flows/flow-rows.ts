import type { Schemas } from "@plumbline/api-client";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";
import { sentByStep } from "./sent-by-step.js";

type Flow = Schemas["FlowOutput"];
type Step = Schemas["FlowStep"];
type NameOf = (alias: string | null) => string;

/** A step as it is read: how deep it stands, when it happens, and what. */
export interface FlowRow {
  readonly key: string;
  readonly depth: number;
  /** Null at the root. */
  readonly when: string | null;
  readonly what: string;
  /** The parts that it names, by their aliases. */
  readonly aliases: readonly string[];
  /** What it sends, answers or writes. */
  readonly sent: ReturnType<typeof sentByStep>;
}

/** The steps of a flow in the order in which they are read, each under the one that holds it. */
export function flowRows({ steps }: Pick<Flow, "steps">, nameOf: NameOf): readonly FlowRow[] {
  const held = new Map<string | null, Step[]>();
  for (const step of steps) {
    held.set(step.parent, [...(held.get(step.parent) ?? []), step]);
  }
  const textOf = new Map(steps.map((step) => [step.key, whatOf(step, nameOf, (key) => key)]));
  const rowsUnder = (parent: string | null, depth: number): readonly FlowRow[] =>
    (held.get(parent) ?? []).flatMap((step) => [
      {
        key: step.key,
        depth,
        when: whenOf(step, nameOf),
        what: whatOf(step, nameOf, (key) => textOf.get(key) ?? key),
        aliases: aliasesOf(step),
        sent: sentByStep(step),
      },
      ...rowsUnder(step.key, depth + 1),
    ]);
  return rowsUnder(null, 0);
}

function aliasesOf({ from, operation, channel, message, store, handlerOf }: Step): readonly string[] {
  const named = [from, operation, channel, message, store, handlerOf];
  return [...new Set(named.filter((alias) => alias !== null))];
}

function whenOf({ slot, branchIndex, handlerOf }: Step, nameOf: NameOf): string | null {
  switch (slot) {
    case "root":
      return null;
    case "branch":
      return words.slots.branch((branchIndex ?? 0) + 1);
    case "handler":
      return words.slots.handler(nameOf(handlerOf));
    default:
      return words.slots[slot];
  }
}

function whatOf(step: Step, nameOf: NameOf, stepText: (key: string) => string): string {
  const from = nameOf(step.from);
  switch (step.type) {
    case "call":
      return words.call(from, nameOf(step.operation));
    case "publish":
      return words.publish(from, nameOf(step.message), nameOf(step.channel));
    case "write":
      return words.write(from, step.dataset || words.data, nameOf(step.store));
    case "parallel":
      return words.parallel;
    case "branch":
      return words.branch(
        step.whenStep === null ? words.unknown : stepText(step.whenStep),
        step.is === null ? words.unknown : words.outcomes[step.is],
      );
  }
}
