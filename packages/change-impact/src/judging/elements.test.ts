import { describe, expect, it } from "@jest/globals";
import { IMPACT_LIMITS } from "../limits.js";
import type { ImpactInput } from "../records/impact-input.js";
import {
  guid,
  impactOf,
  LOOK,
  MAIL,
  MAILING,
  MODEL,
  ORDERS,
  ORDERS_SERVICE,
  PLACE,
  PLACED,
  WEB,
} from "../testing/shop.js";
import { BASE, factOf, HEAD, outboxOf, REPOSITORY, type Said, snapshotOf } from "../testing/snapshots.js";

const CODE = "src/Orders/Api.cs";
const KEY = "operation|src/Orders|http|POST /orders";
const OWN = { serviceKey: "src/Orders" };
const SERVICES = { services: ["src/Orders"] };
const AT_HEAD = `${REPOSITORY}@${HEAD}:`;
const AT_BASE = `${REPOSITORY}@${BASE}:`;

const linked = (
  factKey: string,
  factKind: "operation" | "element" | "message" | "subscription",
  factId: string,
) => ({ repository: REPOSITORY, factKey, factKind, factId }) as ImpactInput["evidenceLinks"][number];

const PLACE_LINK = { evidenceLinks: [linked(KEY, "operation", PLACE)] };

/** Certainty and codes of the reasons of each element that is touched, in the order that they are told. */
function touched(base: Said, head: Said, said: Partial<ImpactInput> = {}) {
  const { entries } = impactOf({ ...SERVICES, ...base }, { ...SERVICES, ...head }, said);
  return entries.map(({ certainty, name, reasons }) => [name, certainty, ...reasons.map(({ code }) => code)]);
}

function reasonsOf(base: Said, head: Said, said: Partial<ImpactInput> = {}) {
  const { entries } = impactOf({ ...SERVICES, ...base }, { ...SERVICES, ...head }, said);
  return entries.flatMap(({ reasons }) => reasons);
}

