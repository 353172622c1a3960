import type { ModelIndex } from "@plumbline/model-core";
import { assertNever } from "@plumbline/model-core";
import type {
  BranchDocument,
  CallDocument,
  FaultDocument,
  ParallelDocument,
  PublishDocument,
  StepDocument,
  StepListDocument,
  WriteDocument,
} from "@plumbline/playback-engine";
import { DRAWING_LIMITS } from "../limits.js";
import type { Mark } from "../picture/standing.js";
import { allMarks, isDoubtful, marksInWords, marksOfFact } from "../picture/standing.js";
import { oneLine, oneLineOrNull } from "../text/one-line.js";
import type { Delivery } from "./deliveries.js";
import { deliveriesOf } from "./deliveries.js";
import type { ArrowKind, FlowArrow, FlowBlock, FlowItem, FlowSection } from "./flow.js";
import { Lifelines } from "./lifelines.js";

type Steps = StepListDocument | null | undefined;

/** Turns step lists into arrows and blocks, and counts them. */
export class FlowWriter {
  readonly lifelines: Lifelines;
  /** Why the scenario is too large to be drawn, once it is. */
  exceeded: string | null = null;
  readonly #index: ModelIndex;
  readonly #faults: ReadonlyMap<string, string>;
  #stepsAndLists = 0;
  #written = 0;

  constructor(index: ModelIndex, elementIds: readonly string[], faults: readonly (FaultDocument | null)[]) {
    this.#index = index;
    this.lifelines = new Lifelines(index, elementIds);
    this.#faults = new Map(faults.flatMap((fault) => targetOf(fault).map((on) => [on, faultInWords(fault)])));
  }

  /** The items of a list of steps at a level, the root list being level 1. */
  items(steps: Steps, level: number): readonly FlowItem[] {
    if (steps === null || steps === undefined || steps.length === 0) {
      return [];
    }
    this.#count(steps, level);
    const items: FlowItem[] = [];
    for (const step of steps) {
      if (this.exceeded !== null) {
        break;
      }
      if (step !== null) {
        items.push(...this.#step(step, level));
      }
    }
    return items;
  }

  #count(steps: StepListDocument, level: number): void {
    this.#stepsAndLists += 1 + steps.length;
    if (level > DRAWING_LIMITS.flowLevels) {
      this.exceeded = `step lists nest over ${DRAWING_LIMITS.flowLevels} levels`;
    } else if (this.#stepsAndLists > DRAWING_LIMITS.flowStepsAndLists) {
      this.exceeded = `the scenario has over ${DRAWING_LIMITS.flowStepsAndLists} steps and step lists`;
    }
  }

  #step(step: StepDocument, level: number): readonly FlowItem[] {
    switch (step.type) {
      case "call":
        return this.#call(step, level);
      case "publish":
        return this.#publish(step, level);
      case "write":
        return [this.#write(step)];
      case "parallel":
        return this.#parallel(step, level);
      case "branch":
        return this.#branch(step, level);
      default:
        return assertNever(step);
    }
  }

  #call(step: CallDocument, level: number): readonly FlowItem[] {
    const operation = this.#index.operations.get(step.operation ?? "");
    const caller = this.lifelines.element(step.from);
    const callee = this.lifelines.element(operation?.ownerId);
    const marks: readonly Mark[] = operation === undefined ? ["unknown"] : marksOfFact(operation);
    const name = operation === undefined ? "operation not in the model" : oneLine(operation.name);
    const fault = this.#faultOf(step.operation, operation?.ownerId);
    const inside = this.items(step.then, level + 1);
    const handling = this.items(step.onError, level + 1);
    // A list that is not empty handles the error, also when nothing in it can be drawn.
    const ignored = (step.onError?.length ?? 0) > 0 && handling.length === 0 ? " (an error is ignored)" : "";
    const call = this.#arrow("call", [caller, callee], `${name}${fault}${ignored}`, marks);
    const answer = this.#arrow("answer", [callee, caller], "", marks);
    const sections = [{ label: null, items: handling }];
    const onError = handling.length === 0 ? [] : [this.#block("on-error", `on error of ${name}`, sections)];
    return [call, ...inside, answer, ...onError];
  }

  #publish(step: PublishDocument, level: number): readonly FlowItem[] {
    const message = this.#index.messages.get(step.message ?? "");
    const channel = this.#index.channels.get(step.channel ?? "");
    const name = message === undefined ? "message not in the model" : oneLine(message.name);
    const marks = allMarks(
      message === undefined ? ["unknown"] : marksOfFact(message),
      channel === undefined ? ["unknown"] : marksOfFact(channel),
    );
    const from = this.lifelines.element(step.from);
    const to = this.lifelines.channel(step.channel);
    const arrow = this.#arrow("publish", [from, to], `${name}${this.#faultOf(step.channel)}`, marks);
    return [arrow, ...this.#deliveries(step, name, to, level)];
  }

