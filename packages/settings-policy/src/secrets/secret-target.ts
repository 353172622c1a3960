import type { Issue, Result } from "@plumbline/model-core";
import { PROVIDER_ADDRESSES } from "../ai-provider-kinds.js";
import type { Settings } from "../settings.js";
import { checkUrl, type UrlRules } from "../urls/check-url.js";
import type { SecretName } from "./secret-name.js";

/** Where a credential is sent. */
export interface SecretTarget {
  /** Scheme, host and port: what the credential is bound to. */
  readonly origin: string;
  readonly url: string;
}

/**
 * Where a credential is sent by the effective settings, or why it cannot be stored
 * (docs/reference/secrets-and-keys.md#where-a-secret-may-go): its provider is not there, its URL is not set,
 * or the policy blocks its URL.
 */
export function secretTarget(
  name: SecretName,
  effective: Settings,
  rules: UrlRules,
): Result<SecretTarget, Issue> {
  const url = urlOf(name, effective);
  if (!url.ok) {
    return refuse(url.refusal);
  }
  const [broken] = checkUrl(url.value, rules);
  return broken === undefined
    ? { ok: true, value: { origin: new URL(url.value).origin, url: url.value } }
    : refuse(`has a URL that the policy blocks: it ${broken}`);
}

function urlOf(name: SecretName, { ai, codehost, notifications }: Settings): Result<string, string> {
  switch (name.kind) {
    case "codehost":
      return { ok: true, value: codehost.apiBaseUrl };
    case "ai": {
      const provider = ai.providers.find(({ id }) => id === name.providerId);
      const url = provider && (provider.baseUrl || PROVIDER_ADDRESSES[provider.kind]);
      return url
        ? { ok: true, value: url }
        : { ok: false, refusal: "names no provider of the effective settings" };
    }
    case "notifications":
      return notifications.webhookUrl
        ? { ok: true, value: notifications.webhookUrl }
        : { ok: false, refusal: "has no use while notifications.webhookUrl is not set" };
  }
}

function refuse(message: string): { readonly ok: false; readonly refusal: Issue } {
  return { ok: false, refusal: { field: "name", message } };
}
