import { describe, expect, it } from "@jest/globals";
import { LIST_OF_KIND, present } from "@plumbline/model-core";
import fc from "fast-check";
import { obligation, plan, revision } from "../../promise-core/src/testing/promise-builder.js";
import { blockersOf } from "../src/blockers/blockers-of.js";
import { selfCheckFailed } from "../src/blockers/self-check-failed.js";
import { type Blocker, type PinnedInputs, STANDING_KINDS } from "../src/index.js";
import { numbered } from "../src/testing/a-manifest.js";
import { operation, ordered, schema } from "../src/testing/a-shop.js";
import { generatedOf } from "../src/testing/bundle-of.js";
import { designOfInputs } from "../src/testing/design-of.js";
import { idOf } from "../src/testing/id-of.js";
import {
  approved,
  type Change,
  IN_FORCE,
  PASSED,
  PROMISED,
  pinnedScenario,
  publishStep,
  REQUIREMENT,
  readyShop,
  withFact,
  withPromise,
  withScenario,
} from "../src/testing/ready-shop.js";

type Row = readonly [title: string, change: Change, blockers: readonly (readonly [string, string, string])[]];

const CALL = ordered("operation", 2);
const STALE = { sinceRevision: "abc123", reason: "not-found" } as const;
const NO_SCHEMA = withFact("operation", PROMISED, { requestSchemaId: null });
const CON_001 = 'Operation "POST /orders" names a schema neither for its request nor for its response.';
const SETTLE = "Correct the design, or accept a decision that settles it.";

const withSchemas: Change = (inputs) => ({
  ...inputs,
  model: { ...inputs.model, schemas: [...inputs.model.schemas, schema(2, '{"const":0.1e-400}')] },
});

const withOperation =
  (name: string): Change =>
  (inputs) => ({
    ...inputs,
    model: { ...inputs.model, operations: [...inputs.model.operations, operation(9, name)] },
  });

const OBLIGATIONS = [1, 2, 3, 4, 5].map((number) =>
  obligation(`O${number}`, { kind: "contract-test", title: "Kept", recipe: plan() }),
);

