import { describe, expect, it } from "@jest/globals";
import { type ElementId, NO_FACTS, present } from "@plumbline/model-core";
import fc from "fast-check";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import {
  call,
  expectCount,
  expectOutcome,
  fault,
  publish,
  scenario,
} from "../../../playback-engine/src/testing/scenario-builder.js";
import { PROMISE_LIMITS } from "../limits.js";
import type { PromiseContent } from "../records/content.js";
import { content, guid, links } from "../testing/promise-builder.js";
import {
  ASK,
  CHANGE,
  KEEP,
  LOOK,
  MAIL,
  MODEL,
  NOTED,
  ORDER_PAID,
  order,
  PAY,
  REFUND,
  SCENARIO_ID,
  SHOP,
} from "../testing/shop.js";
import { generateObligations } from "./generate-obligations.js";

const SCENARIOS = new Map([[SCENARIO_ID, order()]]);

const generated = (said: Partial<PromiseContent>, scenarios = SCENARIOS, model = MODEL) =>
  generateObligations({ content: content(said), model, scenarios });

const LINKED = { links: links({ scenarioIds: [SCENARIO_ID] }) };

describe("rule 1: a linked scenario holds", () => {
  it("gives a check without a fault, of its assertions and the forbidden events", () => {
    const forbidden = [{ kind: "Dropped" as const, target: MAIL }];
    expect(generated({ ...LINKED, forbiddenEvents: forbidden })[0]).toEqual({
      kind: "scenario-check",
      title: '"Order" holds',
      recipe: {
        text: 'Plays the scenario "Order" as the model declares it, with no fault beside its own.',
        scenarioCheck: {
          scenarioId: SCENARIO_ID,
          faults: [],
          expect: [
            expectOutcome("paid", "pay", "Succeeded"),
            expectCount(`never-Dropped-${MAIL}`, "Dropped", 0, MAIL),
          ],
        },
      },
    });
  });

  it("gives none when there is nothing to expect, and none for a scenario that is not there", () => {
    expect(generated(LINKED, new Map([[SCENARIO_ID, scenario([])]]))).toEqual([]);
    expect(generated(LINKED, new Map())).toEqual([]);
  });
});

describe("rule 2: a linked scenario holds when attempts fail", () => {
  const faultsOf = (scenarioDocument = order()) =>
    generated(LINKED, new Map([[SCENARIO_ID, scenarioDocument]])).flatMap(
      ({ recipe }) => recipe.scenarioCheck?.faults ?? [],
    );

  it("gives a check for each operation and subscription with more than one attempt", () => {
    expect(faultsOf()).toEqual([
      { target: PAY, kind: "Error", failFirst: 2 },
      { target: MAIL, kind: "Error", failFirst: 1 },
    ]);
    expect(generated(LINKED).map(({ title }) => title)).toEqual([
      '"Order" holds',
      '"Order" holds when attempts of "pay" fail',
      '"Order" holds when attempts of the delivery from "mails" to "mail" fail',
    ]);
    expect(generated(LINKED)[1]?.recipe.text).toBe(
      'Plays the scenario "Order" with the first 2 of 3 attempts of "pay" failing.',
    );
  });

  it("leaves out what the scenario faults itself", () => {
    expect(
      faultsOf({ ...order(), faults: [null, fault(PAY, "Outage")] }).map(({ target }) => target),
    ).toEqual([MAIL]);
  });

  it("expects outcomes and forbidden events alone", () => {
    const counts = [expectCount("once", "RequestSent", 1, PAY)];
    expect(faultsOf(order(counts))).toEqual([]);
    const withForbidden = generateObligations({
      content: content({ ...LINKED, forbiddenEvents: [{ kind: "Dropped", target: null }] }),
      model: MODEL,
      scenarios: new Map([[SCENARIO_ID, order(counts)]]),
    });
    expect(withForbidden.map(({ recipe }) => recipe.scenarioCheck?.expect.map(({ id }) => id))).toEqual([
      ["once", "never-Dropped"],
      ["never-Dropped"],
      ["never-Dropped"],
    ]);
  });
});

