import type { Schemas } from "@plumbline/api-client";

export type ScenarioBody = Schemas["ScenarioResponse"];
type Step = ScenarioBody["steps"][number];

/** A payload that a scenario sends. */
export interface Example {
  readonly scenarioId: string;
  readonly scenarioName: string;
  readonly stepId: string;
  readonly role: "payload" | "request" | "response";
  /** The message, operation or channel it is an example of, by ID. */
  readonly of: string;
  /** The other one of message and channel; null of a call. */
  readonly with: string | null;
  /** As indented JSON; empty of what travels without a payload. */
  readonly text: string;
}

/** Every payload that scenarios send, in the order in which their steps are written. */
export function examplesIn(scenarios: readonly ScenarioBody[]): readonly Example[] {
  return scenarios.flatMap(({ id, name, steps }) =>
    everyStep(steps).flatMap((step) =>
      examplesOfStep(step).map((one) => ({ scenarioId: id, scenarioName: name, ...one })),
    ),
  );
}

type OfStep = Omit<Example, "scenarioId" | "scenarioName">;

function examplesOfStep(step: NonNullable<Step>): readonly OfStep[] {
  const stepId = step.id ?? "";
  if (step.type === "publish" && step.message != null) {
    const channel = step.channel ?? null;
    return [{ stepId, role: "payload", of: step.message, with: channel, text: jsonText(step.payload) }];
  }
  if (step.type !== "call" || step.operation == null) {
    return [];
  }
  const of = step.operation;
  const sent = { stepId, role: "request" as const, of, with: null, text: jsonText(step.request) };
  const answered = { stepId, role: "response" as const, of, with: null, text: jsonText(step.response) };
  return [sent, answered].filter(({ text }) => text !== "");
}

function everyStep(steps: readonly Step[]): readonly NonNullable<Step>[] {
  return steps.flatMap((step) => (step === null ? [] : [step, ...everyStep(stepsWithin(step))]));
}

function stepsWithin(step: NonNullable<Step>): readonly Step[] {
  switch (step.type) {
    case "call":
      return [...(step.then ?? []), ...(step.onError ?? [])];
    case "publish":
      return Object.values(step.handlers ?? {}).flatMap((list) => list ?? []);
    case "parallel":
      return (step.branches ?? []).flatMap((list) => list ?? []);
    case "branch":
      return [...(step.then ?? []), ...(step.else ?? [])];
    default:
      return [];
  }
}

function jsonText(value: unknown): string {
  return value === null || value === undefined ? "" : JSON.stringify(value, null, 2);
}

/** The examples of one contract, each text once for each role. */
export function examplesOf(examples: readonly Example[], id: string): readonly Example[] {
  const own = examples.filter((example) => example.of === id && example.text !== "");
  return own.filter(
    ({ role, text }, at) => own.findIndex((other) => other.role === role && other.text === text) === at,
  );
}
