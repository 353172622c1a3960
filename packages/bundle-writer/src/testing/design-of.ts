import type { Guid, Model } from "@plumbline/model-core";
import type { ContractsInput } from "../contracts/contracts-input.js";
import type { Design } from "../design/design.js";
import type { PinnedInputs } from "../design/pinned-inputs.js";
import { readDesign } from "../generating/read-design.js";
import type { BundleFormat } from "../manifest/formats.js";
import { PINNED } from "./a-manifest.js";
import { decisionsOf } from "./decisions-of.js";
import { promisesOf } from "./promises-of.js";
import { systemOf } from "./systems.js";

/** The system that has promises, decisions and facts in doubt too. */
const FULL = "eshop";

/** A given system, pinned. */
export function pinnedInputsOf(name: string): PinnedInputs {
  const system = systemOf(name);
  return name === FULL
    ? inputsOf({ ...system, model: doubted(system.model) }, promisesOf(system), decisionsOf(system))
    : inputsOf(system);
}

/** A system with promises and decisions, pinned. */
export function inputsOf(
  { projectName, model, scenarios }: ContractsInput,
  promises: PinnedInputs["promises"] = [],
  decisions: PinnedInputs["decisions"] = [],
): PinnedInputs {
  const pinnedOf = (all: readonly { readonly id: string }[]) =>
    all.map(({ id }) => ({ id: id as Guid, version: 1 }));
  return {
    pinned: {
      ...PINNED,
      projectName,
      scenarios: pinnedOf(scenarios),
      schemas: pinnedOf(model.schemas),
      promises: pinnedOf(promises.map(({ promise }) => promise)),
      decisions: pinnedOf(decisions),
      runs: [],
    },
    model,
    scenarios: scenarios.map(({ id, document }) => ({ id: id as Guid, version: 1, document, oddities: [] })),
    promises,
    decisions,
    links: new Set(),
  };
}

/** What is read of pinned inputs; format 2 pins no decisions. */
export function designOfInputs(inputs: PinnedInputs, format: BundleFormat = "service-bundle/4"): Design {
  const { decisions: _, ...pinned } = inputs.pinned;
  const read = readDesign(format === "service-bundle/2" ? { ...inputs, pinned } : inputs, format);
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  return read.value;
}

/** A given system as a design. */
export function designOf(name: string, format?: BundleFormat): Design {
  return designOfInputs(pinnedInputsOf(name), format);
}

/** The model with a fact that is stale and one that is inferred. */
function doubted({ elements, operations, ...model }: Model): Model {
  const stale = { sinceRevision: "abc123", reason: "not-found" };
  return {
    ...model,
    elements: elements.map((element, at) => (at === 0 ? { ...element, stale } : element)),
    operations: operations.map((operation, at) =>
      at === 0
        ? { ...operation, factStatus: "inferred", timeoutMs: 250, retry: { maxAttempts: 3, backoffMs: 10 } }
        : operation,
    ),
  };
}
