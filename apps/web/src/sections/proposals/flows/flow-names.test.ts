import { describe, expect, it } from "@jest/globals";
import { flowNames } from "./flow-names.js";
import { aFlow, aMissing } from "./testing/a-flow.js";

const LACKED = { createdId: null, createdBy: null, createdAt: null };

describe("what a flow calls its parts", () => {
  it("are the names of the model and of what it lacks, and the alias where there is none", () => {
    const hash = "0".repeat(64);
    const nameOf = flowNames({
      parts: [
        { alias: "e1", kind: "element", name: "Web", targetId: "id", hash },
        { alias: "sub1", kind: "subscription", name: null, targetId: "id", hash },
      ],
      missing: [
        { alias: "events", kind: "channel", name: "Events", ...LACKED },
        { alias: "takes", kind: "subscription", name: null, ...LACKED },
      ],
      flow: aFlow({
        missing: [
          aMissing({ alias: "events", kind: "channel", name: "Events" }),
          aMissing({ alias: "takes", kind: "subscription", consumer: "e1", channel: "events" }),
        ],
      }),
    });
    expect(["e1", "events", "takes", "sub1", null].map(nameOf)).toEqual([
      "Web",
      "Events",
      "Web of Events",
      "sub1",
      "something",
    ]);
  });
});
