import { describe, expect, it } from "@jest/globals";
import { AI_PROVIDER_KINDS } from "./ai-provider-kinds.js";
import { defaultPolicy } from "./instance-policy.js";

describe("the policy of an instance that saved none", () => {
  it.each([
    ["local", false, true, true],
    ["hosted", true, false, false],
  ] as const)(
    "in %s",
    (profile, allowSelfRegistration, allowPrivateNetworkUrls, allowSendingPrivateCodeToAi) => {
      expect(defaultPolicy(profile)).toEqual({
        allowSelfRegistration,
        allowPrivateNetworkUrls,
        allowedAiProviderKinds: AI_PROVIDER_KINDS,
        allowSendingPrivateCodeToAi,
        maxConcurrentStressRuns: 4,
      });
    },
  );
});
