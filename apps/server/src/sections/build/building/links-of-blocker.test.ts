import { expect, it } from "@jest/globals";
import type { PinnedState } from "@plumbline/bundle-writer";
import { type ElementId, type OperationId, wholeModel } from "@plumbline/model-core";
import { linksOfBlockers } from "./links-of-blocker.js";

const PROJECT = "00000000-0000-4000-8000-000000000001";
const SHOP = "00000000-0000-4000-8000-000000000002" as ElementId;
const ORDERS = "00000000-0000-4000-8000-000000000003" as OperationId;
const BASE = `/api/projects/${PROJECT}`;

const linksOf = linksOfBlockers({
  model: wholeModel({
    elements: [{ id: SHOP, kind: "system", status: "current", name: "Shop" }],
    operations: [{ id: ORDERS, ownerId: SHOP, name: "GET /orders", transport: "http" }],
    ...{ relationships: [], messages: [], channels: [], subscriptions: [], bindings: [], schemas: [] },
  }),
  pinned: { projectId: PROJECT } as PinnedState,
});

it.each([
  ["fact-unknown", SHOP, [`${BASE}/elements/${SHOP}`]],
  ["contract-conflict", ORDERS, [`${BASE}/operations/${ORDERS}`]],
  ["fact-unknown", PROJECT, []],
  ["scenario-invalid", ORDERS, [`${BASE}/scenarios/${ORDERS}`]],
  ["promise-gap", "SHOP-001", [`${BASE}/promises/SHOP-001`]],
  ["yaml-unrepresentable-number", `openapi/${SHOP}.yaml`, [`${BASE}/elements/${SHOP}`, `${BASE}/schemas`]],
  ["yaml-unrepresentable-number", "asyncapi.yaml", [`${BASE}/schemas`]],
])("%s of %s leads to what it is about", (code, subject, links) => {
  expect(linksOf({ code, subject: subject, message: "" })).toEqual(links);
});