/** Blockers, each with its subject and its sentence, that come of one change. */
const ROWS: readonly Row[] = [
  [
    "a scenario that does not play",
    withScenario(
      pinnedScenario(11, {
        name: "Broken",
        steps: [publishStep("shop", { channel: numbered(999) }), null, null, null, null],
      }),
    ),
    [
      [
        "scenario-invalid",
        numbered(11),
        'Scenario "Broken" does not play: unknown-channel: channel: "0abcdef0-0000-4000-8000-000000000999" is not in the model; ' +
          "malformed-scenario: steps[1]: is empty; malformed-scenario: steps[2]: is empty; and 2 more. " +
          "Correct the scenario or the model.",
      ],
    ],
  ],
  [
    "an operation with the method and path of another",
    withOperation("POST /orders"),
    [
      [
        "contract-conflict",
        ordered("operation", 9),
        `Operation "POST /orders" has the method and path of operation ${PROMISED} "POST /orders", ` +
          `so openapi/${idOf("element", "shop")}.yaml holds only the latter. Rename or remove one of them.`,
      ],
    ],
  ],
  [
    "a message that a scenario publishes from another element",
    withScenario(pinnedScenario(11, { name: "Wrong", steps: [publishStep("bank")] })),
    [
      [
        "producer-mismatch",
        idOf("message", "placed"),
        'A scenario publishes message "OrderPlaced" from "bank", but its producer is "shop". ' +
          "Correct the producer of the message or the publish step.",
      ],
    ],
  ],
  [
    "a promise that is a draft",
    withPromise([revision({ approval: null })], []),
    [["promise-not-approved", REQUIREMENT, "SHOP-001 is a draft. An owner has to approve it, or remove it."]],
  ],
  [
    "a check that failed",
    withPromise([IN_FORCE], [{ ...PASSED, result: "failed" }]),
    [
      [
        "promise-check-failed",
        REQUIREMENT,
        "The checks of SHOP-001 failed: SHOP-001/O1. Correct the design or revise the promise, then run them again.",
      ],
    ],
  ],
  [
    "a result whose input has moved",
    withPromise(
      [IN_FORCE],
      [{ ...PASSED, inputs: PASSED.inputs.map((input) => ({ ...input, version: 6 })) }],
    ),
    [
      [
        "promise-evidence-stale",
        REQUIREMENT,
        "SHOP-001 has no current result of SHOP-001/O1 (stale). " +
          "Run its checks, send new evidence, or choose obligations that something runs.",
      ],
      [
        "promise-gap",
        REQUIREMENT,
        "SHOP-001 is not wholly shown. O1 is stale, since the model moved from 6 to 7: send evidence of a new run.",
      ],
    ],
  ],
  [
    "obligations of which some were not run and some nothing runs",
    withPromise([
      approved({
        content: IN_FORCE.content,
        obligations: OBLIGATIONS.map((one, at) => (at === 1 ? { ...one, kind: "drill" } : one)),
      }),
    ]),
    [
      [
        "promise-evidence-stale",
        REQUIREMENT,
        "SHOP-001 has no current result of SHOP-001/O2 (unsupported); SHOP-001/O3 (not-run); SHOP-001/O4 (not-run); and 1 more. " +
          "Run its checks, send new evidence, or choose obligations that something runs.",
      ],
      [
        "promise-gap",
        REQUIREMENT,
        'SHOP-001 is not wholly shown. O2 is unsupported: nothing runs obligations of the kind "drill", so choose another kind.',
      ],
      ...[3, 4, 5].map(
        (number) =>
          [
            "promise-gap",
            REQUIREMENT,
            `SHOP-001 is not wholly shown. O${number} has no run: send evidence of one.`,
          ] as const,
      ),
    ],
  ],
  [
    "a revision without an obligation",
    withPromise([approved({ content: IN_FORCE.content })]),
    [
      [
        "promise-evidence-stale",
        REQUIREMENT,
        "SHOP-001 has no obligation. Revise it with what shows that it holds.",
      ],
      [
        "promise-gap",
        REQUIREMENT,
        "SHOP-001 is not wholly shown. Revision 1 has no obligation: add what shows that it holds.",
      ],
    ],
  ],
  [
    "a revision that is not what was approved",
    withPromise([{ ...IN_FORCE, approval: { ...present(IN_FORCE.approval), contentHash: "other" } }]),
    [
      [
        "promise-gap",
        REQUIREMENT,
        "SHOP-001 is not wholly shown. Revision 1 differs from what was approved: revise the promise and approve it again.",
      ],
    ],
  ],
  ["a blocking finding", NO_SCHEMA, [["review-CON-001", PROMISED, `${CON_001} ${SETTLE}`]]],
  [
    "a number that YAML cannot hold",
    (inputs) => withFact("operation", CALL, { responseSchemaId: ordered("schema", 2) })(withSchemas(inputs)),
    [
      [
        "yaml-unrepresentable-number",
        `openapi/${idOf("element", "shop")}.yaml`,
        `openapi/${idOf("element", "shop")}.yaml is not written: YAML cannot hold the number 0.1e-400 of schema ` +
          `${ordered("schema", 2)} "Schema 2" exactly. State it there as a number that a 64-bit float holds, or as a text.`,
      ],
    ],
  ],
];

/** Facts that no approved promise stands on, one of each kind, and how a sentence names them. */
const FACTS = {
  element: [idOf("element", "press"), 'element "press"'],
  relationship: [idOf("relationship", "calls"), 'relationship "calls"'],
  message: [idOf("message", "placed"), 'message "OrderPlaced"'],
  operation: [CALL, 'operation "GET /orders/{id}"'],
  channel: [idOf("channel", "orders"), 'channel "orders"'],
  subscription: [idOf("subscription", "warehouse"), `subscription ${idOf("subscription", "warehouse")}`],
  binding: [idOf("binding", "all"), `binding ${idOf("binding", "all")}`],
} as const satisfies { readonly [Kind in (typeof STANDING_KINDS)[number]]: readonly [string, string] };