  /**
   * One arrow per delivery, those where the consumer does something last, each with what it does. A delivery
   * where it does nothing is not drawn again beside another to the same consumer over the same channels.
   */
  #deliveries(step: PublishDocument, name: string, from: string, level: number): readonly FlowItem[] {
    const deliveries = deliveriesOf(this.#index, step);
    const handled = deliveries.filter(
      ({ subscription }) => (handlerOf(step, subscription.id)?.length ?? 0) > 0,
    );
    const loud = handled.map((delivery) => ({
      arrow: this.#delivery(delivery, from, name),
      inside: this.items(handlerOf(step, delivery.subscription.id), level + 1),
    }));
    const arrows = new Map<string, FlowArrow>();
    for (const delivery of deliveries) {
      if (this.exceeded === null) {
        const arrow = this.#delivery(delivery, from, name);
        arrows.set(`${arrow.toKey} ${arrow.text}`, arrow);
      }
    }
    for (const { arrow } of loud) {
      arrows.delete(`${arrow.toKey} ${arrow.text}`);
    }
    return [...arrows.values(), ...loud.flatMap(({ arrow, inside }) => [arrow, ...inside])];
  }

  #delivery({ subscription, via, marks }: Delivery, from: string, name: string): FlowArrow {
    const to = this.lifelines.element(subscription.consumerId);
    const way = via.length === 0 ? "" : ` via ${via.map(oneLine).join(", ")}`;
    const fault = this.#faultOf(subscription.id, subscription.consumerId);
    return this.#arrow("deliver", [from, to], `${name}${way}${fault}`, marks);
  }

  #write(step: WriteDocument): FlowArrow {
    const dataset = oneLineOrNull(step.dataset) ?? "dataset not named";
    const from = this.lifelines.element(step.by);
    return this.#arrow(
      "write",
      [from, this.lifelines.element(step.store)],
      `writes ${dataset}${this.#faultOf(step.store)}`,
      [],
    );
  }

  #parallel(step: ParallelDocument, level: number): readonly FlowItem[] {
    const lists = (step.branches ?? []).map((branch) => this.items(branch, level + 1));
    const sections = lists.filter((items) => items.length > 0);
    if (sections.length === 0) {
      return [];
    }
    const label = (at: number): string | null => (at === 0 ? null : "at the same time");
    return [
      this.#block(
        "parallel",
        "in parallel",
        sections.map((items, at) => ({ label: label(at), items })),
      ),
    ];
  }

  #branch(step: BranchDocument, level: number): readonly FlowItem[] {
    const label = `if ${oneLine(step.whenStep)} is ${oneLine(step.is)}`;
    const then = this.items(step.then, level + 1);
    const otherwise = this.items(step.else, level + 1);
    if (then.length === 0 && otherwise.length === 0) {
      return [];
    }
    const second = otherwise.length === 0 ? [] : [{ label: "otherwise", items: otherwise }];
    return [this.#block("branch", label, [{ label: null, items: then }, ...second])];
  }

  #arrow(
    kind: ArrowKind,
    [fromKey, toKey]: readonly [string, string],
    text: string,
    marks: readonly Mark[],
  ): FlowArrow {
    this.#countItem();
    const said = kind !== "answer" && isDoubtful(marks) ? `${text}${marksInWords(marks)}` : text;
    return { type: "arrow", kind, fromKey, toKey, text: said, marks };
  }

  #block(kind: FlowBlock["kind"], label: string, sections: readonly FlowSection[]): FlowBlock {
    this.#countItem();
    return { type: "block", kind, label, sections };
  }

  #countItem(): void {
    this.#written += 1;
    if (this.#written > DRAWING_LIMITS.flowItems) {
      this.exceeded = `the drawing would have over ${DRAWING_LIMITS.flowItems} arrows and blocks`;
    }
  }

  #faultOf(...targets: readonly (string | null | undefined)[]): string {
    const fault = targets
      .flatMap((target) => (target === null || target === undefined ? [] : [this.#faults.get(target)]))
      .find((words) => words !== undefined);
    return fault === undefined ? "" : ` (fault: ${fault})`;
  }
}

/** What a fault is on; nothing, where a draft does not say it yet. */
function targetOf(fault: FaultDocument | null): readonly string[] {
  const target = fault?.target ?? null;
  return target === null ? [] : [target];
}

function handlerOf(step: PublishDocument, subscriptionId: string): Steps {
  const { handlers } = step;
  return handlers !== null && handlers !== undefined && Object.hasOwn(handlers, subscriptionId)
    ? handlers[subscriptionId]
    : null;
}

function faultInWords(fault: FaultDocument | null): string {
  const first = fault?.failFirst;
  const kind = oneLine(fault?.kind);
  return first === null || first === undefined ? kind : `${kind}, first ${first}`;
}
