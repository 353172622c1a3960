const guid = (number: number): string => `0abcdef0-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A scenario with a step, a fault and an assertion of every kind, in which everything is set. */
export const FULL_SCENARIO = {
  id: guid(1),
  name: "an order",
  steps: [
    {
      id: "pay",
      type: "call",
      from: guid(2),
      operation: guid(3),
      request: { total: 7.5, lines: ["a"] },
      response: null,
      then: [{ id: "book", type: "write", by: guid(2), store: guid(4), dataset: "rows", change: [] }],
      onError: [{ id: "excuse", type: "write", by: guid(2), store: guid(4), dataset: "rows", change: 1 }],
    },
    {
      id: "tell",
      type: "publish",
      from: guid(2),
      channel: guid(5),
      message: guid(6),
      payload: { "order id": "7" },
      headers: { trace: "1", "x y": "2" },
      handlers: {
        [guid(7)]: [{ id: "mail", type: "write", by: guid(2), store: guid(4), dataset: "m", change: {} }],
        [guid(8)]: [],
      },
      routingKey: "order.placed",
    },
    { id: "store", type: "write", by: guid(2), store: guid(4), dataset: "orders", change: { n: 1 } },
    {
      id: "both",
      type: "parallel",
      branches: [
        [{ id: "left", type: "write", by: guid(2), store: guid(4), dataset: "l", change: null }],
        [],
      ],
    },
    {
      id: "when",
      type: "branch",
      whenStep: "pay",
      is: "Succeeded",
      then: [{ id: "yes", type: "write", by: guid(2), store: guid(4), dataset: "y", change: null }],
      else: [{ id: "no", type: "write", by: guid(2), store: guid(4), dataset: "n", change: null }],
    },
  ],
  faults: [
    { target: guid(3), kind: "Error", failFirst: 1 },
    { target: guid(7), kind: "Timeout", failFirst: null },
  ],
  assertions: [
    { id: "paid", type: "outcome", step: "pay", expected: "Succeeded" },
    { id: "sent", type: "event-count", kind: "RequestSent", target: guid(3), expected: 1 },
  ],
};
