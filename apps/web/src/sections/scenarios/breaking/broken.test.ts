import { describe, expect, it } from "@jest/globals";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { type Broken, brokenText, readBroken, withBroken, withFaults } from "./broken.js";

const A = "00000000-0000-4000-8000-00000000000a";
const B = "00000000-0000-4000-8000-00000000000b";
const FAIL: Broken = { target: A, kind: "Error", failFirst: null };
const THREE: Broken = { target: B, kind: "Timeout", failFirst: 3 };
const DOCUMENT: ScenarioDocument = {
  id: A,
  name: "n",
  steps: [],
  faults: [{ target: A, kind: "Outage", failFirst: 1 }],
  assertions: [],
};

describe("what is broken", () => {
  it("is read from an address as it was written there", () => {
    expect(readBroken(brokenText([FAIL, THREE]).split(","))).toEqual([FAIL, THREE]);
  });

  it("is nothing where an address says nothing of the kind", () => {
    expect(readBroken(["", "x:1", `e0:${A}`, `e:${A}x`, "e:"])).toEqual([]);
    expect(readBroken([`e:${A}`, `t3:${A}`])).toEqual([{ ...THREE, target: A }]);
  });

  it("is one fault a part, which can be taken back", () => {
    const changed = withBroken([FAIL, THREE], A, { kind: "Outage", failFirst: 2 });
    expect(changed).toEqual([THREE, { target: A, kind: "Outage", failFirst: 2 }]);
    expect(withBroken(changed, A, null)).toEqual([THREE]);
  });

  it("stands in place of the scenario's own fault on the same part", () => {
    expect(withFaults(DOCUMENT, [FAIL, THREE]).faults).toEqual([FAIL, THREE]);
    expect(withFaults(DOCUMENT, [THREE]).faults).toEqual([DOCUMENT.faults[0], THREE]);
  });

  it("leaves a scenario alone when it is nothing", () => {
    expect(withFaults(DOCUMENT, [])).toBe(DOCUMENT);
  });
});
