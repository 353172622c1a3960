// A stranger's program: plain JavaScript that has the packages from their tarballs and nothing else of ours.
import { planImport, readModelDocument, writeModelDocumentYaml } from "@plumbline/model-core";
import { readScenarioDocument, runScenario } from "@plumbline/playback-engine";

const SHOP = "00000000-0000-4000-8000-000000000001";
const ORDERS = "00000000-0000-4000-8000-000000000002";
const PLACE = "00000000-0000-4000-8000-000000000003";

const text = JSON.stringify({
  elements: [
    { id: SHOP, kind: "actor", name: "Customer", status: "current" },
    { id: ORDERS, kind: "system", name: "Orders", status: "current" },
  ],
  operations: [{ id: PLACE, ownerId: ORDERS, name: "POST /orders", transport: "http", timeoutMs: 1000 }],
});
const document = must(readModelDocument(new TextEncoder().encode(text), "json"));
const lists = "elements relationships messages schemas operations channels subscriptions bindings".split(" ");
const plan = planImport({
  document,
  present: Object.fromEntries(lists.map((list) => [list, []])),
  projectId: "00000000-0000-4000-8000-00000000000a",
  modelStreamId: "00000000-0000-4000-8000-00000000000b",
  modelVersion: 0,
  schemaOwners: new Map(),
});
const model = Object.fromEntries(lists.map((list) => [list, plan.changes[list].added]));
const scenario = must(
  readScenarioDocument(
    JSON.stringify({
      name: "An order is placed",
      steps: [
        {
          id: "place",
          type: "call",
          from: SHOP,
          operation: PLACE,
          request: null,
          response: null,
          then: [],
          onError: [],
        },
      ],
      faults: [],
      assertions: [{ id: "placed", type: "outcome", step: "place", expected: "Succeeded" }],
    }),
  ),
);
const run = runScenario({ ...scenario, model, modelVersion: 1 });

process.stdout.write(
  JSON.stringify({
    added: plan.result.added,
    events: run.events.map(({ kind }) => kind),
    assertions: run.assertions,
    issues: run.issues,
    hash: run.hash,
    yaml: typeof writeModelDocumentYaml,
  }),
);

function must(result) {
  if (!result.ok) {
    throw new Error(JSON.stringify(result.refusal));
  }
  return result.value;
}
