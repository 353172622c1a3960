import { decisionRecord } from "@plumbline/decision-core";
import { exportModelDocument, type Guid, jsonOf } from "@plumbline/model-core";
import type { PromiseState } from "@plumbline/promise-core";
import type { BundleFile } from "../bundle-file.js";
import type { Design } from "../design/design.js";
import { factsOfModel } from "../design/facts-of-model.js";
import { inIdOrder } from "../in-id-order.js";
import type { JsonObject } from "../json-object.js";
import { fileJson } from "./file-json.js";
import { promiseJson } from "./promise-json.js";

/** The path of the model as a bundle holds it. */
export const ARCHITECTURE_PATH = "architecture.json";

/** `architecture.json`: the model document, and beside its lists what contracts, reviews and people said of it. */
export function architectureFile(design: Design): BundleFile {
  const { model, pinned, contracts } = design;
  const document = jsonOf(exportModelDocument(model, pinned.projectName));
  const lists = {
    operationContracts: contracts.operationContracts.map(jsonOf),
    staleFacts: staleFacts(design),
    promises: promisesOf(design, "approved"),
    promisesNotApproved: promisesOf(design, "draft"),
    promisesRetired: promisesOf(design, "retired"),
    decisions: acceptedDecisions(design),
  };
  return { path: ARCHITECTURE_PATH, text: fileJson({ ...document, ...lists }) };
}

function staleFacts({ model }: Design): readonly JsonObject[] {
  return inIdOrder(factsOfModel(model)).flatMap(({ kind, id, stale }) =>
    stale === null ? [] : [{ kind, id, stale }],
  );
}

function promisesOf({ promises }: Design, wanted: PromiseState): readonly JsonObject[] {
  return promises.filter(({ state }) => state === wanted).map(promiseJson);
}

/** What a decision affects is looked for in the pinned state. */
function acceptedDecisions(design: Design): readonly JsonObject[] {
  const { decisions, model, scenarios, promises } = design;
  const things = [...factsOfModel(model), ...model.schemas, ...scenarios, ...decisions];
  const present = new Set([...things, ...promises.map(({ promise }) => promise)].map(({ id }) => id as Guid));
  return decisions
    .filter(({ status }) => status === "accepted")
    .map((decision) => jsonOf(decisionRecord(decision, present)));
}
