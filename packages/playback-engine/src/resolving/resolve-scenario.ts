import type { ModelIndex } from "@plumbline/model-core";
import { present } from "@plumbline/model-core";
import type { EventKind } from "../document/event-kinds.js";
import type { AssertionDocument, FaultDocument, FaultKind } from "../document/faults-and-assertions.js";
import type { ScenarioDocument } from "../document/scenario-document.js";
import type { StepOutcome } from "../document/steps.js";
import type { Assertion, Fault, PlayableScenario } from "../playable-scenario.js";
import { Labels } from "./labels.js";
import { StepResolver } from "./resolve-steps.js";
import { newFrame } from "./step-frames.js";

/** Resolves a document in which the checks found nothing. */
export function resolveScenario(document: ScenarioDocument, index: ModelIndex): PlayableScenario {
  const resolver = new StepResolver(index);
  const steps = resolver.list(document.steps, newFrame(null, null));
  const labels = new Labels(index);
  labels.addSteps(steps);
  labels.addChannels(resolver.channels.channels);
  return {
    steps,
    stepIds: resolver.stepIds,
    publishCount: resolver.publishCount,
    faults: document.faults.filter((fault) => fault !== null).map(resolveFault),
    assertions: document.assertions.filter((assertion) => assertion !== null).map(resolveAssertion),
    labels: labels.labels,
  };
}

function resolveFault({ target, kind, failFirst }: FaultDocument): Fault {
  return { target: present(target), kind: kind as FaultKind, failFirst: failFirst ?? null };
}

function resolveAssertion(assertion: AssertionDocument): Assertion {
  const id = present(assertion.id);
  if (assertion.type === "outcome") {
    return {
      type: "outcome",
      id,
      step: present(assertion.step),
      expected: assertion.expected as StepOutcome,
    };
  }
  const { kind, target, expected } = assertion;
  return {
    type: "event-count",
    id,
    kind: kind as EventKind,
    target: target ?? null,
    expected: present(expected),
  };
}
