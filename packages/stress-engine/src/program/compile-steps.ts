import type {
  PlayableBranch,
  PlayableCall,
  PlayableParallel,
  PlayablePublish,
  PlayableStep,
} from "@plumbline/playback-engine";
import {
  BRANCH,
  BRANCH_TAKEN,
  CALL,
  ENCLOSING,
  END,
  FIRST,
  FOURTH,
  JUMP,
  NOWHERE,
  PARALLEL,
  PUBLISH,
  SECOND,
  STRIDE,
  THIRD,
  WATCH,
  WRITE,
} from "./instructions.js";
import type { StepTables } from "./step-tables.js";
import type { WatchedSteps } from "./watched-steps.js";

/** The numbers steps refer to. */
export interface StepNumbers {
  readonly operation: (id: string) => number;
  readonly store: (id: string) => number;
  readonly publish: (step: PlayablePublish) => number;
  readonly branch: (step: PlayableBranch) => number;
}

/** A list that waits to be written: afterwards its start is put where it is needed. */
interface PendingList {
  readonly steps: readonly PlayableStep[];
  readonly enclosing: number;
  /** Instructions that end it. */
  readonly ending: (writer: StepCompiler) => void;
  readonly started: (start: number) => void;
}

/** Writes a scenario's steps as instructions, list after list. */
export class StepCompiler {
  readonly #code: number[] = [];
  readonly #lists: number[] = [];
  readonly #enclosing: number[] = [];
  readonly #masks: number[] = [];
  readonly #pending: PendingList[] = [];
  readonly #numbers: StepNumbers;
  readonly #watched: WatchedSteps;

  constructor(numbers: StepNumbers, watched: WatchedSteps) {
    this.#numbers = numbers;
    this.#watched = watched;
  }

  /** Adds a list with a frame of its own; its start is told when it is written. */
  addList(steps: readonly PlayableStep[], started: (start: number) => void): void {
    this.#pending.push({ steps, enclosing: NOWHERE, ending: (writer) => writer.#emit(END), started });
  }

  addMask(list: readonly PlayableStep[]): number {
    const mask = this.#masks.length;
    this.#masks.push(...this.#watched.maskOf(list));
    return mask;
  }

  tables(root: number): StepTables {
    return {
      code: Int32Array.from(this.#code),
      root,
      lists: Int32Array.from(this.#lists),
      enclosing: Int32Array.from(this.#enclosing),
      outcomeWords: this.#watched.words,
      masks: Int32Array.from(this.#masks),
    };
  }

  /** Writes every list added, and those found in them. */
  writeAll(): void {
    for (let next = this.#pending.pop(); next !== undefined; next = this.#pending.pop()) {
      next.started(this.#code.length / STRIDE);
      for (const step of next.steps) {
        this.#step(step, next.enclosing);
      }
      next.ending(this);
    }
  }

  #step(step: PlayableStep, enclosing: number): void {
    switch (step.type) {
      case "call":
        this.#call(step, enclosing);
        break;
      case "publish":
        this.#emitStep(PUBLISH, step, enclosing, this.#numbers.publish(step));
        break;
      case "write":
        this.#emitStep(WRITE, step, enclosing, this.#numbers.store(step.store));
        break;
      case "parallel":
        this.#parallel(step, enclosing);
        break;
      case "branch":
        this.#branch(step, enclosing);
        break;
    }
  }

  #call(step: PlayableCall, enclosing: number): void {
    const at = this.#emitStep(CALL, step, enclosing, this.#numbers.operation(step.operation.id));
    this.#set(at, SECOND, NOWHERE);
    this.#set(at, THIRD, NOWHERE);
    this.#set(at, FOURTH, this.addMask(step.then));
    if (step.then.length > 0) {
      this.addList(step.then, (start) => this.#set(at, SECOND, start));
    }
    if (step.onError.length > 0) {
      const ending = (): void => this.#jump(at + 1);
      this.#pending.push({
        steps: step.onError,
        enclosing,
        ending,
        started: (start) => this.#set(at, THIRD, start),
      });
    }
  }

  #parallel(step: PlayableParallel, enclosing: number): void {
    const at = this.#emitStep(PARALLEL, step, enclosing, this.#lists.length);
    this.#set(at, SECOND, step.branches.length);
    for (const list of step.branches) {
      const entry = this.#lists.push(NOWHERE) - 1;
      this.addList(list, (start) => {
        this.#lists[entry] = start;
      });
    }
  }

  #branch(step: PlayableBranch, enclosing: number): void {
    const at = this.#emitStep(BRANCH, step, enclosing, this.#numbers.branch(step));
    const watch = this.#watched.numberOf(step);
    const around = watch < 0 ? enclosing : this.#enclosing.push(watch, enclosing) - 2;
    const ending = (): void => {
      this.#emitStep(BRANCH_TAKEN, step, enclosing, 0);
      this.#jump(at + 1);
    };
    const lists = [
      [step.then, SECOND],
      [step.else, THIRD],
    ] as const;
    for (const [steps, word] of lists) {
      this.#pending.push({
        steps,
        enclosing: around,
        ending,
        started: (start) => this.#set(at, word, start),
      });
    }
  }

  #jump(to: number): void {
    const at = this.#emit(JUMP);
    this.#set(at, FIRST, to);
  }

  #emitStep(code: number, step: PlayableStep, enclosing: number, first: number): number {
    const at = this.#emit(code);
    this.#set(at, FIRST, first);
    this.#set(at, WATCH, this.#watched.numberOf(step));
    this.#set(at, ENCLOSING, enclosing);
    return at;
  }

  #emit(code: number): number {
    const at = this.#code.length / STRIDE;
    this.#code.push(code, 0, 0, 0, 0, NOWHERE, NOWHERE, 0);
    return at;
  }

  #set(at: number, word: number, value: number): void {
    this.#code[at * STRIDE + word] = value;
  }
}