describe("rule 3: test plans", () => {
  const kinds = (said: Parameters<typeof links>[0]) =>
    generated({ links: links(said) }).map(({ kind, recipe }) => [kind, recipe.plan?.contractIds]);

  it("are a contract test for what has a schema, a failure test for a time-out", () => {
    expect(kinds({ operationIds: [PAY, ASK, LOOK, CHANGE], messageIds: [ORDER_PAID, NOTED] })).toEqual([
      ["contract-test", [PAY]],
      ["contract-test", [ASK]],
      ["contract-test", [CHANGE]],
      ["contract-test", [ORDER_PAID]],
      ["failure-test", [PAY]],
      ["failure-test", [LOOK]],
    ]);
  });

  it("are a failure test for a dead-letter channel, an integration test for an app", () => {
    expect(kinds({ subscriptionIds: [MAIL, KEEP, REFUND], elementIds: [SHOP.orders, SHOP.bank] })).toEqual([
      ["failure-test", [MAIL]],
      ["failure-test", [KEEP]],
      ["integration-test", [SHOP.orders]],
    ]);
    const gone = [guid(77)];
    expect(kinds({ elementIds: [guid(77)], channelIds: [guid(78)] })).toEqual([]);
    expect(kinds({ operationIds: gone, messageIds: gone, subscriptionIds: gone })).toEqual([]);
  });

  it.each([
    [20, 20, null],
    [21, 20, "other"],
  ])("of an app with %i operations and channels name %i of each", (count, named, others) => {
    const builder = new ModelBuilder();
    const app = builder.element("shop", "app");
    for (let made = 1; made <= count; made += 1) {
      builder.operation(`do ${made}`, app, {});
      builder.subscription(builder.channel(`told ${made}`), app, {});
    }
    const [test] = generated({ links: links({ elementIds: [app] }) }, SCENARIOS, builder.build());
    const first = <Text>(text: (at: number) => Text) =>
      Array.from({ length: named }, (_, at) => text(at + 1));
    const { steps = [], expectedObservations = [] } = test?.recipe.plan ?? {};
    const rest = (said: string) => (others === null ? [] : [said]);
    expect(steps.slice(1)).toEqual([
      ...first((at) => `Call "do ${at}".`),
      ...rest("Call its other operations."),
      ...first((at) => `Put a message on "told ${at}".`),
      ...rest("Put a message on the other channels it takes from."),
    ]);
    expect(expectedObservations.slice(1)).toEqual([
      ...first((at) => `"do ${at}" is answered.`),
      ...rest("Its other operations are answered."),
      ...first((at) => `The message on "told ${at}" is taken.`),
      ...rest("Each of them is taken."),
    ]);
  });

  it("name a fact that is not there by its ID, and say once of one attempt", () => {
    const operations = MODEL.operations.map((operation) => ({
      ...operation,
      retry: { maxAttempts: 1, backoffMs: 5 },
      ownerId: guid<ElementId>(77),
    }));
    const [test] = generated({ links: links({ operationIds: [LOOK] }) }, SCENARIOS, { ...MODEL, operations });
    expect(test?.title).toBe(`"look" of "${guid(77)}" is given up when it is not answered`);
    expect(test?.recipe.plan?.expectedObservations).toEqual([
      "The caller gives an attempt up after 100 ms.",
      "The request is sent once.",
    ]);
  });
});

describe("rule 4: a required pattern", () => {
  it("gives a check of the source", () => {
    const required = { repository: "acme/shop", pattern: "transactional-outbox", service: null } as const;
    expect(generated({ requiresPattern: required })).toEqual([
      {
        kind: "source-pattern-check",
        title: "acme/shop has the pattern transactional-outbox",
        recipe: {
          text: "A scan of acme/shop finds the pattern transactional-outbox, under no compile-time condition.",
          sourcePattern: { ...required, requireUnconditional: true },
        },
      },
    ]);
    const [ofService] = generated({ requiresPattern: { ...required, service: "orders" } });
    expect(ofService?.title).toBe("the service orders of acme/shop has the pattern transactional-outbox");
  });
});