describe("an element is touched for certain", () => {
  const before = { files: { [CODE]: "1" }, facts: [factOf(BASE, CODE, { factKey: KEY, ...OWN })] };

  it("when a fact that it owns is linked with one that is removed", () => {
    expect(touched(before, { files: { [CODE]: "2" } }, PLACE_LINK)).toEqual([
      ["Orders", "definite", "fact-removed"],
    ]);
    expect(reasonsOf(before, { files: {} }, PLACE_LINK)).toEqual([
      {
        code: "fact-removed",
        factKey: KEY,
        change: "removed",
        source: `${AT_BASE}${CODE}#L3-L4`,
        sentence: 'The operation "POST /orders" is in the source no more.',
      },
    ]);
  });

  it.each([
    ["attributes", { attributes: { codes: [200] } }],
    ["condition", { condition: "DEBUG" }],
    ["name", { name: "POST /Orders" }],
    ["service", { serviceKey: "src/Basket" }],
  ])("when it is linked with one whose %s is another", (_, other) => {
    const after = { files: { [CODE]: "2" }, facts: [factOf(HEAD, CODE, { factKey: KEY, ...OWN, ...other })] };
    const [first] = reasonsOf(before, after, PLACE_LINK);
    expect(first).toMatchObject({
      code: "fact-changed",
      change: "changed",
      source: `${AT_HEAD}${CODE}#L3-L4`,
    });
  });

  it("when it is linked with such a fact itself, or by a message or a subscription of its own", () => {
    const keys = {
      service: "service|src/Orders",
      publish: "message|OrderPlaced",
      subscribe: "subscribe|src/Mail|mails",
    };
    const facts = Object.values(keys).map((factKey) => factOf(BASE, CODE, { factKey }));
    const evidenceLinks = [
      linked(keys.service, "element", ORDERS),
      linked(keys.publish, "message", PLACED),
      linked(keys.subscribe, "subscription", MAILING),
    ];
    const said = { evidenceLinks, serviceLinks: [] };
    expect(touched({ files: { [CODE]: "1" }, facts }, { files: { [CODE]: "2" } }, said)).toEqual([
      ["Orders", "definite", "fact-removed", "service-removed"],
      ["Mail", "definite", "fact-removed"],
    ]);
  });

  it("when its service is removed", () => {
    const base = { files: { "src/Orders/app.csproj": "1" } };
    expect(touched(base, { services: [] })).toEqual([["Orders", "definite", "service-removed"]]);
    expect(reasonsOf(base, { services: [] })).toEqual([
      {
        code: "service-removed",
        factKey: null,
        change: null,
        source: `${AT_BASE}src/Orders/app.csproj#L1-L1`,
        sentence: 'Its service "Orders" is in the repository no more.',
      },
    ]);
  });

  it.each<[string, Said, Said, string]>([
    ["is removed", { patterns: [outboxOf(BASE, CODE)] }, {}, "pattern-removed"],
    [
      "is there in parts alone",
      { patterns: [outboxOf(BASE, CODE)] },
      { patterns: [outboxOf(HEAD, CODE, { established: false, unconditional: false, candidate: true })] },
      "pattern-removed",
    ],
    [
      "is another one",
      { patterns: [outboxOf(BASE, CODE)] },
      { patterns: [outboxOf(HEAD, CODE, { pattern: "in-memory-outbox" })] },
      "pattern-removed",
    ],
    [
      "became conditional",
      { patterns: [outboxOf(BASE, CODE)] },
      { patterns: [outboxOf(HEAD, CODE, { unconditional: false })] },
      "pattern-conditional",
    ],
    [
      "has other conditions",
      { patterns: [outboxOf(BASE, CODE, { unconditional: false })] },
      {
        patterns: [
          outboxOf(HEAD, CODE, {
            unconditional: false,
            sites: [{ role: "storage", source: `${AT_HEAD}${CODE}#L1-L1`, conditions: ["DEBUG"] }],
          }),
        ],
      },
      "pattern-conditional",
    ],
  ])("when a pattern of its service %s", (_, base, head, code) => {
    expect(touched(base, head)[0]?.slice(0, 3)).toEqual(["Orders", "definite", code]);
  });
});

it("a service that is another is not told as removed", () => {
  const service = (commit: string, technology: string) =>
    factOf(commit, CODE, { factKey: "service|src/Orders", ...OWN, attributes: { technology } });
  const [base, head] = [
    { files: { [CODE]: "1" }, facts: [service(BASE, "A")] },
    { files: { [CODE]: "2" }, facts: [service(HEAD, "B")] },
  ];
  expect(touched(base, head)).toEqual([["Orders", "possible", "fact-changed"]]);
});

it("what is at one place is told for each, as many as are told", () => {
  const libraries = (count: number) =>
    Array.from({ length: count }, (_, at) => outboxOf(BASE, CODE, { library: `l${at}` }));
  expect(reasonsOf({ patterns: libraries(2) }, {})).toHaveLength(2);
  expect(reasonsOf({ patterns: libraries(IMPACT_LIMITS.reasons + 1) }, {})).toHaveLength(
    IMPACT_LIMITS.reasons,
  );
});

