import type { Model } from "@plumbline/model-core";
import type { PlayableScenario, PlayableStep } from "@plumbline/playback-engine";
import type { ScenarioReach } from "../program/scenario-reach.js";

/** What a profile can name. A store is an element that the scenario writes to. */
export type TargetKind = "operation" | "subscription" | "channel" | "element" | "store";

/** What the IDs of a profile are, in the model and in the scenario. */
export class TargetDirectory {
  readonly #known = new Map<string, TargetKind>();
  readonly #reached = new Map<string, TargetKind[]>();
  readonly #steps = new Set<string>();
  readonly #branches = new Set<string>();
  readonly #reachedBranches: ReadonlySet<string>;

  constructor(model: Model, scenario: PlayableScenario, reach: ScenarioReach) {
    this.#noteModel(model);
    this.#noteReach(reach);
    this.#reachedBranches = new Set(reach.branches.map((branch) => branch.id));
    for (const id of scenario.stepIds) {
      this.#steps.add(id);
    }
    this.#noteBranches(scenario.steps);
  }

  /** What the model has under an ID; null when it has nothing that a profile can name. */
  known(id: string): TargetKind | null {
    return this.#known.get(id) ?? null;
  }

  /** As what a play of the scenario meets it. */
  reached(id: string): readonly TargetKind[] {
    return this.#reached.get(id) ?? [];
  }

  step(id: string): "reached" | "unreached" | "no-branch" | "unknown" {
    if (!this.#steps.has(id)) {
      return "unknown";
    }
    if (!this.#branches.has(id)) {
      return "no-branch";
    }
    return this.#reachedBranches.has(id) ? "reached" : "unreached";
  }

  #noteModel(model: Model): void {
    const lists = [
      ["element", model.elements],
      ["operation", model.operations],
      ["channel", model.channels],
      ["subscription", model.subscriptions],
    ] as const;
    for (const [kind, facts] of lists) {
      for (const fact of facts) {
        this.#known.set(fact.id, kind);
      }
    }
  }

  #noteReach(reach: ScenarioReach): void {
    const note = (id: string, kind: TargetKind): void => {
      this.#reached.set(id, [...this.reached(id), kind]);
    };
    for (const { value } of reach.operations) {
      note(value.id, "operation");
    }
    for (const { value } of reach.subscriptions) {
      note(value.id, "subscription");
    }
    for (const { value } of reach.stores) {
      note(value, "store");
    }
    for (const { id } of reach.channels) {
      note(id, "channel");
    }
    for (const id of reach.elements.keys()) {
      note(id, "element");
    }
  }

  #noteBranches(steps: readonly PlayableStep[]): void {
    const waiting = [...steps];
    for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
      if (step.type === "branch") {
        this.#branches.add(step.id);
        waiting.push(...step.then, ...step.else);
      } else if (step.type === "call") {
        waiting.push(...step.then, ...step.onError);
      } else if (step.type === "parallel") {
        waiting.push(...step.branches.flat());
      } else if (step.type === "publish") {
        waiting.push(...[...step.handlers.values()].flat());
      }
    }
  }
}
