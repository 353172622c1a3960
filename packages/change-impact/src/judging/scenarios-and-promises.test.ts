import { describe, expect, it } from "@jest/globals";
import type { FactKind, Guid } from "@plumbline/model-core";
import {
  branch,
  call,
  parallel,
  publish,
  write,
} from "../../../playback-engine/src/testing/scenario-builder.js";
import type { ImpactInput, LinkedEvidence } from "../records/impact-input.js";
import {
  BOUND,
  EVENTS,
  guid,
  impactOf,
  LOOK,
  LOOKING,
  MAIL,
  MAILING,
  MAILS,
  ORDERS,
  ORDERS_SERVICE,
  obligation,
  PLACE,
  PLACED,
  PLACING,
  PUBLISHING,
  promiseOf,
  revision,
  scenarioOf,
  WEB,
} from "../testing/shop.js";
import { BASE, factOf, HEAD, outboxOf, REPOSITORY, type Said } from "../testing/snapshots.js";

const CODE = "src/Orders/Api.cs";
const SERVICES = { services: ["src/Orders"] };

const link = (factKind: FactKind, factId: Guid): LinkedEvidence => ({
  ...{ repository: REPOSITORY, factKey: "schema|it", factKind, factId },
});

/** The one fact that this is linked with is removed. */
function removing(factKind: FactKind, factId: Guid, said: Partial<ImpactInput> = {}) {
  const base = { files: { [CODE]: "1" }, facts: [factOf(BASE, CODE, { factKey: "schema|it" })] };
  return named(
    impactOf(base, { files: { [CODE]: "2" } }, { evidenceLinks: [link(factKind, factId)], ...said }),
  );
}

/** Code of Orders changed, and no fact. */
function changing(said: Partial<ImpactInput> = {}, head: Said = {}) {
  const after = { ...SERVICES, files: { [CODE]: "2" }, ...head };
  return named(impactOf({ ...SERVICES, files: { [CODE]: "1" } }, after, said));
}

function named({ entries }: ReturnType<typeof impactOf>) {
  return entries
    .filter(({ kind }) => kind !== "element")
    .map(({ kind, requirementId, id, certainty, reasons }) => [
      requirementId ?? `${kind} ${Number(id.slice(-4))}`,
      certainty,
      ...reasons.map(({ code }) => code),
    ]);
}

describe("a scenario is touched for certain", () => {
  it.each<[string, ImpactInput["scenarios"][number], FactKind, Guid]>([
    ["an operation that a step calls", PLACING, "operation", PLACE],
    ["an element that a step begins at", PLACING, "element", WEB],
    ["a channel that a step publishes to", PUBLISHING, "channel", EVENTS],
    ["a message that a step publishes", PUBLISHING, "message", PLACED],
    [
      "a handler",
      scenarioOf(604, [publish("tell", ORDERS, [EVENTS, PLACED], { handlers: { [MAILING]: [] } })]),
      "subscription",
      MAILING,
    ],
    [
      "what a step in a handler, a branch or a parallel list names",
      scenarioOf(605, [
        publish("tell", ORDERS, [EVENTS, PLACED], {
          handlers: {
            [MAILING]: [
              parallel(
                "both",
                [],
                [branch("if", "tell", "Succeeded", { otherwise: [call("p", WEB, LOOK)] })],
              ),
            ],
          },
        }),
      ]),
      "operation",
      LOOK,
    ],
    ["a store that a step writes", scenarioOf(606, [write("w", WEB, MAIL)]), "element", MAIL],
    ["an operation that a fault names", scenarioOf(607, [], [PLACE]), "operation", PLACE],
    ["an element that a fault names", scenarioOf(607, [], [MAIL]), "element", MAIL],
    ["a channel that a fault names", scenarioOf(607, [], [MAILS]), "channel", MAILS],
    ["a subscription that a fault names", scenarioOf(607, [], [MAILING]), "subscription", MAILING],
  ])("by %s", (_, scenario, kind, id) => {
    const touched = removing(kind, id, { scenarios: [scenario] });
    expect(touched.map(([, certainty, code]) => [certainty, code])).toEqual([["definite", "linked-thing"]]);
  });

  it("with a reason that leads to the place", () => {
    const base = { files: { [CODE]: "1" }, facts: [factOf(BASE, CODE, { factKey: "schema|it" })] };
    const said = { evidenceLinks: [link("operation", PLACE)], scenarios: [PLACING], serviceLinks: [] };
    const [scenario] = impactOf(base, {}, said).entries;
    expect(scenario).toEqual({
      certainty: "definite",
      kind: "scenario",
      id: PLACING.id,
      name: "Scenario 601",
      requirementId: null,
      reasons: [
        {
          code: "linked-thing",
          factKey: "schema|it",
          change: "removed",
          source: `${REPOSITORY}@${BASE}:${CODE}#L3-L4`,
          sentence: 'It names the operation "POST /orders". The schema "it" is in the source no more.',
        },
      ],
    });
  });
});