describe("an element is possibly touched", () => {
  it("when a fact was added in its service", () => {
    const head = { files: { [CODE]: "1" }, facts: [factOf(HEAD, CODE, { factKey: KEY, ...OWN })] };
    expect(reasonsOf({}, head)).toEqual([
      {
        code: "fact-added",
        factKey: KEY,
        change: "added",
        source: `${AT_HEAD}${CODE}#L3-L4`,
        sentence: 'The operation "POST /orders" was added to the source.',
      },
    ]);
    expect(touched({}, head)).toEqual([["Orders", "possible", "fact-added"]]);
  });

  it("when a fact that nothing is linked with is removed or changed in its service", () => {
    const base = { files: { [CODE]: "1" }, facts: [factOf(BASE, CODE, { factKey: KEY, ...OWN })] };
    expect(touched(base, { files: { [CODE]: "2" } })).toEqual([["Orders", "possible", "fact-removed"]]);
  });

  it.each<[string, Said, Said]>([
    ["was added", {}, { patterns: [outboxOf(HEAD, CODE)] }],
    [
      "is conditional no more",
      { patterns: [outboxOf(BASE, CODE, { unconditional: false })] },
      { patterns: [outboxOf(HEAD, CODE)] },
    ],
  ])("when a pattern of its service %s", (_, base, head) => {
    expect(touched(base, head)).toEqual([["Orders", "possible", "pattern-added"]]);
  });

  it("when files of its service changed, and no fact of it", () => {
    const base = { files: { [CODE]: "1", "src/Orders/Old.cs": "1" } };
    expect(reasonsOf(base, { files: { [CODE]: "2", "src/Orders/New.cs": "1" } })).toEqual([
      {
        code: "code-changed",
        factKey: null,
        change: null,
        source: `${AT_HEAD}${CODE}#L1-L1`,
        sentence: "3 files of its service changed, and no fact of it.",
      },
    ]);
    expect(reasonsOf({ files: { [CODE]: "1" } }, { files: {} })[0]).toMatchObject({
      source: `${AT_BASE}${CODE}#L1-L1`,
      sentence: "1 file of its service changed, and no fact of it.",
    });
  });

  it("not when only other services, documentation, tests or images changed", () => {
    const paths = ["README.md", "src/Orders/LICENSE", "src/Orders/logo.png", "src/Mail/Mail.cs", "Loose.cs"];
    const head = {
      ...{ services: ["src/Orders", "src/Mail"] },
      files: {
        ...Object.fromEntries(paths.map((path) => [path, "1"])),
        "src/Orders/Api.Tests/A.cs": { status: "skipped", reason: "test", class: "source" },
      },
    } as const;
    expect(touched({}, head)).toEqual([]);
    expect(impactOf({}, head)).toMatchObject({ unattributed: ["Loose.cs"], files: { added: 6 } });
  });

  it("not when nothing changed but places and notes", () => {
    const moved = { factKey: KEY, ...OWN, notes: ["name-by-convention"] };
    const base = { files: { [CODE]: "1" }, facts: [factOf(BASE, CODE, { factKey: KEY, ...OWN })] };
    const head = { files: { [CODE]: "1" }, facts: [factOf(HEAD, "src/Orders/Other.cs", moved)] };
    const outboxes = (commit: string) => [outboxOf(commit, CODE, { limitations: [commit] })];
    expect(
      touched({ ...base, patterns: outboxes(BASE) }, { ...head, patterns: outboxes(HEAD) }, PLACE_LINK),
    ).toEqual([]);
  });
});

