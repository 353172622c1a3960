import type { ModelIndex } from "@plumbline/model-core";
import type { PlayableChannel, PlayableStep } from "../playable-scenario.js";

/** Gathers a name for each ID an event can hold (docs/reference/playback.md#the-run-result). */
export class Labels {
  readonly labels = new Map<string, string>();
  readonly #index: ModelIndex;

  constructor(index: ModelIndex) {
    this.#index = index;
  }

  addSteps(steps: readonly PlayableStep[]): void {
    for (const step of steps) {
      this.#addStep(step);
    }
  }

  addChannels(channels: Iterable<PlayableChannel>): void {
    for (const { id, channel, subscriptions, bindings } of channels) {
      this.labels.set(id, channel.name);
      for (const subscription of subscriptions) {
        const consumer = this.#element(subscription.consumer);
        this.labels.set(subscription.id, `${channel.name} → ${consumer}`);
      }
      for (const binding of bindings) {
        const key = binding.routingKey === null ? "" : ` (${binding.routingKey})`;
        this.labels.set(binding.id, `${channel.name} → ${binding.target.channel.name}${key}`);
      }
    }
  }

  #addStep(step: PlayableStep): void {
    switch (step.type) {
      case "call":
        this.#element(step.from);
        this.#element(step.operation.ownerId);
        this.labels.set(step.operation.id, step.operation.name);
        this.addSteps(step.then);
        this.addSteps(step.onError);
        break;
      case "publish":
        this.#element(step.from);
        this.labels.set(step.message.id, step.message.name);
        step.handlers.forEach((steps) => void this.addSteps(steps));
        break;
      case "write":
        this.#element(step.by);
        this.#element(step.store);
        break;
      case "parallel":
        step.branches.forEach((steps) => void this.addSteps(steps));
        break;
      case "branch":
        this.addSteps(step.then);
        this.addSteps(step.else);
        break;
    }
  }

  #element(id: string): string {
    const name = this.#index.elements.get(id)?.name ?? id;
    this.labels.set(id, name);
    return name;
  }
}
