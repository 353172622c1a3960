import { describe, expect, it } from "@jest/globals";
import { NO_FILTERS } from "../../../canvas/canvas-view.js";
import { drawnModel } from "../../../canvas/drawn-model.js";
import { countFiltered, keptByFilters } from "../../../canvas/filtered-ids.js";
import { sceneOf } from "../../../canvas/scene.js";
import { aShop } from "../../../canvas/testing/a-model.js";
import { type Finding, openRules, partsWithFinding } from "./finding-filter.js";
import { partsAbout, partsOfFacts } from "./parts-of-facts.js";

const model = aShop();
const parts = partsOfFacts(model);

function aFinding(ruleId: string, subjectId: string, more: Partial<Finding> = {}): Finding {
  return {
    ...{ ruleId, subjectId, ruleVersion: 1, category: "truth", subjectKind: "element", subjectName: null },
    ...{ result: "concern", severity: "warning", reason: "", cites: [], fingerprint: "" },
    ...{ settled: false, needsReReview: false, disposition: null, ...more },
  };
}

const FINDINGS = [
  aFinding("REL-001", "s1", { severity: "blocking" }),
  aFinding("TRU-001", "r3", { result: "unknown" }),
  aFinding("TRU-001", "bank", { settled: true }),
  aFinding("OVR-001", "web", { result: "verified" }),
  aFinding("CON-003", "a scenario", {
    cites: [{ kind: "message", id: "Ordered", name: null, factStatus: null, stale: null }],
  }),
];

const found = (wanted: string): readonly string[] => [...partsWithFinding(parts, FINDINGS, wanted)].sort();

describe("a filter by finding", () => {
  it("keeps what open findings are about, or cite where that is no part of the model", () => {
    expect(found("open")).toEqual(["basket", "mailer", "mails", "orders", "web"]);
    expect(found("blocking")).toEqual(["mailer", "mails"]);
    expect(found("unknown")).toEqual(["basket", "web"]);
    expect(found("CON-003")).toEqual(["mailer", "orders"]);
    expect(found("OVR-001")).toEqual([]);
  });

  it("names the rules with an open one", () => {
    expect(openRules(FINDINGS)).toEqual(["CON-003", "REL-001", "TRU-001"]);
  });
});

describe("facts", () => {
  it("are about the boxes that show them", () => {
    expect([...partsAbout(parts, ["r1", "bank", "nothing"])]).toEqual(["customer", "web", "bank"]);
  });
});

describe("what is filtered by IDs", () => {
  const drawn = drawnModel(model);
  const filters = { ...NO_FILTERS, only: [new Set(["basket", "mailer"]), new Set(["basket", "bank"])] };

  it("is in every set, or stands around what is", () => {
    const ids = sceneOf(drawn, { openIds: ["shop"], filters }).boxes.map(({ part }) => part.id);
    expect(ids).toEqual(["shop", "orders"]);
  });

  it("stays in the outline with what is around it", () => {
    expect([...(keptByFilters(drawn, filters) ?? [])].sort()).toEqual(["basket", "orders", "shop"]);
    expect(keptByFilters(drawn, NO_FILTERS)).toBeNull();
  });

  it("is counted", () => {
    expect(countFiltered(drawn, filters)).toEqual({ meeting: 1, all: 8 });
  });
});
