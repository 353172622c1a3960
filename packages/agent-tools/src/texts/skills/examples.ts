/** Bodies as an agent sends them beside `projectId` and the IDs of its tool; their readers take them, as a test shows. */

const ID = "00000000-0000-4000-8000-000000000000";

export const PROMISE_EXAMPLE = {
  title: "A failed payment cancels the order",
  claim: "An order whose payment fails is cancelled.",
  scope: null,
  preconditions: "The order is submitted.",
  expectedOutcome: "The order is cancelled.",
  forbiddenOutcome: "The order is paid.",
  evidenceCriteria: "The scenario with the failure is played.",
  forbiddenEvents: null,
  requiresPattern: null,
  links: { scenarioIds: [ID], messageIds: [ID] },
};

export const CHECK_EXAMPLE = {
  kind: "scenario-check",
  title: "Nothing is delivered twice",
  recipe: {
    text: "The flow is played with the payment down.",
    scenarioCheck: {
      scenarioId: ID,
      faults: [{ target: ID, kind: "Outage" }],
      expect: [
        { id: "stops", type: "outcome", step: "pay", expected: "Failed" },
        { id: "no-dead-letters", type: "event-count", kind: "DeadLettered", target: null, expected: 0 },
      ],
    },
  },
};

export const TEST_EXAMPLE = {
  kind: "integration-test",
  title: "The order is cancelled in a running system",
  recipe: {
    text: "",
    plan: {
      steps: ["Submit an order whose payment fails"],
      expectedObservations: ["The order is cancelled"],
    },
  },
};

export const DECISION_EXAMPLE = {
  title: "Orders go through a queue",
  context: "The payment is slow.",
  decision: "Placing an order publishes a message.",
  alternatives: [{ title: "Call the payment", rejectedBecause: "It times out." }],
  consequences: null,
  affectedIds: [],
  settles: [{ ruleId: "REL-001", subjectId: ID }],
  supersedes: null,
};
