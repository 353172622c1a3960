export type { AiProviderKind } from "./ai-provider-kinds.js";
export { AI_PROVIDER_KINDS, PROVIDER_ADDRESSES } from "./ai-provider-kinds.js";
export type { InstancePolicy, InstanceProfile, InstanceSettings } from "./instance-policy.js";
export { defaultPolicy, INSTANCE_PROFILES } from "./instance-policy.js";
export { SECRET_LIMITS, SETTINGS_LIMITS, SETTINGS_READING_LIMITS } from "./limits.js";
export { BUILT_IN_DEFAULTS, layOver, mergeSettings } from "./merging/merge-settings.js";
export type { ParsedSettings } from "./reading/parse-settings.js";
export { parseInstanceSettings, parseWorkspaceOverrides } from "./reading/parse-settings.js";
export { checkInstanceSettings, checkWorkspaceOverrides } from "./rules/check-settings.js";
export type { EffectiveSettings } from "./rules/effective-settings.js";
export { effectiveSettings } from "./rules/effective-settings.js";
export { hostsToResolve } from "./rules/hosts-to-resolve.js";
export type { SettingsContext } from "./rules/settings-context.js";
export { urlRulesOf } from "./rules/settings-context.js";
export type { JsonSchema } from "./schema/json-schema.js";
export { instanceSettingsJsonSchema, settingsJsonSchema } from "./schema/json-schema.js";
export type { SecretName } from "./secrets/secret-name.js";
export {
  apiKeyName,
  parseSecretName,
  removedProviderKeys,
  usableSecretNames,
} from "./secrets/secret-name.js";
export type { SecretTarget } from "./secrets/secret-target.js";
export { secretTarget } from "./secrets/secret-target.js";
export { checkSecretValue } from "./secrets/secret-value.js";
export type {
  AiProvider,
  AiSettings,
  AiTask,
  CodehostSettings,
  CostSettings,
  ImportSettings,
  NotificationSettings,
  PrivacySettings,
  SentAiProvider,
  Settings,
  SettingsOverrides,
  SimulationSettings,
  TaskRouting,
  UsageSettings,
} from "./settings.js";
export { AI_TASKS } from "./settings.js";
export type { ResolvedHosts, UrlRules } from "./urls/check-url.js";
export { checkUrl } from "./urls/check-url.js";
export { isPrivateHostName } from "./urls/private-host-name.js";
export { isPublicAddress, leadsOutside } from "./urls/public-address.js";
export type { SettingsUrl } from "./urls/settings-url.js";
export { parseSettingsUrl } from "./urls/settings-url.js";
