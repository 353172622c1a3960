/**
 * A second, slow reading of the playback rules, which shares nothing with the engine: it walks the
 * document as sent, its processes are generators that wait for signals, and its outcomes are values that
 * are handed up from attempt to attempt until one of them has settled. Tests compare the two.
 */

import type { Model, Operation, Subscription } from "@plumbline/model-core";
import type { EventKind } from "../document/event-kinds.js";
import type { ScenarioDocument } from "../document/scenario-document.js";
import type {
  BranchDocument,
  CallDocument,
  ParallelDocument,
  PublishDocument,
  StepDocument,
  StepOutcome,
  WriteDocument,
} from "../document/steps.js";
import type { List } from "./reference-lists.js";
import { byId, handlersOf, insideOf, ownLists, passes } from "./reference-lists.js";

export interface ReferenceEvent {
  readonly sequence: number;
  readonly atMs: number;
  readonly kind: EventKind;
  readonly stepId: string;
  readonly attempt: number;
  readonly from: unknown;
  readonly to: unknown;
  readonly target: unknown;
  readonly payload: unknown;
  readonly message: unknown;
  readonly headers: unknown;
}

interface Signal {
  value: boolean | string | undefined;
  resume: (() => void) | undefined;
}

type Process = Generator<Signal, boolean, undefined>;
/** An attempt of a call or delivery; the scenario itself is one too. */
interface Attempt {
  readonly number: number;
  /** Steps that are inside, consumers' handlers left out. */
  readonly inside: ReadonlySet<string>;
  /** Whose answer it is part of; null for the scenario and for deliveries. */
  readonly caller: Attempt | null;
  /** Where a branch looks next. */
  readonly outer: Attempt | null;
  settled: boolean;
  readonly outcomes: Map<string, StepOutcome>;
  /** Of a publish step inside: which of its messages counts, once that is decided. */
  readonly counted: Map<string, Message | null>;
}

interface Message {
  readonly deliveries: Map<string, Attempt>;
}

export class ReferencePlayback {
  readonly events: ReferenceEvent[] = [];
  readonly #model: Model;
  readonly #document: ScenarioDocument;
  readonly #agenda: { readonly atMs: number; readonly order: number; readonly go: () => void }[] = [];
  readonly #struck = new Map<string, number>();
  readonly #messages = new Map<string, Message[]>();
  readonly #root: Attempt;
  #now = 0;
  #order = 0;

  constructor(document: ScenarioDocument, model: Model) {
    this.#model = model;
    this.#document = document;
    this.#root = this.#attempt(1, document.steps, null, null);
    this.#spawn(this.#list(document.steps, this.#root));
    while (this.#agenda.length > 0) {
      this.#agenda.sort((left, right) => left.atMs - right.atMs || left.order - right.order);
      const item = this.#agenda.shift();
      this.#now = item?.atMs ?? 0;
      item?.go();
    }
  }

  outcomes(): Record<string, StepOutcome> {
    const answer = new Map<string, StepOutcome>();
    const visit = (list: List, attempt: Attempt | null): void => {
      for (const step of list.filter((one) => one !== null)) {
        answer.set(String(step.id), attempt?.outcomes.get(String(step.id)) ?? "Skipped");
        for (const inner of ownLists(step)) {
          visit(inner, attempt);
        }
        for (const [subscription, steps] of Object.entries(handlersOf(step))) {
          const decided = attempt === null ? null : attempt.counted.get(String(step.id));
          const message = decided === undefined ? this.#messages.get(String(step.id))?.at(-1) : decided;
          visit(steps, message?.deliveries.get(subscription) ?? null);
        }
      }
    };
    visit(this.#document.steps, this.#root);
    return Object.fromEntries(answer);
  }

  // ---- time and processes

  #at(delayMs: number, go: () => void): void {
    this.#order += 1;
    this.#agenda.push({ atMs: this.#now + delayMs, order: this.#order, go });
  }

