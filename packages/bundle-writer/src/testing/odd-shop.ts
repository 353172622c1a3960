import { type Guid, wholeFact } from "@plumbline/model-core";
import { readScenarioDocument } from "@plumbline/playback-engine";
import {
  content,
  obligation,
  plan,
  revision,
  verificationRun,
} from "../../../promise-core/src/testing/promise-builder.js";
import type { PinnedInputs, PinnedScenario } from "../design/pinned-inputs.js";
import { numbered } from "./a-manifest.js";
import { operation, ordered, SHOP } from "./a-shop.js";
import { inputsOf } from "./design-of.js";
import { idOf } from "./id-of.js";
import { storedPromise } from "./promises-of.js";

const SHOP_ID = idOf("element", "shop");
const BANK_ID = idOf("element", "bank");
const ORDERS_ID = idOf("element", "orders");
const NO_ID = numbered(999);

/** A shop in which whatever a model may leave out is set somewhere, and the other way round. */
const MODEL: PinnedInputs["model"] = {
  ...SHOP,
  elements: [
    ...SHOP.elements.map((element) => ({
      ...element,
      description: "Sells.",
      tags: ["b", "a"],
      technology: "Go",
    })),
    wholeFact("element", {
      id: ORDERS_ID,
      kind: "store",
      status: "planned",
      name: "orders",
      parentId: SHOP_ID,
    }),
    wholeFact("element", { id: idOf("element", "bare"), kind: "store", status: "removed", name: "bare" }),
  ],
  relationships: [
    wholeFact("relationship", {
      id: idOf("relationship", "reads"),
      fromId: SHOP_ID,
      toId: ORDERS_ID,
      label: "reads",
      technology: "SQL",
      kind: "behavioural",
      factStatus: "inferred",
      provenance: { source: "main.go", revision: "1", confidence: 0.5, acceptedBy: null, acceptedAt: null },
    }),
  ],
  operations: [
    ...SHOP.operations,
    operation(3, "pay", { ownerId: BANK_ID, transport: "grpc", responseSchemaId: ordered("schema", 1) }),
  ],
  bindings: [
    wholeFact("binding", {
      id: idOf("binding", "all"),
      sourceChannelId: idOf("channel", "orders"),
      targetChannelId: idOf("channel", "lost"),
      routingKey: null,
    }),
    wholeFact("binding", {
      id: idOf("binding", "some"),
      sourceChannelId: idOf("channel", "orders"),
      targetChannelId: idOf("channel", "lost"),
      routingKey: "order.*",
    }),
  ],
  messages: SHOP.messages.map((message) => ({ ...message, description: "It was placed.", tags: ["z", "y"] })),
};

function scenario(number: number, document: object): PinnedScenario {
  const read = readScenarioDocument(JSON.stringify({ faults: [], assertions: [], ...document }));
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  return { id: numbered(number), version: number, document: read.value.document, oddities: [] };
}

const PLAYED = scenario(10, {
  name: "All that steps can be",
  steps: [
    {
      id: "order",
      type: "call",
      from: idOf("element", "press"),
      operation: ordered("operation", 1),
      request: {},
      response: null,
      then: [
        { id: "save", type: "write", by: SHOP_ID, store: ORDERS_ID, dataset: "orders", change: { a: 1 } },
      ],
      onError: [
        { id: "give up", type: "write", by: SHOP_ID, store: ORDERS_ID, dataset: "failures", change: {} },
      ],
    },
    {
      id: "tell",
      type: "publish",
      from: SHOP_ID,
      channel: idOf("channel", "orders"),
      message: idOf("message", "placed"),
      payload: {},
      headers: { trace: "1" },
      handlers: {
        [idOf("subscription", "warehouse")]: [
          {
            id: "note",
            type: "write",
            by: idOf("element", "warehouse"),
            store: ORDERS_ID,
            dataset: "orders",
          },
        ],
      },
    },
    { id: "both", type: "parallel", branches: [[], []] },
    { id: "which", type: "branch", whenStep: "order", is: "Failed", then: [], else: [] },
  ],
  faults: [{ target: ordered("operation", 1), kind: "Error", failFirst: 1 }],
  assertions: [
    { id: "done", type: "outcome", step: "which", expected: "Succeeded" },
    { id: "lost", type: "event-count", kind: "DeadLettered", target: null, expected: 3 },
  ],
});

const UNPLAYED = scenario(11, {
  name: "Nothing is as it has to be",
  steps: [
    null,
    { type: "call" },
    { type: "call", id: "call", from: NO_ID, operation: NO_ID },
    { type: "publish", id: "call" },
    { type: "write", id: "write", by: SHOP_ID, store: idOf("element", "post") },
    { type: "write", by: "somebody", dataset: null },
    { type: "branch", is: "# a" },
    { type: "parallel" },
  ],
  faults: [null, { target: "# a" }],
  assertions: [null, { type: "outcome", step: "# a" }, { type: "event-count", target: "# a" }],
});

const SHOWN = verificationRun({
  obligationId: "SHOP-001/O1",
  scope: "external-test",
  environment: "codehost-actions",
  limitations: ["It ran once."],
  evidence: [
    {
      identity: "claimed",
      identityReason: "run-not-found",
      result: "passed",
      system: "other",
      runUrl: "https://ci.example/1",
      commitSha: null,
      conclusion: null,
      artifactDigest: null,
    },
  ],
});

/** Pinned inputs in which whatever can be left out is left out somewhere, and set elsewhere. */
export function oddShop(): PinnedInputs {
  const lostScenario = {
    scenarioId: NO_ID,
    faults: [],
    expect: [{ id: "a", type: "outcome", step: "gone", expected: "Skipped" }],
  } as const;
  const obligations = [
    obligation("O1", { kind: "failure-test", title: "Fails well", recipe: plan() }),
    obligation("O2", {
      kind: "scenario-check",
      title: "Of a scenario that is gone",
      recipe: { text: "Was there.", scenarioCheck: lostScenario },
    }),
  ];
  const inForce = revision({ content: content({ forbiddenEvents: [] }), obligations });
  const promises = [{ promise: storedPromise("SHOP-001", [inForce]), runs: [SHOWN] }];
  const scenarios = [PLAYED, UNPLAYED];
  const inputs = inputsOf({ projectName: "Odd <shop>", model: MODEL, scenarios: [] }, promises);
  const revisionId: Guid = numbered(3);
  return { ...inputs, scenarios, pinned: { ...inputs.pinned, revisionId, sources: [] } };
}
