import { describe, expect, it } from "@jest/globals";
import { anEvent } from "../testing/an-event.js";
import { partsAt } from "./parts-at.js";

const EVENTS = [
  anEvent({ sequence: 1, kind: "RequestSent", from: "web", to: "api", target: "order" }),
  anEvent({ sequence: 2, kind: "RequestFailed", from: "api", to: "web", target: "order" }),
  anEvent({ sequence: 3, kind: "DataWritten", from: "web", to: "store", target: "store" }),
];

describe("parts at the playhead", () => {
  it("are those of the events that have happened", () => {
    expect([...partsAt(EVENTS, 0)]).toEqual([]);
    expect([...partsAt(EVENTS, 1).keys()]).toEqual(["web", "api", "order"]);
  });

  it("are active in the event at the playhead alone, and keep how their last one went", () => {
    expect(partsAt(EVENTS, 3).get("api")).toEqual({ isActive: false, mood: "bad" });
    expect(partsAt(EVENTS, 3).get("web")).toEqual({ isActive: true, mood: "good" });
  });
});
