import type { ElementId, Message, ModelIndex, Operation, SubscriptionId } from "@plumbline/model-core";
import { present } from "@plumbline/model-core";
import type {
  BranchDocument,
  CallDocument,
  PublishDocument,
  StepDocument,
  StepListDocument,
  StepOutcome,
} from "../document/steps.js";
import type {
  PlayableBranch,
  PlayableCall,
  PlayableChannel,
  PlayablePublish,
  PlayableStep,
} from "../playable-scenario.js";
import { ChannelResolver } from "./resolve-channels.js";
import type { Frame, StepPosition } from "./step-frames.js";
import { addressOf, newFrame, takeSlot } from "./step-frames.js";

type StepList = StepListDocument | null | undefined;

/** Resolves the steps of a valid document; what the checks exclude cannot be met here. */
export class StepResolver {
  readonly stepIds: string[] = [];
  readonly channels: ChannelResolver;
  publishCount = 0;
  readonly #index: ModelIndex;
  readonly #positions = new Map<string, StepPosition>();

  constructor(index: ModelIndex) {
    this.#index = index;
    this.channels = new ChannelResolver(index);
  }

  list(steps: StepList, frame: Frame): readonly PlayableStep[] {
    return present(steps).map((step) => this.#step(present(step), frame));
  }

  #step(step: StepDocument, frame: Frame): PlayableStep {
    const id = present(step.id);
    const slot = takeSlot(frame);
    this.stepIds.push(id);
    this.#positions.set(id, { frame, slot });
    switch (step.type) {
      case "call":
        return this.#call(step, { id, slot }, frame);
      case "publish":
        return this.#publish(step, { id, slot }, frame);
      case "write": {
        const { by, store, dataset, change } = step;
        return {
          type: "write",
          id,
          slot,
          by: by as ElementId,
          store: store as ElementId,
          dataset: present(dataset),
          change: change ?? null,
        };
      }
      case "parallel":
        return {
          type: "parallel",
          id,
          slot,
          branches: present(step.branches).map((list) => this.list(list, frame)),
        };
      case "branch":
        return this.#branch(step, { id, slot }, frame);
    }
  }

  #call(step: CallDocument, at: { readonly id: string; readonly slot: number }, frame: Frame): PlayableCall {
    return {
      type: "call",
      ...at,
      from: step.from as ElementId,
      operation: present<Operation>(this.#index.operations.get(present(step.operation))),
      request: step.request ?? null,
      response: step.response ?? null,
      then: this.list(step.then, newFrame(frame, at.slot)),
      onError: this.list(step.onError, frame),
    };
  }

  #publish(
    step: PublishDocument,
    at: { readonly id: string; readonly slot: number },
    frame: Frame,
  ): PlayablePublish {
    const publishIndex = this.publishCount;
    this.publishCount += 1;
    const handlers = Object.entries(present(step.handlers)).map(
      ([id, steps]) => [id as SubscriptionId, this.list(steps, newFrame(frame, null))] as const,
    );
    return {
      type: "publish",
      ...at,
      publishIndex,
      from: step.from as ElementId,
      channel: present<PlayableChannel>(this.channels.resolve(present(step.channel))),
      message: present<Message>(this.#index.messages.get(present(step.message))),
      payload: step.payload ?? null,
      headers: present(step.headers) as { readonly [name: string]: string },
      routingKey: step.routingKey ?? null,
      handlers: new Map(handlers),
    };
  }

  #branch(
    step: BranchDocument,
    at: { readonly id: string; readonly slot: number },
    frame: Frame,
  ): PlayableBranch {
    return {
      type: "branch",
      ...at,
      whenStep: addressOf(present(this.#positions.get(present(step.whenStep))), frame),
      is: step.is as StepOutcome,
      then: this.list(step.then, frame),
      else: this.list(step.else, frame),
    };
  }
}