const DOUBTS: readonly Row[] = STANDING_KINDS.flatMap((kind): readonly Row[] => {
  const [id, named] = FACTS[kind];
  const inferred = `The ${named} is inferred. Confirm it by a person, declare it anew or remove it.`;
  const unknown = `The ${named} is of unknown standing. Find out whether it is so, and label it.`;
  const stale = `The ${named} is stale since "abc123" ("not-found"). Find its evidence again, state it anew or remove it.`;
  return [
    [
      `an inferred ${kind}`,
      withFact(kind, id, { factStatus: "inferred" }),
      [["fact-inferred", id, inferred]],
    ],
    [`an unknown ${kind}`, withFact(kind, id, { factStatus: "unknown" }), [["fact-unknown", id, unknown]]],
    [`a stale ${kind}`, withFact(kind, id, { stale: STALE }), [["fact-stale", id, stale]]],
    [
      `a ${kind} that is stale and inferred`,
      withFact(kind, id, { stale: STALE, factStatus: "inferred" }),
      [
        ["fact-inferred", id, inferred],
        ["fact-stale", id, stale],
      ],
    ],
  ];
});

const blockersIn = (inputs: PinnedInputs) => generatedOf(designOfInputs(inputs)).manifest.blockers;
const told = (blockers: readonly Blocker[]) =>
  blockers.map(({ code, subject, message }) => [code, subject, message]);

describe("a design that nothing keeps from being built", () => {
  it("has no blocker, and is ready", () => {
    const { manifest } = generatedOf(designOfInputs(readyShop()));
    expect(manifest.blockers).toEqual([]);
    expect(manifest.buildReady).toBe(true);
  });

  it.each([...ROWS, ...DOUBTS])("is kept by %s", (_, change, blockers) => {
    const { manifest } = generatedOf(designOfInputs(change(readyShop())));
    expect(told(manifest.blockers)).toEqual(blockers);
    expect(manifest.buildReady).toBe(false);
  });

  it("is told of a number that YAML cannot hold by its first 60 characters", () => {
    const said = (characters: number) => {
      const number = `0.${"1".repeat(characters - 2)}`;
      const schemas = [...readyShop().model.schemas, schema(2, `{"const":${number}}`)];
      const inputs = { ...readyShop(), model: { ...readyShop().model, schemas } };
      const named = withFact("operation", CALL, { responseSchemaId: ordered("schema", 2) })(inputs);
      return blockersIn(named).map(({ message }) => message.includes(`the number ${number} of`));
    };
    expect(said(60)).toEqual([true]);
    expect(said(61)).toEqual([false]);
  });

  it("is kept by contracts that do not say what the model says", () => {
    const design = designOfInputs(readyShop());
    const { contracts } = design;
    const failed = { ...contracts, blockers: selfCheckFailed({ passed: false }) };
    expect(told(blockersOf({ ...design, contracts: failed }, []))).toEqual([
      ["self-check-failed", "asyncapi.yaml", expect.stringContaining("The service is at fault")],
    ]);
    expect(selfCheckFailed({ passed: true })).toEqual([]);
  });

  it.each(["declared", "observed-in-source", "measured"] as const)(
    "is not kept by facts that are %s",
    (factStatus) => {
      const inputs = STANDING_KINDS.reduce(
        (changed, kind) => withFact(kind, FACTS[kind][0], { factStatus })(changed),
        readyShop(),
      );
      expect(blockersIn(inputs)).toEqual([]);
    },
  );

  it("is not kept by a promise that is retired, or by a draft beside the revision in force", () => {
    const retired = approved({ revision: 2, retire: true, content: null });
    expect(blockersIn(withPromise([retired, IN_FORCE], [])(readyShop()))).toEqual([]);
    const draft = revision({ revision: 2, approval: null });
    expect(blockersIn(withPromise([draft, IN_FORCE])(readyShop()))).toEqual([]);
  });

  it("is ready exactly when there is no blocker, whatever comes together", () => {
    const changes = [...ROWS, ...DOUBTS].map(([, change]) => change);
    const property = fc.property(fc.subarray(changes, { maxLength: 4 }), (some) => {
      const inputs = some.reduce((changed, change) => change(changed), readyShop());
      const { manifest } = generatedOf(designOfInputs(inputs));
      expect(manifest.buildReady).toBe(manifest.blockers.length === 0);
      expect(manifest.buildReady).toBe(some.length === 0);
      const keys = manifest.blockers.map(({ code, subject }) => `${code} ${subject}`);
      expect(keys).toEqual(keys.toSorted());
    });
    fc.assert(property, { seed: 14, numRuns: 100 });
  });
});

it("every kind of fact that carries a label may be in doubt", () => {
  expect(
    Object.keys(LIST_OF_KIND)
      .filter((kind) => kind !== "schema")
      .sort(),
  ).toEqual([...STANDING_KINDS].sort());
});
