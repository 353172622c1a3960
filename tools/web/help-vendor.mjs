import { recordedAnswer, startFakeVendor, withAliases } from "../demo/ai/fake-vendor.mjs";

const CRITIQUE = {
  summary: "The way of an order is well told. Who waits for whom when a payment is late is not.",
  observations: [
    {
      text: "The payment is published once and nobody looks whether it was taken: an order can wait for ever.",
      about: ["{{elements/ordering-api}}", "{{channels/eshop_event_bus}}"],
      ruleIds: [],
    },
    { text: "Two parts write to the same store.", about: ["{{elements/orderingdb}}"], ruleIds: [] },
  ],
  questions: [{ text: "How long may an order wait for its payment?", about: ["{{elements/ordering-api}}"] }],
  proposedDecisions: [
    {
      title: "An order that is not paid in a day is cancelled",
      context: "Nothing ends an order whose payment never comes.",
      decision: "Ordering cancels it after 24 hours and says so.",
      alternatives: [
        {
          title: "Ask again",
          description: "Ordering asks for the payment anew.",
          rejectedBecause: "It may be paid twice.",
        },
      ],
      consequences: "Stock is free again after a day.",
      affected: ["{{elements/ordering-api}}"],
      settles: [],
    },
  ],
};

const EXPLANATION = {
  paragraphs: [
    {
      text: "It takes what a customer ordered, and keeps it until it is paid and on its way.",
      cites: ["{{elements/ordering-api}}"],
    },
    {
      text: "It hears of a payment by a message, and does not ask for it.",
      cites: ["{{channels/eshop_event_bus}}", "{{elements/orderingdb}}"],
    },
    { text: "How long it waits is not said anywhere.", cites: [] },
  ],
};

/** A vendor of AI on this machine for every sort of help, by answers that were written by hand. */
export function startHelpVendor() {
  return startFakeVendor((prompt) => {
    if (prompt.includes('name="findings"')) {
      return withAliases(prompt, CRITIQUE);
    }
    return prompt.includes('name="target"') ? withAliases(prompt, EXPLANATION) : recordedAnswer(prompt);
  });
}
