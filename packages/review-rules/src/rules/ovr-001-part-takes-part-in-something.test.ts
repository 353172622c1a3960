import { describe, expect, it } from "@jest/globals";
import {
  ELEMENT_KINDS,
  ELEMENT_STATUSES,
  type ElementId,
  type Guid,
  type Model,
} from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import {
  call,
  expectCount,
  expectOutcome,
  fault,
  publish,
  scenario,
  write,
} from "../../../playback-engine/src/testing/scenario-builder.js";
import { guid } from "../../../promise-core/src/testing/promise-builder.js";
import type { Cited } from "../records/cited.js";
import type { Judgement } from "../records/judgement.js";
import { contextOf } from "../state/review-context.js";
import { aPromise, aState, INFERRED, withFact } from "../testing/a-state.js";
import { examples } from "../testing/examples/ovr-001.js";
import { inEachDoubt } from "../testing/facts-in-doubt.js";
import { itGivesItsExamples } from "../testing/judged.js";
import { judgementOf, subjectsOf } from "../testing/judgement-of.js";
import { withRelationship } from "../testing/with-relationship.js";
import { capitalised } from "../words/in-words.js";
import { ovr001 } from "./ovr-001-part-takes-part-in-something.js";

const builder = new ModelBuilder();
const orders = builder.element("Orders", "app");
const basket = builder.element("Basket", "component");
const other = builder.element("Other");
const gone = guid(99);
const ALONE = withFact(builder.build(), "element", basket, { parentId: orders });
const later = <Id extends Guid>(number: number): Id => guid(500 + number);

const element = (id: string): Cited => ({ kind: "element", id });
const subject = element(orders);
const flow: Cited = { kind: "scenario", id: scenario([]).id ?? "" };
const declared = { factStatus: "declared", provenance: null, stale: null } as const;

function judged(model: Model, scenarios: readonly ScenarioDocument[] = []): Judgement {
  return judgementOf(ovr001, aState(model, scenarios), subject);
}

/** Each fact that can name an element, naming only that one. */
const FACTS: readonly (readonly [
  naming: string,
  fact: Cited,
  called: string,
  of: (id: ElementId) => Model,
])[] = [
  [
    "the source of a relationship",
    { kind: "relationship", id: later(1) },
    'the relationship from "Orders" to "Other"',
    (id) => withRelationship(ALONE, later(1), [id, other]),
  ],
  [
    "the target of a relationship",
    { kind: "relationship", id: later(1) },
    'the relationship from "Other" to "Orders"',
    (id) => withRelationship(ALONE, later(1), [other, id]),
  ],
  [
    "the producer of a message",
    { kind: "message", id: later(1) },
    'message "Paid"',
    (producerId) => withMessage({ producerId, consumerIds: [] }),
  ],
  [
    "a consumer of a message",
    { kind: "message", id: later(1) },
    'message "Paid"',
    (id) => withMessage({ producerId: other, consumerIds: [other, id] }),
  ],
  [
    "the owner of an operation",
    { kind: "operation", id: later(1) },
    'operation "Pay"',
    (ownerId) => ({
      ...ALONE,
      operations: [
        {
          ...declared,
          id: later(1),
          ownerId,
          name: "Pay",
          transport: "http",
          requestSchemaId: null,
          responseSchemaId: null,
          timeoutMs: 0,
          retry: null,
        },
      ],
    }),
  ],
  [
    "the consumer of a subscription",
    { kind: "subscription", id: later(1) },
    `the subscription of "Orders" on "${gone}"`,
    (consumerId) => ({
      ...ALONE,
      subscriptions: [
        {
          ...declared,
          id: later(1),
          channelId: guid(99),
          consumerId,
          retry: null,
          deadLetterChannelId: null,
        },
      ],
    }),
  ],
];

function withMessage(ends: { producerId: ElementId; consumerIds: readonly ElementId[] }): Model {
  const texts = { name: "Paid", description: null, schemaId: null, tags: [] };
  return { ...ALONE, messages: [{ ...declared, ...texts, ...ends, id: later(1) }] };
}

