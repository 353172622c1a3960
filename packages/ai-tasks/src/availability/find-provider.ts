import {
  type AiProvider,
  type AiSettings,
  type AiTask,
  checkUrl,
  type InstancePolicy,
  PROVIDER_ADDRESSES,
  type UrlRules,
} from "@plumbline/settings-policy";
import type { AiReason } from "./ai-reasons.js";
import type { AiUnavailable } from "./ai-unavailable.js";
import { unavailable } from "./unavailable.js";

/** The settings that say whom a task asks. */
export interface ProviderSettings {
  /** As they are stored: overrides over defaults, before what does not apply is left out. */
  readonly stored: AiSettings;
  /** The providers that apply. */
  readonly providers: readonly AiProvider[];
  readonly policy: InstancePolicy;
  readonly urlRules: UrlRules;
}

/** A provider that may be asked, and where. */
export interface FoundProvider {
  readonly provider: AiProvider;
  readonly baseUrl: string;
}

export type ProviderOrNone =
  | ({ readonly ok: true } & FoundProvider)
  | { readonly ok: false; readonly unavailable: AiUnavailable };

/** The provider of a task, or why it has none: the true reason, in order (docs/reference/ai.md#availability). */
export function findProvider(task: AiTask, settings: ProviderSettings): ProviderOrNone {
  const id = settings.stored.taskRouting[task];
  if (id === null) {
    return { ok: false, unavailable: unavailable("task-off", { task, provider: null }) };
  }
  const provider = settings.stored.providers.find((one) => one.id === id);
  if (provider === undefined) {
    const of = { task, provider: { id, name: null } };
    return { ok: false, unavailable: unavailable("provider-missing", of) };
  }
  return judgedProvider(task, provider, settings);
}

/** The same of a provider that is named, whatever task it serves. */
export function judgedProvider(
  task: AiTask,
  provider: AiProvider,
  settings: Pick<ProviderSettings, "providers" | "policy" | "urlRules">,
): ProviderOrNone {
  const baseUrl = provider.baseUrl || PROVIDER_ADDRESSES[provider.kind] || "";
  const reason = whyNot(provider, baseUrl, settings);
  return reason === null
    ? { ok: true, provider, baseUrl }
    : { ok: false, unavailable: unavailable(reason, { task, provider }) };
}

function whyNot(
  provider: AiProvider,
  baseUrl: string,
  { providers, policy, urlRules }: Pick<ProviderSettings, "providers" | "policy" | "urlRules">,
): AiReason | null {
  if (!provider.enabled) {
    return "provider-off";
  }
  if (!policy.allowedAiProviderKinds.includes(provider.kind)) {
    return "provider-kind-not-allowed";
  }
  if (provider.model.trim() === "") {
    return "provider-model-missing";
  }
  if (checkUrl(baseUrl, urlRules).length > 0) {
    return "provider-url-refused";
  }
  // A list does not apply as a whole when the policy refuses another entry of it.
  return providers.some(({ id }) => id === provider.id) ? null : "provider-missing";
}
