import type { InstancePolicy, InstanceProfile } from "../instance-policy.js";
import type { SettingsOverrides } from "../settings.js";
import type { ResolvedHosts, UrlRules } from "../urls/check-url.js";

/** What the settings of a workspace are judged by. */
export interface SettingsContext {
  readonly profile: InstanceProfile;
  readonly policy: InstancePolicy;
  /** The defaults of the instance, as stored. */
  readonly defaults: SettingsOverrides;
  readonly resolved: ResolvedHosts;
}

/** The rules of URLs in a context. */
export function urlRulesOf({ profile, policy, resolved }: Omit<SettingsContext, "defaults">): UrlRules {
  return { profile, allowPrivateNetworkUrls: policy.allowPrivateNetworkUrls, resolved };
}
