import { describe, expect, it } from "@jest/globals";
import { content } from "../../../../promise-core/src/testing/promise-builder.js";
import { textsOf } from "./revision-blocks.js";

describe("the texts of a revision", () => {
  it("stand under their names, in the order in which one reads them", () => {
    const said = {
      title: "Paid once",
      claim: "An order is paid once.",
      scope: "Orders of the shop.",
      preconditions: "It is placed.",
      expectedOutcome: "One payment.",
      forbiddenOutcome: "Two payments.",
      evidenceCriteria: "A run.",
      requiresPattern: { repository: "acme/shop", pattern: "transactional-outbox", service: "ordering" },
    } as const;
    expect(textsOf(content(said))).toEqual([
      ["title", "Paid once"],
      ["claim", "An order is paid once."],
      ["scope", "Orders of the shop."],
      ["preconditions", "It is placed."],
      ["expected outcome", "One payment."],
      ["forbidden outcome", "Two payments."],
      ["evidence criteria", "A run."],
      ["pattern in repository", "acme/shop"],
      ["pattern in service", "ordering"],
    ]);
  });
});
