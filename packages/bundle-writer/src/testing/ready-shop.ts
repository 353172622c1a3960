import {
  type FactKind,
  type FactOfKind,
  LIST_OF_KIND,
  type Model,
  present,
  wholeFact,
} from "@plumbline/model-core";
import { readScenarioDocument } from "@plumbline/playback-engine";
import { contentHash, type Revision, recipeHash, type VerificationRun } from "@plumbline/promise-core";
import {
  APPROVED,
  content,
  links,
  obligation,
  plan,
  revision,
  verificationRun,
} from "../../../promise-core/src/testing/promise-builder.js";
import type { PinnedInputs, PinnedScenario } from "../design/pinned-inputs.js";
import { numbered, PINNED } from "./a-manifest.js";
import { ordered, SHOP } from "./a-shop.js";
import { inputsOf } from "./design-of.js";
import { idOf } from "./id-of.js";
import { storedPromise } from "./promises-of.js";

/** The operation that the promise of the shop is about. */
export const PROMISED = ordered("operation", 1);
export const REQUIREMENT = "SHOP-001";

const MODEL: Model = {
  ...SHOP,
  relationships: [
    wholeFact("relationship", {
      id: idOf("relationship", "calls"),
      fromId: idOf("element", "press"),
      toId: idOf("element", "shop"),
      label: "calls",
    }),
  ],
  bindings: [
    wholeFact("binding", {
      id: idOf("binding", "all"),
      sourceChannelId: idOf("channel", "lost"),
      targetChannelId: idOf("channel", "orders"),
      routingKey: null,
    }),
  ],
};

const TEST = obligation("O1", { kind: "contract-test", title: "Kept", recipe: plan() });

/** The run that shows the promise. */
export const PASSED: VerificationRun = verificationRun({
  obligationId: `${REQUIREMENT}/O1`,
  recipeHash: recipeHash(TEST),
  modelRevision: { streamId: PINNED.branch, version: PINNED.streamVersion, revisionId: null },
  inputs: [{ kind: "model", id: PINNED.branch, version: PINNED.streamVersion, hash: null }],
});

/** A scenario of the shop, numbered, as its document says. */
export function pinnedScenario(number: number, document: object): PinnedScenario {
  const read = readScenarioDocument(JSON.stringify({ faults: [], assertions: [], steps: [], ...document }));
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  return { id: numbered(number), version: 1, document: read.value.document, oddities: [] };
}

/** A step in which an element publishes that an order was placed. */
export function publishStep(from: string, fields: object = {}): object {
  return {
    id: "tell",
    type: "publish",
    from: idOf("element", from),
    channel: idOf("channel", "orders"),
    message: idOf("message", "placed"),
    payload: {},
    headers: {},
    handlers: {},
    ...fields,
  };
}

/** A revision approved as it is. */
export function approved(said: Partial<Revision>): Revision {
  const draft = revision({ approval: null, ...said });
  const approval = { ...APPROVED, contentHash: contentHash({ requirementId: REQUIREMENT }, draft) };
  return { ...draft, approval };
}

/** The revision in force of the only promise. */
export const IN_FORCE = approved({
  content: content({ links: links({ operationIds: [PROMISED] }) }),
  obligations: [TEST],
});

/** A shop that nothing keeps from being built: everything is confirmed, plays and is shown. */
export function readyShop(): PinnedInputs {
  const promises = [{ promise: storedPromise(REQUIREMENT, [IN_FORCE]), runs: [PASSED] }];
  const scenarios = [pinnedScenario(10, { name: "An order", steps: [publishStep("shop")] })];
  return { ...inputsOf({ projectName: "Ready", model: MODEL, scenarios: [] }, promises), scenarios };
}

/** Inputs with something changed. */
export type Change = (inputs: PinnedInputs) => PinnedInputs;

/** Changes a fact. */
export function withFact<Kind extends FactKind>(
  kind: Kind,
  id: string,
  fields: Partial<FactOfKind[Kind]>,
): Change {
  return (inputs) => {
    const list = LIST_OF_KIND[kind];
    const facts = inputs.model[list].map((fact) => (fact.id === id ? { ...fact, ...fields } : fact));
    return { ...inputs, model: { ...inputs.model, [list]: facts } };
  };
}

/** Adds a scenario. */
export function withScenario(scenario: PinnedScenario): Change {
  return (inputs) => ({ ...inputs, scenarios: [...inputs.scenarios, scenario] });
}

/** Changes the promise: its revisions, or the runs that show it. */
export function withPromise(
  revisions: readonly Revision[],
  runs: readonly VerificationRun[] = [PASSED],
): Change {
  return (inputs) => {
    const { promise } = present(inputs.promises[0]);
    return { ...inputs, promises: [{ promise: { ...promise, revisions }, runs }] };
  };
}
