import { describe, expect, it } from "@jest/globals";
import { newAssertionId, obligationDraftOf, obligationRequestOf } from "./obligation-draft.js";
import { draftOf, requestOf } from "./promise-draft.js";
import { anObligation, aRevision } from "./testing/a-revision.js";

describe("a promise that is written", () => {
  it("is sent as it was read where nothing changed; what is empty is null", () => {
    const revision = aRevision({
      requiresPattern: { repository: "a/b", pattern: "in-memory-outbox", service: null },
    });
    const sent = requestOf(draftOf(revision));
    expect(sent).toMatchObject({
      title: "Orders are kept",
      scope: null,
      forbiddenEvents: null,
      requiresPattern: { repository: "a/b", pattern: "in-memory-outbox", service: null },
    });
    expect(sent.links?.scenarioIds).toEqual([]);
  });
});

describe("an obligation that is written", () => {
  it("sends the one part that fits its kind", () => {
    const draft = obligationDraftOf(null);
    expect(Object.keys(obligationRequestOf(draft).recipe)).toEqual(["text", "scenarioCheck"]);
    expect(Object.keys(obligationRequestOf({ ...draft, kind: "failure-test" }).recipe)).toEqual([
      "text",
      "plan",
    ]);
    expect(Object.keys(obligationRequestOf({ ...draft, kind: "by-hand" }).recipe)).toEqual(["text"]);
  });

  it("is sent as it was read where nothing changed", () => {
    const recipe = {
      text: "Play it",
      scenarioCheck: {
        scenarioId: "s",
        faults: [{ target: "o", kind: "Error" as const, failFirst: 1 }],
        expect: [
          { type: "outcome" as const, id: "a1", step: "place", expected: "Succeeded" },
          { type: "event-count" as const, id: "a2", kind: "Dropped", target: null, expected: 0 },
        ],
      },
    };
    const read = anObligation({ kind: "scenario-check", recipe });
    expect(obligationRequestOf(obligationDraftOf(read)).recipe).toEqual(recipe);
  });

  it("has a plan of sentences, one a line; blank lines are none", () => {
    const draft = obligationDraftOf(anObligation({ kind: "contract-test" }));
    const sent = obligationRequestOf({ ...draft, plan: { ...draft.plan, steps: "Ask\n\nLook\n" } });
    expect(sent.recipe.plan?.steps).toEqual(["Ask", "Look"]);
  });

  it("sends steps as they were read, line ends in them too, where another field changed", () => {
    const plan = {
      steps: ["Ask\nand wait", "Look"],
      inputs: ["a\nb"],
      expectedObservations: [],
      forbiddenObservations: [" \nc"],
      contractIds: [],
      evidenceSource: null,
    };
    const draft = obligationDraftOf(anObligation({ kind: "contract-test", recipe: { text: "x", plan } }));
    expect(obligationRequestOf({ ...draft, title: "Another" }).recipe.plan).toEqual(plan);
  });

  it("gives an assertion an ID that none has", () => {
    expect(newAssertionId([{ id: "a2" }])).toBe("a3");
    expect(newAssertionId([])).toBe("a1");
  });
});
