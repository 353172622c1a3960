import { describe, expect, it } from "@jest/globals";
import { type AiProvider, BUILT_IN_DEFAULTS, defaultPolicy, mergeSettings } from "@plumbline/settings-policy";
import { idOf } from "../testing/a-shop.js";
import { AI_REASONS } from "./ai-reasons.js";
import { findProvider, judgedProvider, type ProviderSettings } from "./find-provider.js";
import { keyRefusal } from "./key-refusal.js";
import { unavailable } from "./unavailable.js";

const ID = idOf(1);

function aProvider(parts: Partial<AiProvider> = {}): AiProvider {
  const stated = { id: ID, kind: "vendor-a", name: "Main", model: "m", ...parts } as const;
  const [provider] = mergeSettings({}, { ai: { providers: [stated] } }).ai.providers;
  return provider as AiProvider;
}

function settings(provider: AiProvider, parts: Partial<ProviderSettings> = {}): ProviderSettings {
  const routed = { inferArchitecture: ID, proposeFlow: ID, critique: ID, explain: ID };
  return {
    stored: { providers: [provider], taskRouting: routed },
    providers: [provider],
    policy: defaultPolicy("hosted"),
    urlRules: { profile: "hosted", allowPrivateNetworkUrls: false, resolved: new Map() },
    ...parts,
  };
}

function reasonOf(provider: AiProvider, parts: Partial<ProviderSettings> = {}): string | null {
  const found = findProvider("explain", settings(provider, parts));
  return found.ok ? null : found.unavailable.reason;
}

/** Everything that is wrong, the first of the order first: what is left is wrong too each time. */
const WRONG: Partial<AiProvider>[] = [
  { enabled: false, kind: "vendor-b", model: " ", baseUrl: "http://10.0.0.1" },
  { kind: "vendor-b", model: " ", baseUrl: "http://10.0.0.1" },
  { model: " ", baseUrl: "http://10.0.0.1" },
  { baseUrl: "http://10.0.0.1" },
];
const POLICY = { ...defaultPolicy("hosted"), allowedAiProviderKinds: ["vendor-a"] as const };

describe("the provider of a task", () => {
  it("is the one it is routed to, at its address or at that of its kind", () => {
    const found = findProvider("explain", settings(aProvider()));
    expect(found).toMatchObject({ ok: true, baseUrl: "https://api.openai.com/v1" });
    const stated = findProvider("explain", settings(aProvider({ baseUrl: "https://ai.example.org" })));
    expect(stated).toMatchObject({ ok: true, baseUrl: "https://ai.example.org" });
  });

  it.each([
    [WRONG[0], "provider-off"],
    [WRONG[1], "provider-kind-not-allowed"],
    [WRONG[2], "provider-model-missing"],
    [WRONG[3], "provider-url-refused"],
    [{}, "provider-missing"],
  ])("%j is not asked, for the first thing that is wrong: %s", (parts, reason) => {
    expect(reasonOf(aProvider(parts), { policy: POLICY, providers: [] })).toBe(reason);
  });

  it("is missing where the settings that apply have others alone", () => {
    expect(reasonOf(aProvider(), { providers: [aProvider({ id: idOf(2) })] })).toBe("provider-missing");
    const found = findProvider("explain", settings(aProvider({ id: idOf(2) })));
    expect(found).toMatchObject({ ok: false, unavailable: { available: false } });
  });

  it("needs an address where its kind has none", () => {
    expect(reasonOf(aProvider({ kind: "vendor-a-compatible" }))).toBe("provider-url-refused");
  });

  it("is none where the task is off, or leads to nothing", () => {
    const off = { ...settings(aProvider()), stored: BUILT_IN_DEFAULTS.ai };
    expect(findProvider("explain", off)).toEqual({
      ok: false,
      unavailable: {
        ...{ available: false, task: "explain", reason: "task-off", message: expect.any(String) },
        ...{ providerId: null, providerName: null, retryAt: null, subjects: [] },
      },
    });
    const other = aProvider({ id: idOf(2) });
    expect(findProvider("critique", settings(other))).toMatchObject({
      unavailable: { reason: "provider-missing", task: "critique", providerId: ID, providerName: null },
    });
  });

  it("may be judged by itself", () => {
    const provider = aProvider({ enabled: false });
    expect(judgedProvider("explain", provider, settings(provider))).toMatchObject({
      unavailable: { reason: "provider-off", providerName: "Main" },
    });
  });
});

describe("a key", () => {
  it.each([
    ["vendor-a", "usable", null],
    ["vendor-a", "not-set", "api-key-missing"],
    ["vendor-a", "unusable", "api-key-not-usable"],
    ["vendor-a-compatible", "usable", null],
    ["vendor-a-compatible", "not-set", null],
    ["vendor-a-compatible", "unusable", "api-key-not-usable"],
  ] as const)("of %s that is %s: %s", (kind, state, reason) => {
    expect(keyRefusal(kind, state)).toBe(reason);
  });
});

describe("why there is no help", () => {
  it.each(AI_REASONS)("is said in words of ours: %s", (reason) => {
    const told = unavailable(reason, {
      task: "explain",
      provider: aProvider(),
      retryAt: "2027-01-01T00:00:00.000Z",
    });
    expect(told.message).toMatch(/^[A-Z].{20,}[^.]$/);
    expect(told).toMatchObject({
      reason,
      providerId: ID,
      providerName: "Main",
      retryAt: "2027-01-01T00:00:00.000Z",
    });
  });

  it("names so many subjects", () => {
    const subjects = Array.from({ length: 30 }, (_, at) => idOf(at));
    const told = unavailable("private-code-not-allowed", {
      task: "explain",
      provider: aProvider(),
      subjects,
    });
    expect(told.subjects).toEqual(subjects.slice(0, 20));
  });
});
