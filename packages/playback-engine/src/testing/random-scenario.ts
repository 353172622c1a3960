import type { ChannelId, ElementId, Model, OperationId, SubscriptionId } from "@plumbline/model-core";
import fc from "fast-check";
import type { FaultDocument } from "../document/faults-and-assertions.js";
import type { ScenarioDocument } from "../document/scenario-document.js";
import type { StepPlace } from "../document/scenario-outline.js";
import { outlineScenario } from "../document/scenario-outline.js";
import type { StepDocument } from "../document/steps.js";
import { ModelBuilder } from "./model-builder.js";
import type { Steps } from "./scenario-builder.js";
import { branch, call, fault, parallel, publish, scenario, write } from "./scenario-builder.js";

export interface RandomRun {
  readonly model: Model;
  readonly document: ScenarioDocument;
}

/** Valid scenarios on small models, made so that times, retries, routes and branches often meet. */
export const randomRuns: fc.Arbitrary<RandomRun> = fc
  .noBias(fc.array(fc.nat({ max: 9_999 }), { minLength: 100, maxLength: 500, size: "max" }))
  .map((numbers) => new RandomScenario(numbers).run());

const DELAYS = [0, 10, 10, 20, 30] as const;
const KEYS = [null, null, "a.b", "a.*", "#", "*.b.#", "c"] as const;
const MOST_STEPS = 40;

class RandomScenario {
  readonly #numbers: readonly number[];
  readonly #builder = new ModelBuilder();
  #next = 0;
  #steps = 0;
  #elements: readonly ElementId[] = [];
  #operations: readonly OperationId[] = [];
  #channels: readonly ChannelId[] = [];
  #subscriptions: readonly SubscriptionId[] = [];
  #message = "";

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  run(): RandomRun {
    this.#makeModel();
    const steps = this.#list(0);
    const model = this.#builder.build();
    const faults = this.#faults(model);
    return { model, document: withBranchesBound(scenario(steps, faults), (below) => this.#below(below)) };
  }

  /** The next number drawn; when all are used they come again, each moved on. */
  #below(limit: number): number {
    const { length } = this.#numbers;
    const number = (this.#numbers[this.#next % length] ?? 0) + 37 * Math.floor(this.#next / length);
    this.#next += 1;
    return number % limit;
  }

  #one<Value>(values: readonly Value[]): Value {
    return values[this.#below(values.length)] as Value;
  }

  #some<Value>(most: number, make: () => Value): readonly Value[] {
    return Array.from({ length: this.#below(most + 1) }, make);
  }

  #retry(): { readonly maxAttempts: number; readonly backoffMs: number } | null {
    return this.#below(3) === 0 ? null : { maxAttempts: 1 + this.#below(3), backoffMs: this.#one(DELAYS) };
  }

  #makeModel(): void {
    const made = this.#builder;
    this.#elements = ["A", "B", "C"].map((name) => made.element(name));
    this.#operations = ["P", "Q", "R"].map((name) =>
      made.operation(name, this.#one(this.#elements), { timeoutMs: this.#one(DELAYS), retry: this.#retry() }),
    );
    this.#channels = ["T", "U", "V", "W"].map((name) => made.channel(name));
    this.#subscriptions = this.#some(4, () => {
      const [channel, deadLetter] = [this.#one(this.#channels), this.#one(this.#channels)];
      const letter = deadLetter === channel ? {} : { deadLetter };
      return made.subscription(channel, this.#one(this.#elements), { retry: this.#retry(), ...letter });
    });
    this.#some(6, () => {
      const [source, target] = [this.#one(this.#channels), this.#one(this.#channels)];
      return source === target ? null : made.binding(source, target, this.#one(KEYS));
    });
    this.#message = made.message("M", this.#one(this.#elements));
  }

  #faults(model: Model): readonly FaultDocument[] {
    const timed = new Set(
      model.operations.filter(({ timeoutMs }) => timeoutMs > 0).map(({ id }) => id as string),
    );
    const targets = [...this.#elements, ...this.#operations, ...this.#channels, ...this.#subscriptions];
    const faults = this.#some(4, () => {
      const target = this.#one(targets);
      const kind = this.#one(timed.has(target) ? ["Error", "Timeout", "Timeout"] : ["Error", "Outage"]);
      return fault(target, kind, this.#below(8) === 0 ? null : 1 + this.#below(3));
    });
    return faults.filter((one, place) => faults.findIndex(({ target }) => target === one.target) === place);
  }

