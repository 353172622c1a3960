import { describe, expect, it } from "@jest/globals";
import type { Model } from "@plumbline/model-core";
import fc from "fast-check";
import { readScenarioDocument } from "../src/document/read-scenario-document.js";
import type { ScenarioDocument } from "../src/document/scenario-document.js";
import { outlineScenario } from "../src/document/scenario-outline.js";
import { PLAYBACK_LIMITS } from "../src/limits.js";
import type { RunResult, TraceEvent } from "../src/result/run-result.js";
import { writeRunResult } from "../src/result/write-run-result.js";
import { runScenario } from "../src/run-scenario.js";
import { storedScenario } from "../src/saving/stored-scenario.js";
import { randomRuns } from "../src/testing/random-scenario.js";

const OPTIONS = { numRuns: 300, seed: 1_861_121 };

function run(document: ScenarioDocument, model: Model): RunResult {
  return runScenario({ document, model, modelVersion: 1 });
}

function reversedLists(model: Model): Model {
  const lists = Object.entries(model).map(([name, facts]) => [name, [...facts].reverse()]);
  return Object.fromEntries(lists) as Model;
}

/** The same JSON with the keys of every object the other way round. */
function reversedKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(reversedKeys);
  }
  return typeof value === "object" && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, inner]) => [key, reversedKeys(inner)]),
      )
    : value;
}

function property(
  holds: (run: { readonly model: Model; readonly document: ScenarioDocument }) => void,
): void {
  fc.assert(fc.property(randomRuns, holds), OPTIONS);
}

describe("every playback", () => {
  it("has the same answer each time", () => {
    property(({ model, document }) => {
      expect(writeRunResult(run(document, model))).toBe(writeRunResult(run(document, model)));
    });
  });

  it("does not depend on the order of the model's lists, of faults, or of keys", () => {
    property(({ model, document }) => {
      const { hash, events } = run(document, model);
      expect(run(document, reversedLists(model)).hash).toBe(hash);
      const other = JSON.stringify(reversedKeys({ ...document, faults: [...document.faults].reverse() }));
      const read = readScenarioDocument(other);
      const again = read.ok ? run(read.value.document, model) : null;
      expect(again?.events).toEqual(events);
      expect(again?.hash).toBe(hash);
    });
  });

  it("is that of the scenario as stored and read back", () => {
    property(({ model, document }) => {
      const read = readScenarioDocument(storedScenario(document).text);
      expect(read.ok && run(read.value.document, model).hash).toBe(run(document, model).hash);
    });
  });

  it("numbers its events from 1 and never goes back in time", () => {
    property(({ model, document }) => {
      const { events } = run(document, model);
      expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, place) => place + 1));
      expect(events.every(({ atMs }, place) => atMs >= (events[place - 1]?.atMs ?? 0))).toBe(true);
      expect(events.every(({ atMs, attempt }) => Number.isInteger(atMs) && attempt >= 1)).toBe(true);
      expect(events.every(({ attempt }) => attempt <= PLAYBACK_LIMITS.attempts)).toBe(true);
    });
  });

  it("settles every request at most once, and a retry follows a failure", () => {
    property(({ model, document }) => {
      const { events } = run(document, model);
      const count = (...kinds: readonly string[]): number =>
        events.filter(({ kind, target }) => kinds.includes(kind) && isOperation(model, target)).length;
      const settled = count("ResponseReceived", "RequestFailed", "RequestTimedOut");
      expect(settled).toBe(count("RequestSent"));
      expect(count("RetryScheduled")).toBeLessThanOrEqual(count("RequestFailed", "RequestTimedOut"));
    });
  });

  it("has an outcome for every step in document order, and a label for every ID of an event", () => {
    property(({ model, document }) => {
      const { events, outcomes, labels } = run(document, model);
      const ids = outlineScenario(document).steps.map(({ step }) => step?.id);
      expect([...outcomes.keys()]).toEqual(ids);
      for (const { from, to, target, message } of events) {
        expect([from, to, target, message].filter((id) => id !== null && !labels.has(id))).toEqual([]);
      }
    });
  });

  it("writes an answer that says what it holds", () => {
    property(({ model, document }) => {
      const result = run(document, model);
      const { events, outcomes, assertions, labels, ...rest } = result;
      expect(JSON.parse(writeRunResult(result))).toEqual({
        ...rest,
        events,
        outcomes: Object.fromEntries(outcomes),
        assertions,
        labels: Object.fromEntries(labels),
      });
      expect(events.every(fieldsFit)).toBe(true);
    });
  });
});

function isOperation(model: Model, id: string | null): boolean {
  return model.operations.some((operation) => operation.id === id);
}

/** The fields that apply to a kind, by the table of events. */
function fieldsFit(event: TraceEvent): boolean {
  const ofMessage = event.message !== null;
  const given = [event.from, event.to, event.target].map((id) => id !== null);
  switch (event.kind) {
    case "BranchTaken":
    case "StepSkipped":
      return !ofMessage && !given.includes(true) && event.payload === null;
    case "Dropped":
      return ofMessage && given.join() === "true,false,true";
    case "Routed":
    case "NotRouted":
      return ofMessage && !given.includes(false) && event.payload === null;
    case "Published":
    case "PublishFailed":
    case "Delivered":
    case "DeliveryFailed":
    case "DeadLettered":
      return ofMessage && event.headers !== null && !given.includes(false);
    default:
      return !given.includes(false);
  }
}
