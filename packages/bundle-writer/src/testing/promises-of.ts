import { type Guid, present } from "@plumbline/model-core";
import {
  type Obligation,
  parseRequirementId,
  type Revision,
  recipeHash,
  type StoredPromise,
} from "@plumbline/promise-core";
import {
  content,
  EVIDENCE_SOURCE,
  links,
  OTHER_KIND,
  obligation,
  plan,
  revision,
  verificationRun,
} from "../../../promise-core/src/testing/promise-builder.js";
import type { ContractsInput } from "../contracts/contracts-input.js";
import type { PinnedPromise } from "../design/pinned-inputs.js";
import { numbered } from "./a-manifest.js";

/** A promise with its revisions, newest first. */
export function storedPromise(requirementId: string, revisions: readonly Revision[]): StoredPromise {
  const number = parseRequirementId(requirementId)?.number ?? 0;
  const id = numbered(300 + number);
  const ofRecord = { origin: "human", lastRevision: revisions.length, lastObligation: 9 } as const;
  return { id, requirementId, ...ofRecord, revisions };
}

function obligationsOn({ model, scenarios }: ContractsInput): readonly Obligation[] {
  const { id, document } = present(scenarios[0]);
  const [operation] = model.operations;
  const target = present(operation).id as Guid;
  const step = document.steps[0]?.id ?? "";
  const check = {
    scenarioId: id as Guid,
    faults: [{ target, kind: "Timeout", failFirst: 2 }],
    expect: [
      { id: "done", type: "outcome", step, expected: "Succeeded" },
      { id: "none lost", type: "event-count", kind: "Dropped", target: null, expected: 0 },
    ],
  } as const;
  const planned = plan({
    steps: ["Send an order twice."],
    inputs: ["An order."],
    forbiddenObservations: ["Two payments."],
    contractIds: [target],
    evidenceSource: { ...EVIDENCE_SOURCE, job: "contracts" },
  });
  const pattern = {
    repository: "acme/shop",
    pattern: "transactional-outbox",
    service: "ordering",
    requireUnconditional: true,
  } as const;
  return [
    obligation("O1", { kind: "scenario-check", title: "Played", recipe: { text: "", scenarioCheck: check } }),
    obligation("O2", { kind: "contract-test", title: "Kept", recipe: planned }),
    obligation("O3", {
      kind: "source-pattern-check",
      title: "In the source",
      recipe: { text: "Looks for it.", sourcePattern: pattern },
    }),
    obligation("O10", OTHER_KIND),
  ];
}

/** A promise of each state on a system; the first is in force, with an obligation of each kind and a newer draft. */
export function promisesOf(system: ContractsInput): readonly PinnedPromise[] {
  const { model, scenarios } = system;
  const about = links({
    scenarioIds: [present(scenarios[0]).id as Guid],
    operationIds: model.operations.slice(0, 2).map(({ id }) => id),
    elementIds: model.elements.slice(0, 1).map(({ id }) => id),
  });
  const promised = content({
    title: "Orders are *paid* once",
    scope: "The order flow.\nNothing else.",
    links: about,
    forbiddenEvents: [
      { kind: "DeadLettered", target: present(model.channels[0] ?? model.elements[0]).id },
      { kind: "Dropped", target: null },
    ],
    requiresPattern: { repository: "acme/shop", pattern: "transactional-outbox", service: "ordering" },
  });
  const obligations = obligationsOn(system);
  const inForce = revision({ content: promised, obligations });
  const draft = { approval: null, content: content({ title: "# Not yet" }) };
  const ofFirst = {
    obligationId: "SHOP-001/O2",
    scope: "external-test",
    environment: "codehost-actions",
  } as const;
  const run = verificationRun({ ...ofFirst, recipeHash: recipeHash(present(obligations[1])) });
  return [
    { promise: storedPromise("SHOP-001", [revision({ ...draft, revision: 2 }), inForce]), runs: [run] },
    { promise: storedPromise("SHOP-002", [revision({ ...draft, obligations })]), runs: [] },
    {
      promise: storedPromise("SHOP-003", [
        revision({ revision: 2, retire: true, content: null }),
        revision({ content: content({ title: "Retired since" }) }),
      ]),
      runs: [],
    },
    {
      promise: storedPromise("SHOP-010", [revision({ content: content({ title: "Shown by nothing" }) })]),
      runs: [],
    },
    {
      promise: storedPromise("SHOP-1000", [
        revision({ revision: 2, retire: true, content: null, approval: null }),
        revision(),
      ]),
      runs: [],
    },
  ];
}
