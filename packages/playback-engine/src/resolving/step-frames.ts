import { present } from "@plumbline/model-core";
import type { StepAddress } from "../playable-scenario.js";

/** A frame while its steps are given slots: the scenario, the `then` of a call or a handler. */
export interface Frame {
  readonly parent: Frame | null;
  /** The slot, in the parent, of the call whose attempts it is; null for the root and for handlers. */
  readonly callSlot: number | null;
  slots: number;
}

/** Where a step stands. */
export interface StepPosition {
  readonly frame: Frame;
  readonly slot: number;
}

export function newFrame(parent: Frame | null, callSlot: number | null): Frame {
  return { parent, callSlot, slots: 0 };
}

export function takeSlot(frame: Frame): number {
  frame.slots += 1;
  return frame.slots - 1;
}

/** How a branch in a frame finds a step: up to the frame around both, then down through calls. */
export function addressOf(step: StepPosition, from: Frame): StepAddress {
  const around = new Map<Frame, readonly number[]>();
  let calls: readonly number[] = [];
  for (let frame: Frame | null = step.frame; frame !== null; frame = frame.parent) {
    around.set(frame, calls);
    calls = frame.callSlot === null ? calls : [frame.callSlot, ...calls];
  }
  let up = 0;
  let frame = from;
  while (!around.has(frame)) {
    frame = present(frame.parent);
    up += 1;
  }
  return { up, calls: present(around.get(frame)), slot: step.slot };
}
