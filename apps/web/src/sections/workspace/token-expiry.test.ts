import { describe, expect, it } from "@jest/globals";
import { configurationWith } from "./client-configuration.js";
import { expiresAtOf, expiryOf } from "./token-expiry.js";

describe("the end of a token", () => {
  it("is days from now, or never", () => {
    const now = Date.UTC(2026, 0, 1);
    expect(expiresAtOf("30", now)).toBe("2026-01-31T00:00:00.000Z");
    expect(expiresAtOf("never", now)).toBeNull();
    expect(expiryOf("365")).toBe("365");
    expect(expiryOf("other")).toBe("90");
  });
});

describe("the ready text of an agent", () => {
  it("has the token wherever it belongs, as it is", () => {
    expect(configurationWith("a <AGENT_TOKEN> b <AGENT_TOKEN>", "svt_$&$1")).toBe("a svt_$&$1 b svt_$&$1");
  });
});
