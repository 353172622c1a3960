import { canonicalJson, type JsonValue } from "@plumbline/model-core";
import type { CallDocument } from "@plumbline/playback-engine";
import type { ResultWord } from "../../records/finding-words.js";
import type { ReviewedState } from "../../state/reviewed-state.js";
import type { NaiveFinding } from "./naive-finding.js";
import { allStated, type NamedFact } from "./naive-standing.js";
import { allCalls, allPublishes, allWrites, entriesOf } from "./naive-steps.js";

/** "OVR-003: every app and component." "Note." */
export function ovr003(state: ReviewedState): readonly NaiveFinding[] {
  return state.model.elements
    .filter(({ kind }) => kind === "app" || kind === "component")
    .map(({ id }) => ({
      ruleId: "OVR-003",
      subjectKind: "element",
      subjectId: id,
      result: resultOf(state, id),
      severity: "note",
    }));
}

/**
 * "No scenario calls it: not applicable." It reads a fixed set, "any of it in doubt is unknown". "Every call it serves is
 * passed on unchanged" is a concern; "it writes, publishes, calls more than one or answers by itself" is verified.
 */
function resultOf(state: ReviewedState, id: string): ResultWord {
  const served = allCalls(state).filter((call) => ownerOf(state, call) === id);
  if (served.length === 0) {
    return "not-applicable";
  }
  const made = allCalls(state).filter(({ from }) => from === id);
  if (!allStated(state, readBy(state, id, [...served, ...made]))) {
    return "unknown";
  }
  return isHop(state, id, served) ? "concern" : "verified";
}

/** The element, the operations that it serves and calls, and the elements that it calls. */
function readBy(state: ReviewedState, id: string, calls: readonly CallDocument[]): readonly NamedFact[] {
  return [
    { kind: "element", id },
    ...calls.flatMap((call): readonly NamedFact[] => [
      { kind: "operation", id: call.operation },
      { kind: "element", id: ownerOf(state, call) },
    ]),
  ];
}

/**
 * "Always the same operation for one operation and one target element for all, and it writes, publishes and calls nothing
 * else."
 */
function isHop(state: ReviewedState, id: string, served: readonly CallDocument[]): boolean {
  const passed = served.map((call) => ({ call, on: passedOn(state, id, call) }));
  const made = allCalls(state).filter(({ from }) => from === id);
  return (
    passed.every(
      ({ call, on }) =>
        on !== null &&
        passed.every(
          (other) =>
            other.on !== null &&
            ownerOf(state, on) === ownerOf(state, other.on) &&
            (other.call.operation !== call.operation || other.on.operation === on.operation),
        ),
    ) &&
    made.every((call) => passed.some(({ on }) => on === call)) &&
    !allWrites(state).some(({ by }) => by === id) &&
    !allPublishes(state).some(({ from }) => from === id)
  );
}

/**
 * "Has in `then` exactly one step, a call from it to an operation of another element, without `onError`, with equal
 * request and response."
 */
function passedOn(state: ReviewedState, id: string, call: CallDocument): CallDocument | null {
  const [step, ...others] = entriesOf(call.then);
  const isPassedOn =
    step?.type === "call" &&
    others.length === 0 &&
    step.from === id &&
    ownerOf(state, step) !== id &&
    entriesOf(step.onError).length === 0 &&
    isEqual(step.request, call.request) &&
    isEqual(step.response, call.response);
  return isPassedOn ? step : null;
}

function ownerOf({ model }: ReviewedState, { operation }: CallDocument): string | undefined {
  return model.operations.find(({ id }) => id === operation)?.ownerId;
}

function isEqual(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  return canonicalJson(left ?? null) === canonicalJson(right ?? null);
}
