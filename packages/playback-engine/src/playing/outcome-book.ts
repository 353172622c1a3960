import type { StepOutcome } from "../document/steps.js";
import type { StepAddress } from "../playable-scenario.js";

/**
 * One attempt of a call or delivery, or the scenario itself, with the outcomes of the steps directly in
 * its frame.
 */
export interface Scope {
  /** The number its events carry, from 1. */
  readonly attempt: number;
  /** For a handler: the scope that published. */
  readonly parent: Scope | null;
  readonly startedAt: number;
  /** When its outcomes were frozen; what comes later counts only for its own branches. */
  settledAt: number;
  /** By slot: twice the moment it was recorded, plus 1 for `Succeeded`. */
  readonly outcomes: number[];
  /** By slot of a call: its attempts so far. */
  readonly attempts: Scope[][];
}

/** A message that a publish step sent, with the latest attempt of each delivery. */
export interface SentMessage {
  readonly publishedAt: number;
  readonly deliveries: Map<string, Scope>;
}

/**
 * The outcomes of steps. Every record, start and settlement has a moment, counted up, so that a frozen
 * attempt is read by leaving out what came after it settled: nothing is ever copied.
 */
export class OutcomeBook {
  #moment = 0;
  readonly root: Scope;
  readonly #messages: SentMessage[][];

  constructor(publishCount: number) {
    this.root = this.#scope(1, null);
    this.#messages = Array.from({ length: publishCount }, () => []);
  }

  record(scope: Scope, slot: number, succeeded: boolean): void {
    this.#moment += 1;
    scope.outcomes[slot] = 2 * this.#moment + (succeeded ? 1 : 0);
  }

  startAttempt(caller: Scope, slot: number, attempt: number): Scope {
    const scope = this.#scope(attempt, caller);
    const attempts = caller.attempts[slot];
    if (attempts === undefined) {
      caller.attempts[slot] = [scope];
    } else {
      attempts.push(scope);
    }
    return scope;
  }

  startDelivery(message: SentMessage, subscriptionId: string, publisher: Scope, attempt: number): Scope {
    const scope = this.#scope(attempt, publisher);
    message.deliveries.set(subscriptionId, scope);
    return scope;
  }

  settle(scope: Scope): void {
    this.#moment += 1;
    scope.settledAt = this.#moment;
  }

  publish(publishIndex: number): SentMessage {
    this.#moment += 1;
    const message = { publishedAt: this.#moment, deliveries: new Map<string, Scope>() };
    this.#messages[publishIndex]?.push(message);
    return message;
  }

  /** The outcome a branch reads, seen from the attempt it runs in. */
  read(from: Scope, address: StepAddress): StepOutcome {
    let scope: Scope | null = from;
    for (let climbed = 0; scope !== null && climbed < address.up; climbed += 1) {
      scope = scope.parent;
    }
    let until = Number.POSITIVE_INFINITY;
    for (const call of address.calls) {
      scope = attemptBefore(scope, call, until);
      until = Math.min(until, scope?.settledAt ?? until);
    }
    return outcomeBefore(scope, address.slot, until);
  }

  /** The message a publish step sent last before a moment. */
  messageBefore(publishIndex: number, until: number): SentMessage | null {
    return this.#messages[publishIndex]?.findLast((message) => message.publishedAt < until) ?? null;
  }

  #scope(attempt: number, parent: Scope | null): Scope {
    this.#moment += 1;
    const startedAt = this.#moment;
    return { attempt, parent, startedAt, settledAt: Number.POSITIVE_INFINITY, outcomes: [], attempts: [] };
  }
}

/** The last attempt of a call that began before a moment. */
export function attemptBefore(scope: Scope | null, slot: number, until: number): Scope | null {
  return scope?.attempts[slot]?.findLast((attempt) => attempt.startedAt < until) ?? null;
}

/** The outcome of a step as it was at a moment; none counts as `Skipped`. */
export function outcomeBefore(scope: Scope | null, slot: number, until: number): StepOutcome {
  const record = scope?.outcomes[slot];
  if (record === undefined || record >> 1 >= until) {
    return "Skipped";
  }
  return (record & 1) === 1 ? "Succeeded" : "Failed";
}
