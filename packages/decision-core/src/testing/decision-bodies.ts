import type { Guid } from "@plumbline/model-core";

/** A GUID with a number in it. */
export function numbered(number: number): Guid {
  return `0abcdef0-0000-4000-8000-${String(number).padStart(12, "0")}` as Guid;
}

/** A decision request in which everything is set. */
export const FULL_DECISION = {
  title: "Orders are placed through a queue",
  context: "The payment is slow.\nCustomers do not wait.",
  decision: "Placing an order publishes a message.",
  alternatives: [
    { title: "Call the payment", description: "At once.", rejectedBecause: "It times out." },
    { title: "A nightly job", description: null, rejectedBecause: null },
  ],
  consequences: "An order is paid later than it is placed.",
  affectedIds: [numbered(10), numbered(30)],
  settles: [
    { ruleId: "REL-001", subjectId: numbered(40) },
    { ruleId: "REL-005", subjectId: numbered(30) },
  ],
  supersedes: null,
  origin: "human",
};

/** The least that a decision request may say. */
export const BARE_DECISION = {
  title: "Orders are placed through a queue",
  context: null,
  decision: "They are.",
  alternatives: null,
  consequences: null,
  affectedIds: null,
  settles: null,
  supersedes: null,
};