describe("a scenario is touched as what it names", () => {
  it.each([
    ["possibly", {}, "possible"],
    ["without it being known", { files: { [CODE]: { status: "skipped" } } } as Said, "unknown"],
  ])("%s, by an element or by a part of one", (_, head, certainty) => {
    const scenarios = [LOOKING, PUBLISHING, scenarioOf(608, [write("w", WEB, MAIL)])];
    expect(changing({ scenarios }, head)).toEqual([
      ["scenario 602", certainty, "one-hop"],
      ["scenario 603", certainty, "linked-thing"],
    ]);
  });

  it("possibly, where its element is touched for certain by something else", () => {
    expect(removing("operation", PLACE, { scenarios: [LOOKING], serviceLinks: [] })).toEqual([
      ["scenario 602", "possible", "one-hop"],
    ]);
  });

  it("not by entries that are none", () => {
    const document = { ...PLACING.document, steps: [null, ...PLACING.document.steps], faults: [null] };
    const scenarios = [{ id: PLACING.id, document: document as typeof PLACING.document }];
    expect(removing("operation", PLACE, { scenarios })).toHaveLength(1);
  });

  it("not by what only stands for somewhere else, or is not there", () => {
    const elsewhere = scenarioOf(609, [call("x", guid(998), guid(999))], [guid(997)]);
    expect(removing("operation", PLACE, { scenarios: [elsewhere], serviceLinks: [] })).toEqual([]);
  });
});

describe("a promise is touched for certain", () => {
  it.each<[string, Parameters<typeof promiseOf>[1], FactKind, Guid]>([
    ["an operation", { operationIds: [PLACE] }, "operation", PLACE],
    ["a channel", { channelIds: [EVENTS] }, "channel", EVENTS],
    ["a subscription", { subscriptionIds: [MAILING] }, "subscription", MAILING],
    ["a message", { messageIds: [PLACED] }, "message", PLACED],
    ["an element", { elementIds: [ORDERS] }, "operation", LOOK],
  ])("by %s that it is linked with", (_, links, kind, id) => {
    const [touched] = removing(kind, id, { promises: [promiseOf(1, links)], serviceLinks: [] });
    expect(touched?.slice(0, 3)).toEqual(["SHOP-001", "definite", "linked-thing"]);
  });

  it("by a scenario that it is linked with, wherever its name comes from", () => {
    const said = { scenarios: [PLACING], promises: [promiseOf(1, { scenarioIds: [PLACING.id] })] };
    expect(removing("operation", PLACE, said)).toContainEqual(["SHOP-001", "definite", "linked-thing"]);
    const gone = promiseOf(1, { scenarioIds: [guid(990)] });
    expect(removing("operation", PLACE, { promises: [gone] })).toEqual([]);
  });
});

describe("a promise is possibly touched", () => {
  it.each<[string, Parameters<typeof promiseOf>[1], FactKind, Guid]>([
    ["the owner of an operation", { operationIds: [LOOK] }, "element", ORDERS],
    ["the channel of a subscription", { subscriptionIds: [MAILING] }, "channel", MAILS],
    ["the consumer of a subscription", { subscriptionIds: [MAILING] }, "element", MAIL],
    ["the producer of a message", { messageIds: [PLACED] }, "element", ORDERS],
    ["a binding of a channel", { channelIds: [EVENTS] }, "binding", BOUND],
    ["where a binding of a channel leads", { channelIds: [EVENTS] }, "channel", MAILS],
  ])("by what is certain one hop away: %s", (_, links, kind, id) => {
    expect(removing(kind, id, { promises: [promiseOf(1, links)], serviceLinks: [] })).toEqual([
      ["SHOP-001", "possible", "one-hop"],
    ]);
  });

  it("by a part of an element that is possibly touched, not by other neighbours of it", () => {
    const promises = [promiseOf(1, { operationIds: [LOOK] }), promiseOf(2, { channelIds: [EVENTS] })];
    expect(changing({ promises })).toEqual([["SHOP-001", "possible", "one-hop"]]);
  });

  it("by a link that leads nowhere, never", () => {
    const links = {
      channelIds: [guid(979)],
      operationIds: [guid(980)],
      subscriptionIds: [guid(981)],
      messageIds: [guid(982)],
    };
    expect(removing("operation", PLACE, { promises: [promiseOf(1, links)] })).toEqual([]);
  });

  it("by the service of an element that is in the model no more, never", () => {
    const elementId = guid(983);
    const said = {
      promises: [promiseOf(1, { elementIds: [elementId] })],
      serviceLinks: [{ ...ORDERS_SERVICE, elementId }],
    };
    expect(named(impactOf(SERVICES, { services: [] }, said))).toEqual([]);
  });
});

