import { describe, expect, it } from "@jest/globals";
import type { SettingsOverrides } from "../settings.js";
import { aProvider, idOf, overridesOf } from "../testing/a-document.js";
import { hostsToResolve } from "./hosts-to-resolve.js";

const manyHosts = (): SettingsOverrides =>
  overridesOf({
    ai: {
      providers: [
        aProvider({ baseUrl: "http://Ollama.test:11434/v1" }),
        aProvider({ id: idOf(2), baseUrl: "https://a.test" }),
        aProvider({ id: idOf(3) }),
        aProvider({ id: idOf(4), baseUrl: "http://localhost:1" }),
        aProvider({ id: idOf(5), baseUrl: "http://10.0.0.1" }),
      ],
    },
    codehost: { apiBaseUrl: "https://ollama.test" },
    cost: { cloudPricesBaseUrl: "https://prices.test" },
    notifications: { webhookUrl: "https://nas.local/hook" },
  });

describe("hostsToResolve", () => {
  it("gives each name once and in order, without addresses, localhost and the price catalogue", () => {
    expect(hostsToResolve(manyHosts())).toEqual(["a.test", "nas.local", "ollama.test"]);
    const rules = { profile: "hosted", allowPrivateNetworkUrls: false } as const;
    expect(hostsToResolve(manyHosts(), rules)).toEqual(["a.test", "nas.local", "ollama.test"]);
  });

  it("gives those alone whose addresses the rules ask for", () => {
    expect(hostsToResolve(manyHosts(), { profile: "hosted", allowPrivateNetworkUrls: true })).toEqual([
      "ollama.test",
    ]);
    expect(hostsToResolve(manyHosts(), { profile: "local", allowPrivateNetworkUrls: true })).toEqual([]);
    expect(hostsToResolve(manyHosts(), { profile: "local", allowPrivateNetworkUrls: false })).toHaveLength(3);
  });

  it("gives nothing for what is null, empty or left out", () => {
    const none = { cost: { cloudPricesBaseUrl: "" }, notifications: { webhookUrl: null } };
    expect(hostsToResolve(overridesOf(none))).toEqual([]);
    expect(hostsToResolve({})).toEqual([]);
  });

  it("leaves out what cannot be read", () => {
    expect(hostsToResolve({ codehost: { apiBaseUrl: "nonsense" } })).toEqual([]);
    const rules = { profile: "hosted", allowPrivateNetworkUrls: true } as const;
    expect(hostsToResolve({ codehost: { apiBaseUrl: "nonsense" } }, rules)).toEqual([]);
  });
});