describe("it is not known whether an element is touched", () => {
  const unread = { status: "skipped", reason: "file-too-large", class: "source" } as const;

  it.each<[string, Said, Said]>([
    ["was not read", { files: { [CODE]: "1" } }, { files: { [CODE]: unread } }],
    ["could not be read before", { files: { [CODE]: unread } }, { files: { [CODE]: "1" } }],
    [
      "was not parsed",
      { files: {} },
      { files: { [CODE]: { reason: "unbalanced-directives", class: "source" } } },
    ],
    ["is of no class that is read", {}, { files: { "src/Orders/a.fs": { status: "unknown-class" } } }],
  ])("when a changed file of its service %s", (_, base, head) => {
    expect(touched(base, head)).toEqual([["Orders", "unknown", "file-not-read"]]);
  });

  it("when a side is not complete, and its service is linked", () => {
    expect(touched({ complete: false }, {})).toEqual([["Orders", "unknown", "scan-incomplete"]]);
    const sentences = [
      reasonsOf({ complete: false }, {}),
      reasonsOf({}, { complete: false }),
      reasonsOf({ complete: false }, { complete: false }),
    ].map(([first]) => first?.sentence);
    expect(sentences).toEqual([
      "Not all of the base was read.",
      "Not all of the head was read.",
      "Not all of the base and the head was read.",
    ]);
    expect(touched({ complete: false }, {}, { serviceLinks: [] })).toEqual([]);
  });

  const linkedFact = { files: { [CODE]: "1" }, facts: [factOf(BASE, CODE, { factKey: KEY })] };
  const noLink = { ...PLACE_LINK, serviceLinks: [] };

  it.each<[string, Said]>([
    ["is not read in the head", { files: { [CODE]: unread } }],
    ["is excluded in the head", { files: { [CODE]: { status: "excluded", reason: "exclude-glob" } } }],
    [
      "may be in a tree that is not listed whole",
      { files: {}, incomplete: [{ code: "tree-truncated", count: 1, paths: [] }] },
    ],
    [
      "may be among the facts that were left out",
      { files: { [CODE]: "2" }, incomplete: [{ code: "over-max-facts", count: 1, paths: [] }] },
    ],
  ])("when the file of a linked fact that is not found %s", (_, head) => {
    expect(touched(linkedFact, head, noLink)).toEqual([["Orders", "unknown", "file-not-read"]]);
    expect(impactOf(linkedFact, head, noLink).changes).toMatchObject([{ change: "unknown" }]);
  });

  it("when a linked fact is another, and a file that said it is not read again", () => {
    const other = "src/Orders/Other.cs";
    const sources = [`${AT_BASE}${CODE}#L1-L1`, `${AT_BASE}${other}#L1-L1`];
    const base = {
      files: { [CODE]: "1", [other]: "1" },
      facts: [factOf(BASE, CODE, { factKey: KEY, sources })],
    };
    const head = {
      files: { [CODE]: "1", [other]: unread },
      facts: [factOf(HEAD, CODE, { factKey: KEY, condition: "DEBUG" })],
    };
    expect(touched(base, head, noLink)).toEqual([["Orders", "unknown", "file-not-read"]]);
  });

  it("when its service, or a pattern of it, may only not have been seen", () => {
    const project = { "src/Orders/app.csproj": unread };
    expect(touched({ files: { "src/Orders/app.csproj": "1" } }, { services: [], files: project })).toEqual([
      ["Orders", "unknown", "file-not-read", "file-not-read"],
    ]);
    const patterns = [outboxOf(BASE, CODE)];
    const coverage = [{ serviceKey: "src/Orders", looked: false, reasons: ["unparsed-file" as const] }];
    expect(touched({ patterns }, { coverage })).toEqual([["Orders", "unknown", "file-not-read"]]);
    expect(
      touched(
        { patterns, services: [] },
        {
          services: [],
          incomplete: [{ code: "over-max-services", count: 1, paths: [] }],
        },
      ),
    ).toEqual([["Orders", "unknown", "file-not-read"]]);
  });

  it("when a fact of its service that nothing is linked with may be another", () => {
    const base = { files: { [CODE]: "1" }, facts: [factOf(BASE, CODE, { factKey: KEY, ...OWN })] };
    const [entry] = impactOf({ ...SERVICES, ...base }, { ...SERVICES, files: { [CODE]: unread } }).entries;
    expect(entry).toMatchObject({ certainty: "unknown" });
    const sentences = entry?.reasons.map(({ sentence }) => sentence) ?? [];
    expect(sentences).toContainEqual(expect.stringContaining('"POST /orders" may have changed'));
    const patterns = [outboxOf(BASE, CODE)];
    const isConditional = [outboxOf(HEAD, CODE, { unconditional: false })];
    const errors = { [CODE]: { reason: "syntax-errors", class: "source" } } as const;
    for (const head of [{ files: { [CODE]: unread } }, { files: errors, patterns: isConditional }]) {
      const told = reasonsOf({ files: { [CODE]: "1" }, patterns }, head).map(({ sentence }) => sentence);
      expect(told).toContainEqual(expect.stringContaining("may be another or gone"));
    }
  });

  it("not when it is known already by a stronger reason", () => {
    const base = {
      files: { [CODE]: "1" },
      facts: [factOf(BASE, CODE, { factKey: KEY, ...OWN })],
      complete: false,
    };
    expect(touched(base, { files: { [CODE]: "2" } }, PLACE_LINK)).toEqual([
      ["Orders", "definite", "fact-removed", "scan-incomplete"],
    ]);
  });
});

