import { AI_PROVIDER_KINDS, type AiProviderKind } from "./ai-provider-kinds.js";
import type { SettingsOverrides } from "./settings.js";

/** How an instance runs (docs/reference/running.md#profiles). */
export const INSTANCE_PROFILES = ["local", "hosted"] as const;

/** How an instance runs. */
export type InstanceProfile = (typeof INSTANCE_PROFILES)[number];

/** What an instance allows its workspaces (docs/reference/settings.md#the-policy). */
export interface InstancePolicy {
  readonly allowSelfRegistration: boolean;
  readonly allowPrivateNetworkUrls: boolean;
  readonly allowedAiProviderKinds: readonly AiProviderKind[];
  readonly allowSendingPrivateCodeToAi: boolean;
  readonly maxConcurrentStressRuns: number;
}

/** The settings of an instance: its policy, and the defaults of all its workspaces. */
export interface InstanceSettings {
  readonly policy: InstancePolicy;
  readonly defaults: SettingsOverrides;
}

/** Stress runs at once where the policy does not say (docs/reference/stress-runs.md#runs-at-once). */
export const DEFAULT_CONCURRENT_STRESS_RUNS = 4;

/** The policy of an instance whose administrator has saved none (docs/reference/settings.md#the-policy). */
export function defaultPolicy(profile: InstanceProfile): InstancePolicy {
  const isLocal = profile === "local";
  return {
    allowSelfRegistration: !isLocal,
    allowPrivateNetworkUrls: isLocal,
    allowedAiProviderKinds: AI_PROVIDER_KINDS,
    allowSendingPrivateCodeToAi: isLocal,
    maxConcurrentStressRuns: DEFAULT_CONCURRENT_STRESS_RUNS,
  };
}
