import { describe, expect, it } from "@jest/globals";
import { guid } from "../testing/promise-builder.js";
import type { FoundInSource, FoundPattern, LinkOfService, ScanOfCheck } from "./scan-of-check.js";
import { type SourcePatternRequest, sourcePatternOutcome } from "./source-pattern-outcome.js";

const REPOSITORY = "github.com/acme/shop";
const COMMIT = "a".repeat(40);
const [ORDERS, PAYMENTS, OTHER] = [guid(1), guid(2), guid(3)];

const RECIPE: SourcePatternRequest["recipe"] = {
  repository: "acme/shop",
  pattern: "transactional-outbox",
  service: null,
  requireUnconditional: true,
};

const FOUND: FoundPattern = {
  pattern: "transactional-outbox",
  serviceKey: "src/Orders",
  library: "masstransit",
  sites: [{ conditions: [] }],
  established: true,
  unconditional: true,
  candidate: false,
  limitations: [],
};
const CONDITIONAL: FoundPattern = {
  ...FOUND,
  unconditional: false,
  sites: [{ conditions: ["OUTBOX", "!DEBUG"] }, { conditions: [] }],
};
const CANDIDATE: FoundPattern = { ...FOUND, established: false, unconditional: false, candidate: true };

const LOOKED = { looked: true, reasons: [] };
const SNAPSHOT: FoundInSource = {
  services: [{ serviceKey: "src/Orders" }, { serviceKey: "src/Payments" }],
  patterns: [],
  coverage: [
    { serviceKey: null, ...LOOKED },
    { serviceKey: "src/Orders", ...LOOKED },
    { serviceKey: "src/Payments", ...LOOKED },
  ],
};

const link = (id: number, elementId: LinkOfService["elementId"], serviceKey: string): LinkOfService => ({
  ...{ id: guid(id), repository: REPOSITORY, serviceKey, elementId },
});

interface Given {
  readonly recipe?: Partial<SourcePatternRequest["recipe"]>;
  readonly snapshot?: Partial<FoundInSource>;
  readonly scan?: Partial<ScanOfCheck>;
  readonly links?: readonly LinkOfService[];
}

function outcomeOf({ recipe = {}, snapshot = {}, scan = {}, links = [] }: Given) {
  return sourcePatternOutcome({
    recipe: { ...RECIPE, ...recipe },
    scan: {
      ...{ scanId: guid(9), repository: REPOSITORY, kind: "tracking" },
      found: { commit: COMMIT, snapshotHash: "hash", snapshot: { ...SNAPSHOT, ...snapshot } },
      ...scan,
    },
    links,
    elements: [
      { id: ORDERS, name: "Orders" },
      { id: PAYMENTS, name: "Payments" },
      { id: OTHER, name: "payments" },
    ],
  });
}

const AT = `acme/shop at ${COMMIT}`;

describe("a check of a source pattern is not run", () => {
  it("when the request names no scan, and has read nothing then", () => {
    expect(sourcePatternOutcome({ recipe: RECIPE, scan: null, links: [], elements: [] })).toEqual({
      result: "not-run",
      scope: "source-at-commit",
      environment: "repository",
      modelRevision: null,
      commitSha: null,
      evidence: [],
      limitations: [],
      detail: "The request names no scan of acme/shop to look for the pattern transactional-outbox in.",
      inputs: [],
      assertions: [],
    });
  });

  it("when the scan has no snapshot", () => {
    expect(outcomeOf({ scan: { found: null } })).toMatchObject({
      result: "not-run",
      detail: `The scan ${guid(9)} of acme/shop has no snapshot to look in.`,
      inputs: [],
    });
  });
});

