import { describe, expect, it } from "@jest/globals";
import { costOfCall, placeOfCall, standOfCall, tokensOfCall } from "./call-words.js";
import type { Call } from "./usage-queries.js";

const CALL: Call = {
  ...{ id: "1", projectId: "here", task: "explain", providerId: "p", providerKind: "vendor-a", model: "m" },
  ...{ modelReported: null, attempt: 1, startedAt: "2026-11-24T09:00:00.000Z", durationMs: 5 },
  ...{ inputTokens: 1_000, cachedTokens: 100, outputTokens: 50, costUsd: 0.5, priceSource: "workspace" },
  ...{ state: "settled", outcome: "ok", warnings: [], requestedBy: "user:x" },
};
const RESERVED: Call = {
  ...CALL,
  ...{ state: "reserved", outcome: null, inputTokens: null, cachedTokens: null, outputTokens: null },
};
const after = (ms: number): number => Date.parse(CALL.startedAt) + ms;

describe("a call that is listed", () => {
  it("that nobody answered is under way for as long as one may take, and then lost", () => {
    expect(standOfCall(CALL, after(9_999_999))).toBe("over");
    expect(standOfCall(RESERVED, after(660_000))).toBe("under-way");
    expect(standOfCall(RESERVED, after(660_001))).toBe("lost");
  });

  it("says whether its cost is known, estimated or kept aside", () => {
    expect(costOfCall(CALL)).toBe("0.5 USD");
    expect(costOfCall(RESERVED)).toBe("0.5 USD kept aside");
    const uncounted = { ...CALL, inputTokens: null, outputTokens: null, cachedTokens: null };
    expect(costOfCall(uncounted)).toBe("0.5 USD, estimated");
    expect(costOfCall({ ...uncounted, costUsd: 0 })).toBe("0 USD");
  });

  it("says what was counted, with what came from the cache, and nothing while it is not back", () => {
    expect(tokensOfCall(CALL)).toBe("1,000 tokens (100 tokens from its cache) in, 50 tokens out");
    expect(tokensOfCall({ ...CALL, cachedTokens: 0 })).toBe("1,000 tokens in, 50 tokens out");
    expect(tokensOfCall(RESERVED)).toBeNull();
    expect(tokensOfCall({ ...RESERVED, outcome: "provider-timeout" })).toBe("tokens were not counted");
  });

  it("names another project, one that was deleted, and none for a test of a provider", () => {
    expect(placeOfCall(CALL, "here")).toBeNull();
    expect(placeOfCall(CALL, "there")).toBe("another project");
    expect(placeOfCall({ ...CALL, projectId: null }, "here")).toBe("a project that was deleted");
    expect(placeOfCall({ ...CALL, projectId: null, task: "test" }, "here")).toBeNull();
  });
});
