import type { Guid, Model } from "../index.js";
import { exportModelDocument, planImport, readModelDocument, writeModelDocumentYaml } from "../index.js";

const bytes = new TextEncoder().encode(`{
  "elements": [
    { "id": "0bd1e668-5705-59da-88a8-165723a893cc", "kind": "app", "name": "web", "status": "current",
      "parentId": "fd914d20-7364-553b-bcd2-be07bde90138" },
    { "id": "fd914d20-7364-553b-bcd2-be07bde90138", "kind": "system", "name": "Shop", "status": "current" }
  ]
}`);
const nothing: Model = {
  elements: [],
  relationships: [],
  messages: [],
  schemas: [],
  operations: [],
  channels: [],
  subscriptions: [],
  bindings: [],
};

const document = readModelDocument(bytes, "json");
if (!document.ok) {
  throw new Error(document.refusal.title);
}
const plan = planImport({
  document: document.value,
  present: nothing,
  projectId: "11111111-1111-4111-8111-111111111111" as Guid,
  modelStreamId: "22222222-2222-4222-8222-222222222222" as Guid,
  modelVersion: 1,
  schemaOwners: new Map(),
});

// The parent is read before its child: element Shop added, element web added.
export const items = plan.result.items.map(({ kind, name, change }) => `${kind} ${name} ${change}`);

const model: Model = { ...nothing, elements: plan.changes.elements.added };
export const yaml = writeModelDocumentYaml(exportModelDocument(model, "My project"));