describe("the limits of obligations", () => {
  const LONG = '"😀'.repeat(200);

  it("are kept whatever things are called", () => {
    const builder = new ModelBuilder();
    const app = builder.element(LONG, "app");
    const schema = builder.schema(LONG, {});
    for (let made = 0; made < 30; made += 1) {
      const name = `${made}${LONG}`;
      const channel = builder.channel(name);
      const retry = { maxAttempts: 3, backoffMs: 1 };
      builder.subscription(channel, app, { retry, deadLetter: channel });
      builder.operation(name, app, { request: schema, response: schema, timeoutMs: 3_600_000, retry });
      builder.message(name, app, schema);
    }
    const built = builder.build();
    const model = {
      ...built,
      messages: built.messages.map((message) => ({ ...message, consumerIds: Array(60).fill(app) })),
    };
    const steps = [
      ...model.operations.map(({ id }) => call(id, app, id)),
      ...model.channels.map(({ id }) => publish(id, app, [id, present(model.messages[0]).id])),
    ];
    const obligations = generateObligations({
      model,
      scenarios: new Map([[SCENARIO_ID, { ...scenario(steps), name: LONG }]]),
      content: content({
        links: links({
          scenarioIds: [SCENARIO_ID],
          elementIds: [app],
          operationIds: model.operations.map(({ id }) => id),
          subscriptionIds: model.subscriptions.map(({ id }) => id),
          messageIds: model.messages.map(({ id }) => id),
        }),
      }),
    });
    expect(obligations).toHaveLength(1 + 60 + 120 + 1);
    for (const { title, recipe } of obligations) {
      expect(title.length).toBeLessThanOrEqual(PROMISE_LIMITS.titleCharacters);
      expect(title.isWellFormed()).toBe(true);
      expect(recipe.text.length).toBeLessThanOrEqual(PROMISE_LIMITS.textCharacters);
      expect(JSON.stringify(recipe).length).toBeLessThanOrEqual(PROMISE_LIMITS.recipeCharacters);
      for (const list of [recipe.plan?.steps, recipe.plan?.expectedObservations]) {
        expect(list?.length ?? 1).toBeGreaterThan(0);
        expect(list?.length ?? 1).toBeLessThanOrEqual(PROMISE_LIMITS.planItems);
      }
    }
  });

  it.each([
    ["many", (index: number) => `a${index}`, [100, 100, 50]],
    ["long", (index: number) => `${index}${'"'.repeat(97)}`, [63, 63, 63, 61]],
  ])("make several checks of expectations that are too %s for one", (_, id, lengths) => {
    const assertions = Array.from({ length: 250 }, (__, index) =>
      expectOutcome(id(index), id(0), "Succeeded"),
    );
    const [first, ...others] = generated(
      LINKED,
      new Map([[SCENARIO_ID, { ...order(assertions), faults: [] }]]),
    );
    const flow = [present(first), ...others].filter(
      ({ recipe }) => recipe.scenarioCheck?.faults.length === 0,
    );
    expect(flow.map(({ recipe }) => recipe.scenarioCheck?.expect.length)).toEqual(lengths);
    expect(flow.flatMap(({ recipe }) => recipe.scenarioCheck?.expect ?? [])).toEqual(assertions);
    expect(first?.title).toBe(`"Order" holds (1 of ${lengths.length})`);
    for (const { recipe } of flow) {
      expect(JSON.stringify(recipe).length).toBeLessThanOrEqual(PROMISE_LIMITS.recipeCharacters);
    }
  });
});

describe("the same draft", () => {
  const everything = {
    scenarioIds: [SCENARIO_ID, guid(2), guid(3)],
    operationIds: [PAY, ASK, LOOK, CHANGE],
    messageIds: [ORDER_PAID, NOTED],
    subscriptionIds: [MAIL, REFUND, KEEP],
    elementIds: [SHOP.orders, SHOP.web, SHOP.bank],
  };
  const scenarios = new Map(
    [SCENARIO_ID, guid(2)].map((id) => [id, { ...order(), id, name: `Order ${id}` }]),
  );
  const forbiddenEvents = [
    { kind: "Dropped", target: null },
    { kind: "Dropped", target: MAIL },
    { kind: "PublishFailed", target: null },
  ] as const;

  it("gives the same set in any order of links, forbidden events and facts, and however often a link is said", () => {
    const request = {
      content: content({ links: links(everything), forbiddenEvents }),
      model: MODEL,
      scenarios,
    };
    const expected = generateObligations(request);
    expect(expected.length).toBeGreaterThan(12);
    const shuffled = <Value>(values: readonly Value[]) =>
      fc.shuffledSubarray([...values, ...values], { minLength: values.length * 2 });
    const model = fc.record({
      operations: fc.shuffledSubarray([...MODEL.operations], { minLength: MODEL.operations.length }),
      subscriptions: fc.shuffledSubarray([...MODEL.subscriptions], { minLength: MODEL.subscriptions.length }),
      bindings: fc.shuffledSubarray([...MODEL.bindings], { minLength: MODEL.bindings.length }),
    });
    const shuffledLinks = fc.record({
      scenarioIds: shuffled(everything.scenarioIds),
      operationIds: shuffled(everything.operationIds),
      messageIds: shuffled(everything.messageIds),
      subscriptionIds: shuffled(everything.subscriptionIds),
      elementIds: shuffled(everything.elementIds),
    });
    fc.assert(
      fc.property(shuffledLinks, shuffled(forbiddenEvents), model, (linked, forbidden, lists) => {
        const said = content({ links: links(linked), forbiddenEvents: forbidden });
        expect(generateObligations({ ...request, content: said, model: { ...MODEL, ...lists } })).toEqual(
          expected,
        );
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it("gives nothing when nothing is linked", () => {
    expect(generateObligations({ content: content(), model: NO_FACTS, scenarios })).toEqual([]);
  });
});
