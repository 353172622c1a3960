const SHOP = "00000000-0000-4000-8000-000000000001";
const ORDERS = "00000000-0000-4000-8000-000000000002";
const PLACE = "00000000-0000-4000-8000-000000000003";

/** A model of two elements and one operation, as its document states it. */
export function smallModel(name = "Orders"): object {
  return {
    elements: [
      { id: SHOP, kind: "actor", name: "Customer", status: "current" },
      { id: ORDERS, kind: "system", name, status: "current" },
    ],
    operations: [{ id: PLACE, ownerId: ORDERS, name: "POST /orders", transport: "http", timeoutMs: 1000 }],
  };
}

/** A scenario on it; `expected` makes its one assertion hold or not. */
export function smallScenario({
  expected = "Succeeded",
  operation = PLACE,
  name = "An order is placed",
} = {}): object {
  const call = { id: "place", type: "call", from: SHOP, operation, request: null, response: null };
  return {
    name,
    steps: [{ ...call, then: [], onError: [] }],
    faults: [],
    assertions: [{ id: "placed", type: "outcome", step: "place", expected }],
  };
}
