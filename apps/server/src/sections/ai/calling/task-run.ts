import { setTimeout as wait } from "node:timers/promises";
import {
  AI_TASK_LIMITS,
  type AiReason,
  type AiUnavailable,
  type CallUsage,
  type CheckedAnswer,
  checkSchema,
  readAnswer,
  sumUsage,
  type TaskUsage,
  unavailable,
} from "@plumbline/ai-tasks";
import type { JsonValue } from "@plumbline/model-core";
import type { AiProviderKind } from "@plumbline/settings-policy";
import { rateLimited, unavailable as stopped } from "../../../platform/errors/api-error.js";
import { AI_ROOM_RETRY_MS, TRANSPORT_RETRY_MS } from "../limits.js";
import { type Answered, type CallOutcome, type Failed, REASON_OF_END } from "./call-outcome.js";
import { noRoom } from "./call-refusals.js";
import type { Conversation } from "./conversation.js";
import type { CallToMake, MadeCall } from "./made-call.js";
import type { NotReserved } from "./reservations.js";

/** A task that came to an answer that holds. */
export interface TaskDone<T> {
  readonly ok: true;
  readonly value: T;
  /** Its name. */
  readonly provider: string;
  readonly providerKind: AiProviderKind;
  readonly model: string;
  readonly modelReported: string | null;
  readonly promptVersion: string;
  /** Calls. */
  readonly attempts: number;
  readonly usage: TaskUsage;
}

export type TaskOutcome<T> = TaskDone<T> | { readonly ok: false; readonly unavailable: AiUnavailable };

/** A task that is ready to be asked. */
export interface TaskToRun<T> extends Omit<CallToMake, "attempt" | "msLeft" | "conversation"> {
  readonly conversation: Conversation;
  readonly check: (value: JsonValue) => CheckedAnswer<T>;
}

/** Makes one call. */
export type MakeCall = (call: CallToMake) => Promise<MadeCall>;

/** What the next call would be for; with what a task ends that cannot make it. */
const WITHOUT_NEXT = { retry: "provider-unreachable", repair: "provider-answer-invalid" } as const;

/**
 * Asks until an answer holds, at most twice more after a wrong one and once more after a call that did not come through, as
 * long as there is time (docs/reference/ai.md#the-call). 429 and 503 are thrown.
 */
export class TaskRun<T> {
  readonly #until: number;
  readonly #usages: CallUsage[] = [];
  #repairs = 0;
  #next: keyof typeof WITHOUT_NEXT | null = null;
  #retried = false;

  constructor(
    private readonly task: TaskToRun<T>,
    private readonly make: MakeCall,
  ) {
    this.#until = performance.now() + task.to.provider.timeoutSeconds * 1000;
  }

  async run(): Promise<TaskOutcome<T>> {
    let outcome: TaskOutcome<T> | null = null;
    while (outcome === null) {
      outcome = await this.#step();
    }
    return outcome;
  }

  /** Whole, as timers take it. */
  get #msLeft(): number {
    return Math.ceil(this.#until - performance.now());
  }

  /** One call; null when another one follows. */
  async #step(): Promise<TaskOutcome<T> | null> {
    if (this.#msLeft <= 0) {
      return this.#end("provider-timeout");
    }
    const attempt = this.#usages.length + 1;
    const call = await this.make({ ...this.task, msLeft: this.#msLeft, attempt });
    if (call.is === "not-made") {
      return this.#mayWait(call.outcome) ? this.#waited() : this.#notMade(call.outcome);
    }
    this.#usages.push(call.usage);
    return this.#after(call.outcome);
  }

  /** A task that has begun gets room again: others that are under way end. */
  #mayWait({ is }: Failed | NotReserved): boolean {
    return is === "no-room" && this.#next !== null && this.#msLeft > AI_ROOM_RETRY_MS;
  }

  async #waited(): Promise<null> {
    await wait(AI_ROOM_RETRY_MS);
    return null;
  }

  #notMade(why: Failed | NotReserved): TaskOutcome<T> {
    if (why.is === "failed") {
      return this.#end(why.reason);
    }
    if (this.#next !== null) {
      return this.#end(WITHOUT_NEXT[this.#next]);
    }
    if (why.is === "no-room") {
      throw noRoom();
    }
    if (why.is === "too-often") {
      throw rateLimited(why.waitMs, "calls for the provider");
    }
    return this.#end(why.reason, why.retryAt);
  }

  async #after(outcome: CallOutcome): Promise<TaskOutcome<T> | null> {
    switch (outcome.is) {
      case "stopped":
        throw stopped("The service stops");
      case "limited":
        throw rateLimited(outcome.seconds * 1000, "calls for the provider");
      case "failed":
        return this.#afterFailure(outcome);
      case "answered":
        return this.#afterAnswer(outcome);
    }
  }

  async #afterFailure({ reason, mayPass }: Failed): Promise<TaskOutcome<T> | null> {
    if (!mayPass || this.#retried) {
      return this.#end(reason);
    }
    if (this.#msLeft <= TRANSPORT_RETRY_MS) {
      return this.#end("provider-timeout");
    }
    this.#retried = true;
    this.#next = "retry";
    await wait(TRANSPORT_RETRY_MS);
    return null;
  }

  #afterAnswer(answer: Answered): TaskOutcome<T> | null {
    if (answer.end !== "whole") {
      return this.#end(REASON_OF_END[answer.end]);
    }
    const checked = checkedAnswer(this.task, answer.text);
    if (checked.ok) {
      return this.#done(checked.value, answer);
    }
    if (this.#repairs === AI_TASK_LIMITS.repairs) {
      return this.#end("provider-answer-invalid");
    }
    this.#repairs += 1;
    this.#next = "repair";
    this.task.conversation.repair(answer.text, checked.errors);
    return null;
  }

  #done(value: T, { modelReported }: Answered): TaskDone<T> {
    const { to, output, price } = this.task;
    const { name: provider, kind: providerKind, model } = to.provider;
    const { promptVersion } = output;
    const usage = sumUsage(this.#usages, price.source);
    const attempts = this.#usages.length;
    return { ok: true, value, provider, providerKind, model, modelReported, promptVersion, attempts, usage };
  }

  #end(reason: AiReason, retryAt?: string): TaskOutcome<T> {
    const { output, to } = this.task;
    const of = { task: output.task, provider: to.provider };
    return { ok: false, unavailable: unavailable(reason, retryAt === undefined ? of : { ...of, retryAt }) };
  }
}

/** The raw text, the schema, then the rules of the task. */
function checkedAnswer<T>(
  { output, conversation, check }: Pick<TaskToRun<T>, "output" | "conversation" | "check">,
  text: string,
): CheckedAnswer<T> {
  const read = readAnswer(text, conversation);
  if (!read.ok) {
    return read;
  }
  const errors = checkSchema(output.schema, read.value);
  return errors.length === 0 ? check(read.value) : { ok: false, errors };
}
