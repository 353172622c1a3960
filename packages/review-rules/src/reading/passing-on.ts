import { present, sameValue } from "@plumbline/model-core";
import type { CallDocument, StepDocument, StepListDocument } from "@plumbline/playback-engine";
import type { ReviewContext } from "../state/review-context.js";
import type { Deeds } from "./deeds-of-elements.js";

/** What an element adds to the calls that it serves. */
export type AddedBehaviour = "writes" | "publishes" | "own-answer" | "many-targets" | "other-calls";

/** What an element adds; where it adds nothing, the element that all its calls go to. */
export type PassingOn = { readonly adds: AddedBehaviour } | { readonly adds: null; readonly toId: string };

/** A call that an element serves, with the call that passes it on. */
interface PassedCall {
  readonly operationId: string | null | undefined;
  readonly toOperationId: string | null | undefined;
  readonly toId: string;
}

/** Whether an element passes every call that it serves on unchanged, and does nothing else. */
export function passingOn(context: ReviewContext, elementId: string, deeds: Deeds): PassingOn {
  const passed = deeds.served.flatMap((served) => passedOn(context, elementId, served) ?? []);
  const adds = addedTo(deeds, passed);
  return adds === null ? { adds, toId: present(passed[0]).toId } : { adds };
}

function addedTo(
  { writes, publishes, served, calls }: Deeds,
  passed: readonly PassedCall[],
): AddedBehaviour | null {
  if (writes || publishes) {
    return writes ? "writes" : "publishes";
  }
  if (passed.length < served.length) {
    return "own-answer";
  }
  if (goesToMany(passed)) {
    return "many-targets";
  }
  return calls.length > passed.length ? "other-calls" : null;
}

/** One operation is passed on to one operation always, and all of them to one element. */
function goesToMany(passed: readonly PassedCall[]): boolean {
  const served = new Set(passed.map(({ operationId }) => operationId));
  const ways = new Set(passed.map(({ operationId, toOperationId }) => `${operationId} ${toOperationId}`));
  return ways.size > served.size || new Set(passed.map(({ toId }) => toId)).size > 1;
}

function passedOn(context: ReviewContext, elementId: string, served: CallDocument): PassedCall | null {
  const [call, ...others] = stepsIn(served.then);
  if (call?.type !== "call" || others.length > 0 || call.from !== elementId || !isUnchanged(served, call)) {
    return null;
  }
  const toId = context.index.operations.get(call.operation ?? "")?.ownerId;
  return toId === undefined || toId === elementId
    ? null
    : { operationId: served.operation, toOperationId: call.operation, toId };
}

function isUnchanged(served: CallDocument, call: CallDocument): boolean {
  return (
    stepsIn(call.onError).length === 0 &&
    sameValue(served.request ?? null, call.request ?? null) &&
    sameValue(served.response ?? null, call.response ?? null)
  );
}

function stepsIn(steps: StepListDocument | null | undefined): readonly StepDocument[] {
  return (steps ?? []).filter((step) => step !== null);
}
