import { describe, expect, it } from "@jest/globals";
import type { JsonValue } from "@plumbline/model-core";
import {
  answerCritique,
  type CritiqueOutput,
  checkCritiqueAnswer,
  critiqueListItem,
  factsById,
  makeCritique,
} from "../index.js";
import { numbered } from "../testing/aliased-facts.js";
import { ID, SHOP } from "../testing/architectures.js";
import { aCritique, aCritiqueOutput, NAMES_OF_CRITIQUE } from "../testing/critiques.js";

const [DECISION] = aCritiqueOutput().proposedDecisions;

function told(more: object): readonly string[] {
  const value = { ...aCritiqueOutput(), ...more } as unknown as JsonValue;
  const checked = checkCritiqueAnswer(value, NAMES_OF_CRITIQUE);
  return checked.ok ? [] : checked.errors.map(({ pointer, message }) => `${pointer} ${message}`);
}

describe("a critique that names what is there", () => {
  it("is taken", () => {
    expect(checkCritiqueAnswer(aCritiqueOutput() as unknown as JsonValue, NAMES_OF_CRITIQUE)).toEqual({
      ok: true,
      value: aCritiqueOutput(),
    });
  });
});

describe("a critique is refused", () => {
  it.each<[string, Partial<Record<keyof CritiqueOutput, unknown>>, string]>([
    [
      "about an unknown part",
      { observations: [{ text: "x", about: ["orders", "e9"], ruleIds: [] }] },
      "/observations/0/about/1 is no alias that is known",
    ],
    [
      "that names no rule",
      { observations: [{ text: "x", about: [], ruleIds: ["REL-001", "REL-999"] }] },
      "/observations/0/ruleIds/1 is no rule of the review",
    ],
    [
      "that asks about an unknown part",
      { questions: [{ text: "x", about: ["e9"] }] },
      "/questions/0/about/0 is no alias that is known",
    ],
    [
      "whose decision affects an unknown part",
      { proposedDecisions: [{ ...DECISION, affected: ["e9"] }] },
      "/proposedDecisions/0/affected/0 is no alias that is known",
    ],
    [
      "whose decision settles what nobody found",
      { proposedDecisions: [{ ...DECISION, settles: [{ ruleId: "REL-002", subject: "orders" }] }] },
      "/proposedDecisions/0/settles/0 is no finding that was told",
    ],
    [
      "whose decision settles a finding of an unknown part",
      { proposedDecisions: [{ ...DECISION, settles: [{ ruleId: "REL-001", subject: "e9" }] }] },
      "/proposedDecisions/0/settles/0/subject is no alias that is known",
    ],
    [
      "that has a severity",
      { observations: [{ text: "x", about: [], ruleIds: [], severity: "blocking" }] },
      "/observations/0/severity is not a known field",
    ],
    ["without observations", { observations: undefined }, "/observations is required"],
  ])("%s", (_, more, error) => {
    expect(told(more)).toEqual([error]);
  });
});

describe("what is kept of a critique", () => {
  const critique = aCritique();

  it("names parts by their IDs, each once", () => {
    expect(critique.observations[0]).toEqual({
      text: "Orders calls Billing once.",
      about: [ID.orders, ID.calls],
      ruleIds: ["REL-001"],
    });
    expect(critique.proposedDecisions[0]).toMatchObject({
      affectedIds: [ID.orders, ID.billing],
      settles: [{ ruleId: "REL-001", subjectId: ID.orders }],
      keptAs: null,
    });
  });

  it("is stale where one of them is another one or gone", () => {
    expect(answerCritique(critique, factsById(SHOP))).toMatchObject({ stale: null });
    expect(answerCritique(critique, factsById({ ...SHOP, channels: [] })).stale).toEqual([
      { kind: "channel", id: ID.topic, alias: "topic", change: "removed" },
    ]);
  });

  it("is listed without what it says in detail", () => {
    const {
      observations: _,
      questions: __,
      proposedDecisions: ___,
      ...listed
    } = answerCritique(critique, factsById(SHOP));
    expect(critiqueListItem(critique, factsById(SHOP))).toEqual(listed);
  });

  it("pins the facts that it names, in their order", () => {
    expect(critique.parts.map(({ alias }) => alias)).toEqual(["orders", "calls", "topic", "billing"]);
  });

  it("pins no promise, which has versions of its own", () => {
    const promise = { alias: "p1", kind: "promise", id: numbered(9), name: "A promise" } as const;
    const names = { parts: { partOf: (alias: string) => (alias === "p1" ? promise : undefined) } };
    const observations = [{ text: "It is open.", about: ["p1"], ruleIds: [] }];
    const output = aCritiqueOutput({ observations, questions: [], proposedDecisions: [] });
    const { parts, observations: kept } = makeCritique({
      output,
      names,
      base: aCritique(),
      present: new Map(),
    });
    expect([parts, kept[0]?.about]).toEqual([[], [numbered(9)]]);
  });
});
