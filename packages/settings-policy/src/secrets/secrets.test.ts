import { describe, expect, it } from "@jest/globals";
import { SECRET_LIMITS } from "../limits.js";
import { BUILT_IN_DEFAULTS, mergeSettings } from "../merging/merge-settings.js";
import type { Settings } from "../settings.js";
import { aProvider, idOf, overridesOf } from "../testing/a-document.js";
import type { UrlRules } from "../urls/check-url.js";
import { parseSecretName, removedProviderKeys, type SecretName, usableSecretNames } from "./secret-name.js";
import { secretTarget } from "./secret-target.js";
import { checkSecretValue } from "./secret-value.js";

const ID = "0a1b2c3d-0000-4000-8000-00000000000f";
const settingsWith = (overrides: unknown): Settings => mergeSettings({}, overridesOf(overrides));

function nameOf(text: string): SecretName {
  const name = parseSecretName(text);
  if (name === null) {
    throw new Error(`${text} is no name of a secret`);
  }
  return name;
}

const TOKEN = nameOf("codehost:token");
const API_KEY = nameOf(`ai:${idOf(1)}:apiKey`);
const WEBHOOK = nameOf("notifications:webhookSecret");

describe("the name of a secret", () => {
  it("is one of three forms", () => {
    expect(parseSecretName("codehost:token")).toEqual({ kind: "codehost", name: "codehost:token" });
    expect(parseSecretName(`ai:${ID}:apiKey`)).toEqual({
      kind: "ai",
      name: `ai:${ID}:apiKey`,
      providerId: ID,
    });
    expect(parseSecretName("notifications:webhookSecret")).toEqual({
      kind: "notifications",
      name: "notifications:webhookSecret",
    });
  });

  it.each([
    "",
    "codehost",
    "codehost:Token",
    "codehost:token ",
    "codehost:token\n",
    "notifications:webhooksecret",
    `ai:${ID}`,
    `ai:${ID}:apikey`,
    `ai:${ID.toUpperCase()}:apiKey`,
    `ai:{${ID}}:apiKey`,
    `ai:${ID.replaceAll("-", "")}:apiKey`,
    `ai:${"-".repeat(36)}:apiKey`,
    `ai:${ID}:apiKey\n`,
    `ai: ${ID}:apiKey`,
    "ai::apiKey",
    "__proto__",
  ])("is not %j", (text) => {
    expect(parseSecretName(text)).toBeNull();
  });
});

describe("the value of a secret", () => {
  it.each([
    [TOKEN, "x", []],
    [TOKEN, "a b~!", []],
    [TOKEN, "x".repeat(SECRET_LIMITS.valueLength), []],
    [TOKEN, "", ["must have 1 to 4096 characters"]],
    [TOKEN, "x".repeat(SECRET_LIMITS.valueLength + 1), ["must have 1 to 4096 characters"]],
    [TOKEN, "é", ["must hold printable ASCII only"]],
    [TOKEN, "a\tb", ["must hold printable ASCII only"]],
    [TOKEN, "a\u007f", ["must hold printable ASCII only"]],
    [TOKEN, " a", ["must not begin or end with a space"]],
    [TOKEN, "a ", ["must not begin or end with a space"]],
    [API_KEY, "a\n", ["must hold printable ASCII only"]],
    [API_KEY, " ", ["must not begin or end with a space"]],
    [WEBHOOK, " é😀 ", []],
    [WEBHOOK, "", ["must have 1 to 4096 characters"]],
    [WEBHOOK, "a\u0000b", ["must hold no control character"]],
    [WEBHOOK, "a\u0085b", ["must hold no control character"]],
    [WEBHOOK, "a\ud800", ["must be valid Unicode"]],
    [WEBHOOK, "😀".repeat(2049), ["must have 1 to 4096 characters"]],
  ] as const)("of %j may be %j: %j", (name, value, broken) => {
    expect(checkSecretValue(name, value)).toEqual(broken);
  });
});