  #list(level: number): Steps {
    const steps = [...this.#some(level === 0 ? 6 : 3, () => this.#step(level + 1)), this.#step(level + 1)];
    return this.#below(4) === 0 && level > 0 ? [] : steps.filter((step) => step !== null);
  }

  #step(level: number): StepDocument | null {
    if (this.#steps >= MOST_STEPS) {
      return null;
    }
    this.#steps += 1;
    const id = `s${this.#steps}`;
    const list = (): Steps => (level < 6 ? this.#list(level) : []);
    const from = this.#one(this.#elements);
    switch (this.#below(9)) {
      case 0:
      case 1:
      case 2: {
        const does = list();
        const onError = this.#below(3) === 0 ? [] : [write(`${id}-handled`, from, from), ...list()];
        const options = { does, onError, request: { id }, response: [id] };
        return call(id, from, this.#one(this.#operations), options);
      }
      case 3:
      case 4:
        return this.#publish(id, from, list);
      case 5:
        return parallel(id, ...this.#some(3, list));
      case 6:
      case 7:
        return branch(id, "", this.#one(["Succeeded", "Failed", "Skipped"]), {
          does: list(),
          otherwise: list(),
        });
      default:
        return write(id, from, this.#one(this.#elements), id);
    }
  }

  #publish(id: string, from: ElementId, list: () => Steps): StepDocument {
    const channel = this.#one(this.#channels);
    const handlers = this.#reachedFrom(channel)
      .filter(() => this.#below(2) === 0)
      .map((one) => [one, list()] as const);
    const key = this.#one(["a.b", "a.b.c", "c", null]);
    return publish(id, from, [channel, this.#message], {
      payload: { id },
      headers: { step: id },
      handlers: Object.fromEntries(handlers),
      ...(key === null ? {} : { routingKey: key }),
    });
  }

  #reachedFrom(channel: ChannelId): readonly SubscriptionId[] {
    const { bindings, subscriptions } = this.#builder.build();
    const reached = new Set([channel]);
    for (let round = 0; round < this.#channels.length; round += 1) {
      for (const binding of bindings.filter((one) => reached.has(one.sourceChannelId))) {
        reached.add(binding.targetChannelId);
      }
    }
    return subscriptions.filter(({ channelId }) => reached.has(channelId)).map(({ id }) => id);
  }
}

/** Lets each branch read a step that is final before it; a branch that has none becomes a parallel step. */
function withBranchesBound(document: ScenarioDocument, below: (limit: number) => number): ScenarioDocument {
  const bound = new Map<string, string | null>();
  const { steps } = outlineScenario(document);
  for (const place of steps.filter(({ step }) => step?.type === "branch")) {
    const final = steps.filter((other) => isEarlier(other, place));
    const read = final.length === 0 ? null : (final[below(final.length)]?.step?.id ?? null);
    bound.set(String(place.step?.id), read);
  }
  const rebind = (_: string, value: unknown): unknown => {
    const step = value as {
      readonly type?: unknown;
      readonly id?: unknown;
      readonly [key: string]: unknown;
    } | null;
    if (step === null || typeof step !== "object" || step.type !== "branch") {
      return value;
    }
    const whenStep = bound.get(String(step.id)) ?? null;
    return whenStep === null
      ? { type: "parallel", id: step.id, branches: [step["then"], step["else"]] }
      : { ...step, whenStep };
  };
  return JSON.parse(JSON.stringify(document, rebind)) as ScenarioDocument;
}

/** Told by paths: a step inside an earlier entry of a list around the branch, handlers left out. */
function isEarlier(other: StepPlace, branchPlace: StepPlace): boolean {
  const [left, right] = [other.path, branchPlace.path];
  let same = 0;
  while (same < left.length && left[same] === right[same]) {
    same += 1;
  }
  const list = left.slice(0, left.lastIndexOf("[", same) + 1);
  if (!left.startsWith(list) || !right.startsWith(list)) {
    return false;
  }
  const [mine, its] = [left.slice(list.length), right.slice(list.length)];
  const isStepList = !list.endsWith("branches[");
  return isStepList && Number.parseInt(mine, 10) < Number.parseInt(its, 10) && !mine.includes("handlers");
}
