import { describe, expect, it } from "@jest/globals";
import { AI_PROVIDER_KINDS } from "../ai-provider-kinds.js";
import { defaultPolicy } from "../instance-policy.js";
import { aProvider, brokenInInstance, bytesOf, mustParse } from "../testing/a-document.js";
import { parseInstanceSettings } from "./parse-settings.js";

const policy = defaultPolicy("hosted");
const inPolicy = (values: object): unknown => ({ policy: { ...policy, ...values }, defaults: {} });

describe("instance settings", () => {
  it("are a policy and defaults, and nothing else", () => {
    const document = { policy, defaults: { cost: { region: "north" } } };
    expect(mustParse(parseInstanceSettings(bytesOf(document)))).toEqual(document);
    expect(brokenInInstance({})).toEqual(["policy: is required", "defaults: is required"]);
    expect(brokenInInstance({ policy: null, defaults: [] })).toEqual([
      "policy: must not be null",
      "defaults: must be an object",
    ]);
    expect(brokenInInstance({ ...document, version: 1 })).toEqual(["version: is not a setting"]);
    expect(parseInstanceSettings(bytesOf("[]"))).toMatchObject({ code: "invalid_body" });
  });

  it("state the first four keys of the policy; the fifth may be left out", () => {
    expect(brokenInInstance({ policy: { x: 1 }, defaults: {} })).toEqual([
      "policy.allowSelfRegistration: is required",
      "policy.allowPrivateNetworkUrls: is required",
      "policy.allowedAiProviderKinds: is required",
      "policy.allowSendingPrivateCodeToAi: is required",
      "policy.x: is not a setting",
    ]);
    const { maxConcurrentStressRuns: _, ...four } = policy;
    expect(mustParse(parseInstanceSettings(bytesOf({ policy: four, defaults: {} }))).policy).toEqual(policy);
  });

  it.each<[key: string, taken: readonly unknown[], refused: readonly (readonly [unknown, string])[]]>([
    ["allowSelfRegistration", [true, false], [[null, "must not be null"]]],
    ["allowPrivateNetworkUrls", [true, false], [["true", "must be true or false"]]],
    ["allowSendingPrivateCodeToAi", [true, false], [[1, "must be true or false"]]],
    [
      "allowedAiProviderKinds",
      [[], ["vendor-b"], AI_PROVIDER_KINDS],
      [
        ["vendor-a", "must be a list"],
        [null, "must not be null"],
      ],
    ],
    [
      "maxConcurrentStressRuns",
      [1, 64],
      [
        [0, "must be from 1 to 64"],
        [65, "must be from 1 to 64"],
        [1.5, "must be an integer"],
        [null, "must not be null"],
      ],
    ],
  ])("policy.%s", (key, taken, refused) => {
    for (const value of taken) {
      expect(mustParse(parseInstanceSettings(bytesOf(inPolicy({ [key]: value })))).policy).toEqual({
        ...policy,
        [key]: value,
      });
    }
    for (const [value, message] of refused) {
      expect(brokenInInstance(inPolicy({ [key]: value }))).toEqual([`policy.${key}: ${message}`]);
    }
  });

  it("allow each kind of provider once", () => {
    const kinds = ["vendor-a", "vendor-x", "vendor-a", null];
    expect(brokenInInstance(inPolicy({ allowedAiProviderKinds: kinds }))).toEqual([
      "policy.allowedAiProviderKinds[1]: must be one of vendor-a, vendor-b, vendor-c, vendor-a-compatible",
      "policy.allowedAiProviderKinds[2]: is repeated",
      "policy.allowedAiProviderKinds[3]: must not be null",
    ]);
  });

  it("name broken rules of the defaults by their whole path", () => {
    const defaults = {
      ai: { providers: [{ ...aProvider(), kind: "x", model: "" }] },
      import: { maxFiles: 0 },
    };
    expect(brokenInInstance({ policy, defaults })).toEqual([
      "defaults.ai.providers[0].kind: must be one of vendor-a, vendor-b, vendor-c, vendor-a-compatible",
      "defaults.import.maxFiles: must be from 1 to 100000",
      "defaults.ai.providers[0].model: must not be blank, since the provider is enabled",
    ]);
  });

  it("that are refused keep what can be read, with a policy that refuses nothing for the rest", () => {
    const sent = { policy: { allowPrivateNetworkUrls: false, allowSelfRegistration: 1 } };
    expect(parseInstanceSettings(bytesOf(sent))).toMatchObject({
      readable: { policy: { ...defaultPolicy("local"), allowPrivateNetworkUrls: false }, defaults: {} },
    });
  });
});