describe("a promise that requires a pattern", () => {
  const required = { repository: "acme/shop", pattern: "transactional-outbox", service: null } as const;
  const requiring = (said: object = {}) => promiseOf(1, {}, { requiresPattern: { ...required, ...said } });
  const patterns = [outboxOf(BASE, CODE)];

  const withPatterns = (base: Said, head: Said, said: Partial<ImpactInput>) =>
    named(impactOf({ ...SERVICES, ...base }, { ...SERVICES, ...head }, said));

  it.each<[string, Said, string[]]>([
    ["is touched for certain when it is removed", {}, ["definite", "pattern-removed"]],
    [
      "is touched for certain when it became conditional",
      { patterns: [outboxOf(HEAD, CODE, { unconditional: false })] },
      ["definite", "pattern-conditional"],
    ],
    [
      "is not told when a side did not look, as long as that is of another service",
      { patterns, coverage: [{ serviceKey: "src/Mail", looked: false, reasons: ["unparsed-file"] }] },
      [],
    ],
  ])("%s", (_, head, told) => {
    expect(withPatterns({ patterns }, head, { promises: [requiring()] })).toEqual(
      told.length === 0 ? [] : [["SHOP-001", ...told]],
    );
  });

  it.each<[string, readonly string[], boolean]>([
    ["of this host, which is followed last", ["code.acme.test/acme/shop", REPOSITORY], true],
    ["of another host, which is followed last", [REPOSITORY, "code.acme.test/acme/shop"], false],
  ])("of a name that two hosts have is %s", (_, followed, isTouched) => {
    const told = withPatterns({ patterns }, {}, { promises: [requiring()], followed });
    expect(told).toEqual(isTouched ? [["SHOP-001", "definite", "pattern-removed"]] : []);
  });

  it.each([
    ["scan-incomplete", "scan-incomplete"],
    ["unparsed-file", "file-not-read"],
  ] as const)("is not known when a side did not look: %s", (reason, code) => {
    const coverage = [{ serviceKey: null, looked: false, reasons: [reason] }];
    const told = [["SHOP-001", "unknown", code]];
    expect(withPatterns({ patterns }, { patterns, coverage }, { promises: [requiring()] })).toEqual(told);
    expect(withPatterns({ patterns, coverage }, { patterns }, { promises: [requiring()] })).toEqual(told);
  });

  it.each<[string, object, string[]]>([
    ["in a service by its name", { service: "orders" }, ["definite", "pattern-removed"]],
    ["in a service by its ID", { service: ORDERS }, ["definite", "pattern-removed"]],
    ["in another service", { service: "Mail" }, []],
    ["of another repository", { repository: "acme/other" }, []],
    ["that is another one", { pattern: "in-memory-outbox" }, []],
    [
      "in a service that is not linked, and so maybe everywhere",
      { service: "Web" },
      ["definite", "pattern-removed"],
    ],
  ])("%s", (_, said, told) => {
    const mail = { repository: REPOSITORY, serviceKey: "src/Mail", elementId: MAIL };
    const orders = { repository: REPOSITORY, serviceKey: "src/Orders", elementId: ORDERS };
    const touched = withPatterns(
      { patterns },
      {},
      { promises: [requiring(said)], serviceLinks: [mail, orders] },
    );
    expect(touched).toEqual(told.length === 0 ? [] : [["SHOP-001", ...told]]);
  });

  it("by a check of it, once where it requires the same itself", () => {
    const sourcePattern = { ...required, requireUnconditional: true };
    const check = obligation("O1", {
      kind: "source-pattern-check",
      title: "",
      recipe: { text: "", sourcePattern },
    });
    const [approved] = requiring().revisions;
    const promise = { ...promiseOf(1, {}), revisions: [revision({ obligations: [check] })] };
    const both = { ...requiring(), revisions: [{ ...revision(), ...approved, obligations: [check] }] };
    for (const one of [promise, both]) {
      expect(withPatterns({ patterns }, {}, { promises: [one] })).toEqual([
        ["SHOP-001", "definite", "pattern-removed"],
      ]);
    }
  });
});

describe("what a promise says", () => {
  const links = { operationIds: [PLACE] };
  const [approved] = promiseOf(1, links).revisions;

  it.each<[string, readonly Partial<NonNullable<typeof approved>>[], number]>([
    ["is its revision in force", [{ ...approved }], 1],
    ["is its draft where nothing is in force", [{ ...approved, approval: null }], 1],
    ["is not its draft beside what is in force", [{ ...approved, approval: null }, {}], 0],
    ["is nothing once it is retired", [{ retire: true, content: null }, { ...approved }], 0],
  ])("%s", (_, revisions, entries) => {
    const promise = { ...promiseOf(1, {}), revisions: revisions.map((said) => revision(said)) };
    expect(removing("operation", PLACE, { promises: [promise], serviceLinks: [] })).toHaveLength(entries);
  });
});