describe("the origin a secret is bound to", () => {
  const rules: UrlRules = { profile: "hosted", allowPrivateNetworkUrls: false, resolved: new Map() };

  it("is that of the code host", () => {
    expect(secretTarget(TOKEN, BUILT_IN_DEFAULTS, rules)).toEqual({
      ok: true,
      value: { origin: "https://api.github.com", url: "https://api.github.com" },
    });
    const settings = settingsWith({ codehost: { apiBaseUrl: "https://GIT.test:443/api/v3" } });
    expect(secretTarget(TOKEN, settings, rules)).toMatchObject({ value: { origin: "https://git.test" } });
  });

  it.each([
    ["vendor-a", "https://api.openai.com"],
    ["vendor-b", "https://api.anthropic.com"],
    ["vendor-c", "https://generativelanguage.googleapis.com"],
  ] as const)("is the built-in one of the kind %s, unless its provider has an address", (kind, origin) => {
    const settings = settingsWith({ ai: { providers: [aProvider({ kind })] } });
    expect(secretTarget(API_KEY, settings, rules)).toMatchObject({ ok: true, value: { origin } });
    const own = settingsWith({ ai: { providers: [aProvider({ kind, baseUrl: "https://a.test:8443/v1" })] } });
    expect(secretTarget(API_KEY, own, rules)).toMatchObject({ value: { origin: "https://a.test:8443" } });
  });

  it("is there only for a provider of the settings", () => {
    expect(secretTarget(API_KEY, BUILT_IN_DEFAULTS, rules)).toEqual({
      ok: false,
      refusal: { field: "name", message: "names no provider of the effective settings" },
    });
    const other = settingsWith({ ai: { providers: [aProvider({ id: idOf(2) })] } });
    expect(secretTarget(API_KEY, other, rules)).toMatchObject({ ok: false });
  });

  it("is there only while the webhook is set", () => {
    const unset = { field: "name", message: "has no use while notifications.webhookUrl is not set" };
    for (const webhookUrl of [null, ""]) {
      const settings = settingsWith({ notifications: { webhookUrl } });
      expect(secretTarget(WEBHOOK, settings, rules)).toEqual({ ok: false, refusal: unset });
    }
    const settings = settingsWith({ notifications: { webhookUrl: "https://a.test/hook" } });
    expect(secretTarget(WEBHOOK, settings, rules)).toMatchObject({ value: { origin: "https://a.test" } });
  });

  it("is none that the policy blocks, now that the host is looked up", () => {
    const settings = settingsWith({ codehost: { apiBaseUrl: "https://git.test" } });
    const resolved = new Map([["git.test", ["8.8.8.8", "10.0.0.1"]]]);
    expect(secretTarget(TOKEN, settings, { ...rules, resolved })).toEqual({
      ok: false,
      refusal: {
        field: "name",
        message: "has a URL that the policy blocks: it must not point at a private network address",
      },
    });
    expect(secretTarget(TOKEN, settings, { ...rules, resolved, allowPrivateNetworkUrls: true }).ok).toBe(
      true,
    );
  });
});

describe("the secrets of settings", () => {
  it("are the code host's, one for each provider, and the webhook's while it is set", () => {
    const names = (settings: Settings): readonly string[] =>
      usableSecretNames(settings).map(({ name }) => name);
    expect(names(BUILT_IN_DEFAULTS)).toEqual(["codehost:token"]);
    const providers = [aProvider({ id: idOf(2), enabled: false }), aProvider()];
    const settings = settingsWith({ ai: { providers }, notifications: { webhookUrl: "https://a.test" } });
    expect(names(settings)).toEqual([
      "codehost:token",
      `ai:${idOf(2)}:apiKey`,
      `ai:${idOf(1)}:apiKey`,
      "notifications:webhookSecret",
    ]);
    expect(names(settingsWith({ notifications: { webhookUrl: "" } }))).toEqual(["codehost:token"]);
  });

  it("go with the providers that a save removes", () => {
    const before = settingsWith({ ai: { providers: [aProvider(), aProvider({ id: idOf(2) })] } });
    const after = settingsWith({
      ai: { providers: [aProvider({ id: idOf(2), name: "Other" }), aProvider({ id: idOf(3) })] },
    });
    expect(removedProviderKeys(before, after)).toEqual([`ai:${idOf(1)}:apiKey`]);
    expect(removedProviderKeys(before, before)).toEqual([]);
    expect(removedProviderKeys(before, BUILT_IN_DEFAULTS)).toHaveLength(2);
  });
});