describe("nothing is told", () => {
  const base = { files: { [CODE]: "1" }, facts: [factOf(BASE, CODE, { factKey: KEY, ...OWN })] };
  const head = { files: { [CODE]: "2" } };

  it.each<[string, Partial<ImpactInput>]>([
    [
      "of links of another repository",
      {
        serviceLinks: [{ ...ORDERS_SERVICE, repository: "github.com/acme/other" }],
        evidenceLinks: [{ ...linked(KEY, "operation", PLACE), repository: "github.com/acme/other" }],
      },
    ],
    [
      "of what the model has no more",
      {
        serviceLinks: [{ ...ORDERS_SERVICE, elementId: guid(999) as typeof ORDERS }],
        evidenceLinks: [linked(KEY, "operation", guid(998)), linked(KEY, "message", PLACE)],
      },
    ],
    ["of elements without links", { serviceLinks: [], evidenceLinks: [] }],
  ])("%s", (_, said) => {
    expect(impactOf({ ...SERVICES, ...base }, { ...SERVICES, ...head }, said).entries).toEqual([]);
  });

  it("of a service that neither side has", () => {
    expect(impactOf({}, {}).entries).toEqual([]);
  });

  it("of files that a side does not list, where it does not list all", () => {
    const cut = { incomplete: [{ code: "tree-truncated" as const, count: 1, paths: [] }] };
    const files = { [CODE]: "1" };
    expect(impactOf({ files }, cut).files).toEqual({ added: 0, changed: 0, removed: 0 });
    expect(impactOf(cut, { files }).files).toEqual({ added: 0, changed: 0, removed: 0 });
  });
});

it("what has no place that can be written is told without one", () => {
  const head = {
    facts: [factOf(HEAD, CODE, { factKey: KEY, ...OWN, sources: [] })],
    patterns: [outboxOf(HEAD, CODE, { sites: [] })],
  };
  const told = impactOf(SERVICES, { ...SERVICES, ...head });
  expect(told.changes.map(({ source }) => source)).toEqual([null, null]);
  expect(told.entries[0]?.reasons.map(({ source }) => source)).toEqual([null, null]);
  const service = { serviceKey: "src/Orders", name: "Orders", root: null, technology: null };
  const services = [{ ...service, languages: [], reach: [], sources: [] }];
  const base = { ...snapshotOf(BASE, {}), services };
  expect(impactOf({}, {}, { base }).entries[0]?.reasons).toMatchObject([
    { code: "service-removed", source: null },
  ]);
});

it("elements that own nothing linked are not touched by their neighbours", () => {
  expect(MODEL.elements.map(({ id }) => id)).toEqual([WEB, ORDERS, MAIL]);
  const base = {
    files: { [CODE]: "1" },
    facts: [factOf(BASE, CODE, { factKey: "operation|x|http|GET /orders" })],
  };
  const links = {
    evidenceLinks: [linked("operation|x|http|GET /orders", "operation", LOOK)],
    serviceLinks: [],
  };
  expect(touched(base, { files: { [CODE]: "2" } }, links)).toEqual([["Orders", "definite", "fact-removed"]]);
});

it("what may be new, since the base was not looked through there, is told as unknown", () => {
  const head = {
    files: { [CODE]: "2" },
    facts: [factOf(HEAD, CODE, { factKey: KEY, ...OWN })],
    patterns: [outboxOf(HEAD, CODE)],
  };
  const base = { files: { [CODE]: { blobSha: "1", reason: "syntax-errors" } } };
  expect(touched(base, head, PLACE_LINK)[0]?.slice(0, 2)).toEqual(["Orders", "unknown"]);
  expect(reasonsOf(base, head, PLACE_LINK).map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining([
      'The operation "POST /orders" may be new, and not everything was looked at where it is.',
      "The pattern transactional-outbox (masstransit) may be new, and not everything was looked at where it is.",
    ]),
  );
});