  #spawn(process: Process, then: (ok: boolean) => void = () => undefined): void {
    const step = process.next();
    if (step.done === true) {
      then(step.value);
    } else if (step.value.value !== undefined) {
      this.#spawn(process, then);
    } else {
      step.value.resume = () => this.#spawn(process, then);
    }
  }

  #fire(signal: Signal, value: boolean | string): void {
    if (signal.value === undefined) {
      signal.value = value;
      signal.resume?.();
    }
  }

  *#sleep(delayMs: number): Generator<Signal, void, undefined> {
    const signal: Signal = { value: undefined, resume: undefined };
    this.#at(delayMs, () => this.#fire(signal, true));
    yield signal;
  }

  // ---- steps

  *#list(list: List, attempt: Attempt): Process {
    for (const [place, step] of list.entries()) {
      if (step !== null && !(yield* this.#step(step, attempt))) {
        for (const later of list.slice(place + 1)) {
          this.#emit("StepSkipped", later, attempt.number, {});
        }
        return false;
      }
    }
    return true;
  }

  *#step(step: StepDocument, attempt: Attempt): Process {
    switch (step.type) {
      case "call":
        return yield* this.#call(step, attempt);
      case "publish":
        return this.#publish(step, attempt);
      case "write":
        return this.#write(step, attempt);
      case "parallel":
        return yield* this.#parallel(step, attempt);
      case "branch":
        return yield* this.#branch(step, attempt);
    }
  }

  *#call(step: CallDocument, caller: Attempt): Process {
    const operation = this.#find<Operation>(this.#model.operations, step.operation);
    const owner = operation.ownerId;
    const limit = operation.retry?.maxAttempts ?? 1;
    const there = { from: step.from, to: owner, target: operation.id };
    const back = { from: owner, to: step.from, target: operation.id };
    for (let number = 1; number <= limit; number += 1) {
      this.#emit("RequestSent", step, number, { ...there, payload: step.request });
      const attempt = this.#attempt(number, step.then ?? [], caller, caller);
      this.#forget(attempt, caller);
      const result: Signal = { value: undefined, resume: undefined };
      const end = operation.timeoutMs > 0 ? this.#now + operation.timeoutMs : Number.POSITIVE_INFINITY;
      const kinds = [this.#strike(operation.id), this.#strike(owner)];
      if (operation.timeoutMs > 0) {
        this.#at(operation.timeoutMs, () => this.#fire(result, "late"));
      }
      const kind = kinds[0] ?? kinds[1];
      if (kind === "Error" || kind === "Outage") {
        this.#fire(result, false);
      } else if (kind === undefined) {
        this.#spawn(this.#list(step.then ?? [], attempt), (ok) => {
          if (this.#now < end) {
            this.#fire(result, ok);
          }
        });
      }
      if (result.value === undefined) {
        yield result;
      }
      const failure = result.value === "late" ? "RequestTimedOut" : "RequestFailed";
      const answer = result.value === true;
      this.#emit(answer ? "ResponseReceived" : failure, step, number, {
        ...back,
        payload: answer ? step.response : null,
      });
      this.#settle(attempt);
      if (answer) {
        this.#note(caller, step, "Succeeded");
        return true;
      }
      if (number < limit) {
        this.#emit("RetryScheduled", step, number, there);
        yield* this.#sleep(operation.retry?.backoffMs ?? 0);
      }
    }
    this.#note(caller, step, "Failed");
    return (step.onError ?? []).length > 0 && (yield* this.#list(step.onError ?? [], caller));
  }

  #write(step: WriteDocument, attempt: Attempt): boolean {
    const ok = this.#strike(step.store) === undefined;
    const fields = { from: step.by, to: step.store, target: step.store, payload: step.change };
    this.#emit(ok ? "DataWritten" : "DataWriteFailed", step, attempt.number, fields);
    this.#note(attempt, step, ok ? "Succeeded" : "Failed");
    return ok;
  }

  *#parallel(step: ParallelDocument, attempt: Attempt): Process {
    const results: boolean[] = [];
    const branches = step.branches ?? [];
    const all: Signal = { value: undefined, resume: undefined };
    for (const list of branches) {
      this.#at(0, () =>
        this.#spawn(this.#list(list ?? [], attempt), (ok) => {
          results.push(ok);
          if (results.length === branches.length) {
            this.#fire(all, true);
          }
        }),
      );
    }
    if (branches.length > 0) {
      yield all;
    }
    const ok = results.every(Boolean);
    this.#note(attempt, step, ok ? "Succeeded" : "Failed");
    return ok;
  }

  *#branch(step: BranchDocument, attempt: Attempt): Process {
    let place: Attempt | null = attempt;
    while (place !== null && !place.inside.has(String(step.whenStep))) {
      place = place.outer;
    }
    const met = (place?.outcomes.get(String(step.whenStep)) ?? "Skipped") === step.is;
    this.#emit("BranchTaken", step, attempt.number, {});
    const ok = yield* this.#list((met ? step.then : step.else) ?? [], attempt);
    this.#note(attempt, step, ok ? "Succeeded" : "Failed");
    return ok;
  }

  // ---- messages

  #publish(step: PublishDocument, attempt: Attempt): boolean {
    const fields = { from: step.from, to: step.channel, target: step.channel, payload: step.payload };
    if (this.#strike(step.channel) !== undefined) {
      this.#emit("PublishFailed", step, attempt.number, fields);
      this.#note(attempt, step, "Failed");
      return false;
    }
    this.#emit("Published", step, attempt.number, fields);
    this.#note(attempt, step, "Succeeded");
    const message: Message = { deliveries: new Map() };
    this.#messages.set(String(step.id), [...(this.#messages.get(String(step.id)) ?? []), message]);
    this.#spread(step, attempt.number, String(step.channel), new Set(), (subscription) => {
      this.#at(0, () => this.#spawn(this.#deliver(step, message, attempt, subscription)));
    });
    return true;
  }

  #spread(
    step: PublishDocument,
    attempt: number,
    channel: string,
    taken: Set<string>,
    deliver: ((subscription: Subscription) => void) | null,
  ): void {
    taken.add(channel);
    if (deliver !== null) {
      byId(this.#model.subscriptions.filter(({ channelId }) => channelId === channel)).forEach(deliver);
    }
    for (const binding of byId(this.#model.bindings.filter((one) => one.sourceChannelId === channel))) {
      const target = binding.targetChannelId;
      const fields = { from: channel, to: target, target: binding.id };
      if (!passes(binding, step.routingKey) || taken.has(target)) {
        this.#emit("NotRouted", step, attempt, fields);
      } else if (this.#strike(target) === undefined) {
        this.#emit("Routed", step, attempt, fields);
        this.#spread(step, attempt, target, taken, deliver);
      } else if (deliver === null) {
        this.#emit("Dropped", step, attempt, { ...fields, to: null, payload: step.payload });
      } else {
        this.#emit("PublishFailed", step, attempt, { ...fields, payload: step.payload });
      }
    }
  }

  *#deliver(
    step: PublishDocument,
    message: Message,
    publisher: Attempt,
    subscription: Subscription,
  ): Process {
    const { id, channelId, consumerId, retry, deadLetterChannelId } = subscription;
    const steps = step.handlers?.[id] ?? [];
    const here = { from: channelId, to: consumerId, target: id };
    const limit = retry?.maxAttempts ?? 1;
    for (let number = 1; number <= limit; number += 1) {
      const attempt = this.#attempt(number, steps, null, publisher);
      message.deliveries.set(id, attempt);
      const struck = [this.#strike(id), this.#strike(consumerId)].some((kind) => kind !== undefined);
      if (!struck) {
        this.#emit("Delivered", step, number, { ...here, payload: step.payload });
      }
      const ok = !struck && (yield* this.#list(steps, attempt));
      this.#settle(attempt);
      if (ok) {
        return true;
      }
      this.#emit("DeliveryFailed", step, number, { ...here, payload: step.payload });
      if (number < limit) {
        this.#emit("RetryScheduled", step, number, here);
        yield* this.#sleep(retry?.backoffMs ?? 0);
      }
    }
    const gone = { from: consumerId, target: id, payload: step.payload };
    if (deadLetterChannelId === null || this.#strike(deadLetterChannelId) !== undefined) {
      this.#emit("Dropped", step, limit, { ...gone, to: null });
    } else {
      this.#emit("DeadLettered", step, limit, { ...gone, to: deadLetterChannelId });
      this.#spread(step, limit, deadLetterChannelId, new Set(), null);
    }
    return false;
  }

  // ---- outcomes

  #attempt(number: number, list: List, caller: Attempt | null, outer: Attempt | null): Attempt {
    const inside = new Set(insideOf(list).map((step) => String(step.id)));
    return { number, inside, caller, outer, settled: false, outcomes: new Map(), counted: new Map() };
  }

  /** A new attempt begins with no outcomes; what held the last attempt's forgets them, up to what has settled. */
  #forget(attempt: Attempt, caller: Attempt): void {
    for (
      let holder: Attempt | null = caller;
      holder !== null;
      holder = holder.settled ? null : holder.caller
    ) {
      for (const id of attempt.inside) {
        holder.outcomes.delete(id);
        holder.counted.delete(id);
      }
    }
  }

  #note(attempt: Attempt, step: StepDocument, outcome: StepOutcome): void {
    for (
      let holder: Attempt | null = attempt;
      holder !== null;
      holder = holder.settled ? null : holder.caller
    ) {
      holder.outcomes.set(String(step.id), outcome);
    }
  }

  #settle(attempt: Attempt): void {
    for (const id of attempt.inside) {
      const decided = attempt.counted.get(id);
      const message = decided === undefined ? (this.#messages.get(id)?.at(-1) ?? null) : decided;
      for (
        let holder: Attempt | null = attempt;
        holder !== null;
        holder = holder.settled ? null : holder.caller
      ) {
        holder.counted.set(id, message);
      }
    }
    attempt.settled = true;
  }

  // ---- the rest

  #strike(target: unknown): string | undefined {
    const fault = this.#document.faults.find((one) => one?.target === target);
    if (fault === undefined || fault === null) {
      return undefined;
    }
    const count = (this.#struck.get(String(target)) ?? 0) + 1;
    this.#struck.set(String(target), count);
    const { failFirst } = fault;
    return failFirst === null || failFirst === undefined || count <= failFirst
      ? String(fault.kind)
      : undefined;
  }

  #emit(
    kind: EventKind,
    step: StepDocument | null,
    attempt: number,
    fields: {
      readonly from?: unknown;
      readonly to?: unknown;
      readonly target?: unknown;
      readonly payload?: unknown;
    },
  ): void {
    const ofMessage = step?.type === "publish" && kind !== "StepSkipped" ? step : null;
    this.events.push({
      sequence: this.events.length + 1,
      atMs: this.#now,
      kind,
      stepId: String(step?.id),
      attempt,
      from: fields.from ?? null,
      to: fields.to ?? null,
      target: fields.target ?? null,
      payload: fields.payload ?? null,
      message: ofMessage?.message ?? null,
      headers: ofMessage?.headers ?? null,
    });
  }

  #find<Fact extends { readonly id: string }>(facts: readonly Fact[], id: unknown): Fact {
    return facts.find((fact) => fact.id === id) as Fact;
  }
}