/** Each place of a scenario that can name an element. */
const PLACES: readonly (readonly [naming: string, of: (id: string) => ScenarioDocument])[] = [
  ["`from` of a call", (id) => scenario([call("a", id, gone)])],
  ["`from` of a publish", (id) => scenario([publish("a", id, [gone, gone])])],
  ["`by` of a write", (id) => scenario([write("a", id, gone)])],
  ["`store` of a write", (id) => scenario([write("a", gone, id)])],
  ["a step inside another", (id) => scenario([call("a", gone, gone, { does: [write("b", id, gone)] })])],
  ["the target of a fault", (id) => scenario([], [fault(id, "Error")])],
  ["the target of an assertion", (id) => scenario([], [], [expectCount("a", "Published", 0, id)])],
];

describe("OVR-001", () => {
  itGivesItsExamples(ovr001, examples);

  it("judges apps, stores and components that are current or planned, and nothing else", () => {
    const all = new ModelBuilder();
    const made = ELEMENT_KINDS.flatMap((kind) =>
      ELEMENT_STATUSES.map((status) => ({ kind, status, id: all.element(`${kind} ${status}`, kind) })),
    );
    const model = made.reduce(
      (built, { id, status }) => withFact(built, "element", id, { status }),
      all.build(),
    );
    const judgedOnes = new Set(subjectsOf(ovr001, aState(model)).map(({ id }) => id));
    expect(
      made.filter(({ id }) => judgedOnes.has(id)).map(({ kind, status }) => `${kind} ${status}`),
    ).toEqual([
      "app current",
      "app planned",
      "store current",
      "store planned",
      "component current",
      "component planned",
    ]);
  });

  it("has a concern about what nothing names, though there is something in it", () => {
    expect(judged(ALONE)).toEqual({
      subject,
      result: "concern",
      severity: "note",
      reason:
        'Nothing names element "Orders": let a scenario or another part use it, or take it out of the model',
      cites: [subject],
      items: [],
    });
  });

  it.each(FACTS)("verifies %s", (_, fact, called, naming) => {
    expect(judged(naming(orders))).toEqual({
      subject,
      result: "verified",
      severity: "note",
      reason: `${capitalised(called)} names element "Orders"`,
      cites: [subject, fact],
      items: [],
    });
    expect(judged(naming(other)).result).toBe("concern");
  });

  it.each(FACTS)("cannot tell of %s while that is in doubt", (_, fact, called, naming) => {
    for (const [, doubtful, words] of inEachDoubt(naming(orders), fact.kind as "message", fact.id)) {
      expect(judged(doubtful)).toEqual({
        subject,
        result: "unknown",
        severity: "note",
        reason: `Only what is in doubt names element "Orders", until it is confirmed. ${capitalised(called)} ${words}.`,
        cites: [subject, fact],
        items: [`${fact.kind} ${fact.id}`],
      });
    }
  });

  it.each(PLACES)("verifies %s", (_, naming) => {
    expect(judged(ALONE, [naming(orders)])).toEqual({
      subject,
      result: "verified",
      severity: "note",
      reason: 'Scenario "A scenario" names element "Orders"',
      cites: [subject, flow],
      items: [],
    });
    expect(judged(ALONE, [naming(other)]).result).toBe("concern");
  });

  it("reads neither the step of an assertion nor an empty entry", () => {
    const nothing = { ...scenario([], [], [expectOutcome("a", orders, "Failed")]) };
    const entries = { ...nothing, faults: [null], assertions: [...nothing.assertions, null] };
    expect(judged(ALONE, [entries]).result).toBe("concern");
  });

  it.each(inEachDoubt(ALONE, "element", orders))("cannot tell of a part that is %s", (_, doubtful, words) => {
    const unknown = {
      subject,
      result: "unknown",
      severity: "note",
      reason: `Element "Orders" ${words}`,
      cites: [subject],
      items: [`element ${orders}`],
    };
    expect(judged(doubtful)).toEqual(unknown);
    expect(judged(doubtful, [scenario([write("a", orders, gone)])])).toEqual(unknown);
  });

  it("counts what is in doubt, and holds each", () => {
    const one = withRelationship(ALONE, later(2), [orders, other]);
    const two = withRelationship(one, later(1), [other, orders]);
    const doubtful = [later(1), later(2)].reduce(
      (model, id) => withFact(model, "relationship", id, INFERRED),
      two,
    );
    const [first, second]: readonly [Cited, Cited] = [
      { kind: "relationship", id: later(1) },
      { kind: "relationship", id: later(2) },
    ];
    expect(judged(doubtful)).toMatchObject({
      result: "unknown",
      reason:
        'Only what is in doubt names element "Orders", until it is confirmed. The relationship from "Other" to "Orders" is inferred, and 1 other fact is in doubt.',
      cites: [subject, first, second],
      items: [`relationship ${later(1)}`, `relationship ${later(2)}`],
    });
    expect(judged(withFact(doubtful, "relationship", later(2), { factStatus: "measured" }))).toMatchObject({
      result: "verified",
      cites: [subject, second],
    });
  });

  describe("what names a part names also what it is in", () => {
    const inside = element(basket);
    const named = scenario([write("a", basket, gone)]);

    it("and the part between is cited", () => {
      expect(judged(ALONE, [named])).toEqual({
        subject,
        result: "verified",
        severity: "note",
        reason: 'Scenario "A scenario" names a part in element "Orders"',
        cites: [subject, flow, inside],
        items: [],
      });
    });

    it.each(inEachDoubt(ALONE, "element", basket))(
      "but not for sure while it is %s",
      (_, doubtful, words) => {
        expect(judged(doubtful, [named])).toEqual({
          subject,
          result: "unknown",
          severity: "note",
          reason: `Only what is in doubt names element "Orders", until it is confirmed. Element "Basket" ${words}.`,
          cites: [subject, inside],
          items: [`element ${basket}`],
        });
      },
    );

    it("nor while what names it is in doubt", () => {
      const relationship: Cited = { kind: "relationship", id: later(1) };
      const model = withFact(
        withRelationship(ALONE, later(1), [basket, other]),
        "relationship",
        later(1),
        INFERRED,
      );
      expect(judged(model)).toMatchObject({ result: "unknown", cites: [subject, relationship] });
    });

    it("but what names the outer part does not name the inner one", () => {
      const state = aState(ALONE, [scenario([write("a", orders, gone)])]);
      expect(judgementOf(ovr001, state, inside).result).toBe("concern");
    });

    it("at any depth, in circles too, with as many parts cited as can be read", () => {
      const deep = new ModelBuilder();
      const ids = Array.from({ length: 5_000 }, (_, at) => deep.element(`Part ${at}`, "component"));
      const built = deep.build();
      const circle = built.elements.map((one, at) => ({
        ...one,
        parentId: ids[(at + 1) % ids.length] ?? null,
      }));
      const state = aState({ ...built, elements: circle }, [scenario([write("a", ids[0] ?? "", gone)])]);
      const judgements = ovr001.evaluate(contextOf(state));
      expect(new Set(judgements.map(({ result }) => result))).toEqual(new Set(["verified"]));
      expect(Math.max(...judgements.map(({ cites }) => cites.length))).toBe(22);
    });
  });

  it("is the same in any order of the lists", () => {
    const one = withRelationship(ALONE, later(2), [orders, other]);
    const two = withRelationship(one, later(1), [other, orders]);
    expect(judged({ ...two, relationships: two.relationships.toReversed() })).toEqual(judged(two));
  });

  it("never blocks", () => {
    const state = aState(ALONE, [], [aPromise({ elementIds: [orders] })]);
    expect(judgementOf(ovr001, state, subject).severity).toBe("note");
  });
});
