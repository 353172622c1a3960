import { present } from "@plumbline/model-core";
import type { PlayableBranch, PlayableStep, StepAddress } from "@plumbline/playback-engine";

/** Outcomes in one word of 32 bits, two bits each. */
export const OUTCOMES_PER_WORD = 16;

/** A frame of the scenario: the root, the `then` of a call or a handler, with the steps directly in it. */
export interface FrameShape {
  readonly parent: FrameShape | null;
  readonly steps: Map<number, PlayableStep>;
  /** By slot of the call. */
  readonly callees: Map<number, FrameShape>;
}

/**
 * The steps whose outcome a branch reads, each with a number. Outcomes are kept for these alone, as a vector in
 * every frame under way.
 */
export class WatchedSteps {
  readonly #numbers = new Map<PlayableStep, number>();
  readonly #frameOf = new Map<PlayableStep, FrameShape>();
  readonly #readBy = new Map<PlayableBranch, number>();
  readonly #frames = new Map<readonly PlayableStep[], FrameShape>();
  readonly #readers: PlayableBranch[] = [];
  readonly #isTossed: (branch: PlayableBranch) => boolean;

  constructor(steps: readonly PlayableStep[], isTossed: (branch: PlayableBranch) => boolean) {
    this.#isTossed = isTossed;
    this.#visit(steps, this.#open(steps, null));
    for (const branch of this.#readers) {
      this.#watch(branch);
    }
  }

  get words(): number {
    return Math.ceil(this.#numbers.size / OUTCOMES_PER_WORD);
  }

  /** The number of a step; -1 when no branch reads it. */
  numberOf(step: PlayableStep): number {
    return this.#numbers.get(step) ?? -1;
  }

  /** The number of the step a branch reads. */
  readBy(branch: PlayableBranch): number {
    return this.#readBy.get(branch) ?? -1;
  }

  /** The words that keep every outcome but those of the steps in a list's frame, at any depth. */
  maskOf(list: readonly PlayableStep[]): readonly number[] {
    const mask = Array.from({ length: this.words }, () => -1);
    const frame = present(this.#frames.get(list));
    for (const [step, number] of this.#numbers) {
      if (isWithin(present(this.#frameOf.get(step)), frame)) {
        const word = Math.floor(number / OUTCOMES_PER_WORD);
        mask[word] = mask[word]! & ~(3 << (2 * (number % OUTCOMES_PER_WORD)));
      }
    }
    return mask;
  }

  #open(list: readonly PlayableStep[], parent: FrameShape | null): FrameShape {
    const frame = { parent, steps: new Map(), callees: new Map() };
    this.#frames.set(list, frame);
    return frame;
  }

  #visit(steps: readonly PlayableStep[], frame: FrameShape): void {
    for (const step of steps) {
      frame.steps.set(step.slot, step);
      this.#frameOf.set(step, frame);
      this.#inside(step, frame);
    }
  }

  #inside(step: PlayableStep, frame: FrameShape): void {
    switch (step.type) {
      case "call": {
        const callee = this.#open(step.then, frame);
        frame.callees.set(step.slot, callee);
        this.#visit(step.then, callee);
        this.#visit(step.onError, frame);
        break;
      }
      case "publish":
        step.handlers.forEach((list) => void this.#visit(list, this.#open(list, frame)));
        break;
      case "parallel":
        step.branches.forEach((list) => void this.#visit(list, frame));
        break;
      case "branch":
        if (!this.#isTossed(step)) {
          this.#readers.push(step);
        }
        this.#visit(step.then, frame);
        this.#visit(step.else, frame);
        break;
      case "write":
        break;
    }
  }

  #watch(branch: PlayableBranch): void {
    const step = stepAt(branch.whenStep, present(this.#frameOf.get(branch)));
    const number = this.#numbers.get(step) ?? this.#numbers.size;
    this.#numbers.set(step, number);
    this.#readBy.set(branch, number);
  }
}

function stepAt(address: StepAddress, from: FrameShape): PlayableStep {
  let frame = from;
  for (let climbed = 0; climbed < address.up; climbed += 1) {
    frame = present(frame.parent);
  }
  for (const slot of address.calls) {
    frame = present(frame.callees.get(slot));
  }
  return present(frame.steps.get(address.slot));
}

function isWithin(frame: FrameShape, outer: FrameShape): boolean {
  for (let at: FrameShape | null = frame; at !== null; at = at.parent) {
    if (at === outer) {
      return true;
    }
  }
  return false;
}