describe("a check of a source pattern", () => {
  const links = [link(21, ORDERS, "src/Orders")];

  it.each<[string, Given, string, string]>([
    [
      "passes with what is found whatever is compiled",
      { snapshot: { patterns: [FOUND] } },
      "passed",
      `The pattern transactional-outbox was found in ${AT}, by masstransit.`,
    ],
    [
      "passes with what is found in no service, where none is named",
      { snapshot: { patterns: [{ ...FOUND, serviceKey: null }] } },
      "passed",
      `The pattern transactional-outbox was found in ${AT}, by masstransit.`,
    ],
    [
      "passes on a comparison scan, which shows that something is there",
      { snapshot: { patterns: [FOUND] }, scan: { kind: "comparison" } },
      "passed",
      `The pattern transactional-outbox was found in ${AT}, by masstransit.`,
    ],
    [
      "passes though the scan did not look everywhere",
      {
        snapshot: {
          patterns: [FOUND],
          coverage: [{ serviceKey: null, looked: false, reasons: ["scan-incomplete"] }],
        },
      },
      "passed",
      `The pattern transactional-outbox was found in ${AT}, by masstransit.`,
    ],
    [
      "passes with what is found under a condition, where that is enough",
      { recipe: { requireUnconditional: false }, snapshot: { patterns: [CONDITIONAL] } },
      "passed",
      `The pattern transactional-outbox was found in ${AT}, by masstransit.`,
    ],
    [
      "fails with what is found only under a condition",
      { snapshot: { patterns: [CONDITIONAL] } },
      "failed",
      `The pattern transactional-outbox was found in ${AT} only under OUTBOX && !DEBUG.`,
    ],
    ["fails with nothing found", {}, "failed", `The pattern transactional-outbox was not found in ${AT}.`],
    [
      "fails with another pattern found",
      { snapshot: { patterns: [{ ...FOUND, pattern: "in-memory-outbox" }] } },
      "failed",
      `The pattern transactional-outbox was not found in ${AT}.`,
    ],
    [
      "cannot tell on a comparison scan that finds nothing",
      { scan: { kind: "comparison" } },
      "unsupported",
      `The pattern transactional-outbox was not found in ${AT} as it is required, and a comparison scan does not show that something is missing.`,
    ],
    [
      "cannot tell where the scan did not look",
      {
        snapshot: {
          coverage: [{ serviceKey: null, looked: false, reasons: ["unsupported-language", "unparsed-file"] }],
        },
      },
      "unsupported",
      `The pattern transactional-outbox was not found in ${AT} as it is required, and the scan did not look everywhere (unsupported-language, unparsed-file).`,
    ],
    [
      "cannot tell where nothing says whether the scan looked",
      { snapshot: { coverage: [] } },
      "unsupported",
      `The pattern transactional-outbox was not found in ${AT} as it is required, and the scan did not look everywhere (scan-incomplete).`,
    ],
    [
      "cannot tell with a part of the pattern found",
      { snapshot: { patterns: [CANDIDATE, CONDITIONAL] } },
      "unsupported",
      `The pattern transactional-outbox was not found in ${AT} as it is required, and parts of it were found.`,
    ],
    [
      "passes in the service that it names, whatever case its name has",
      { recipe: { service: "oRDERS" }, links, snapshot: { patterns: [FOUND] } },
      "passed",
      `The pattern transactional-outbox was found in ${AT}, by masstransit.`,
    ],
    [
      "passes in the service that it names by an ID",
      { recipe: { service: ORDERS.toUpperCase() }, links, snapshot: { patterns: [FOUND] } },
      "passed",
      `The pattern transactional-outbox was found in ${AT}, by masstransit.`,
    ],
    [
      "fails in one service, whatever others have and wherever else it was not looked",
      {
        recipe: { service: "Orders" },
        links,
        snapshot: {
          patterns: [
            { ...FOUND, serviceKey: "src/Payments" },
            { ...FOUND, serviceKey: null },
          ],
          coverage: [
            { serviceKey: null, looked: false, reasons: ["unparsed-file"] },
            { serviceKey: "src/Orders", ...LOOKED },
          ],
        },
      },
      "failed",
      `The pattern transactional-outbox was not found in ${AT}.`,
    ],
    [
      "cannot tell of a service that no element is called",
      { recipe: { service: "Basket" }, links },
      "unsupported",
      'No element, or more than one, is called "Basket".',
    ],
    [
      "cannot tell of a service that two elements are called",
      { recipe: { service: "Payments" }, links },
      "unsupported",
      'No element, or more than one, is called "Payments".',
    ],
    [
      "cannot tell of an element that is no service of the repository",
      { recipe: { service: "Orders" }, links: [{ ...link(21, ORDERS, "src/Orders"), repository: "x/y/z" }] },
      "unsupported",
      `No accepted import links "Orders" to a service of ${REPOSITORY}.`,
    ],
    [
      "cannot tell of a service that the scan did not find",
      { recipe: { service: "Orders" }, links: [link(21, ORDERS, "src/Gone")] },
      "unsupported",
      'The scan found no service that "Orders" is linked to.',
    ],
  ])("%s", (_, given, result, detail) => {
    expect(outcomeOf(given)).toMatchObject({ result, detail, commitSha: COMMIT });
  });

  it("records the commit, the scan with what it found, and the links it goes by", () => {
    const two = [
      link(22, ORDERS, "src/Payments"),
      link(21, ORDERS, "src/Orders"),
      link(23, ORDERS, "src/Gone"),
    ];
    expect(outcomeOf({ recipe: { service: "Orders" }, links: two }).inputs).toEqual([
      { kind: "repository", id: REPOSITORY, version: null, hash: COMMIT },
      { kind: "scan", id: guid(9), version: null, hash: "hash" },
      { kind: "link", id: guid(21), version: null, hash: null },
      { kind: "link", id: guid(22), version: null, hash: null },
      { kind: "link", id: guid(23), version: null, hash: null },
    ]);
    expect(outcomeOf({ links: two }).inputs.map(({ kind }) => kind)).toEqual(["repository", "scan"]);
    expect(outcomeOf({ recipe: { service: "Basket" } }).inputs.map(({ kind }) => kind)).toEqual([
      "repository",
      "scan",
    ]);
  });

  const several = [link(21, ORDERS, "src/Orders"), link(22, ORDERS, "src/Gone")];

  it("cannot tell of an element while a service that it is linked to is missing from the scan", () => {
    for (const patterns of [[], [CONDITIONAL]]) {
      const found = outcomeOf({ recipe: { service: "Orders" }, links: several, snapshot: { patterns } });
      expect(found).toMatchObject({
        result: "unsupported",
        detail: `The pattern transactional-outbox was not found in ${AT} as it is required, and the scan did not find every service that the element is linked to (missing: "src/Gone").`,
      });
      expect(found.limitations).toContain(
        'The scan did not find every service that the element is linked to (missing: "src/Gone").',
      );
    }
  });

  it("passes by what was found in the others, and says which is missing; of many the first", () => {
    const many = [1, 2, 3, 4, 5, 6, 7].map((number) => link(30 + number, ORDERS, `src/Gone${number}`));
    const found = outcomeOf({
      recipe: { service: "Orders" },
      links: [...many, link(21, ORDERS, "src/Orders")],
      snapshot: { patterns: [FOUND] },
    });
    expect(found.result).toBe("passed");
    expect(found.limitations).toEqual([
      "Source of one commit was read; nothing was run.",
      'The scan did not find every service that the element is linked to (missing: "src/Gone1", "src/Gone2", "src/Gone3", "src/Gone4", "src/Gone5" and 2 more).',
    ]);
  });

  it("says what it does not show", () => {
    const limitations = ["runtime-condition", "external-packages-not-read", "of-tomorrow"];
    expect(outcomeOf({ snapshot: { patterns: [{ ...FOUND, limitations }] } }).limitations).toEqual([
      "Source of one commit was read; nothing was run.",
      "Packages from outside the repository were not read.",
      "of-tomorrow",
      "A part of the pattern stands under a condition that only a run decides.",
    ]);
  });
});
