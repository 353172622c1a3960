import { type Guid, parseGuid } from "@plumbline/model-core";
import type { Settings } from "../settings.js";

/** The name of a credential (docs/reference/secrets-and-keys.md#names-of-secrets). */
export type SecretName =
  | { readonly kind: "codehost"; readonly name: "codehost:token" }
  | { readonly kind: "ai"; readonly name: `ai:${string}:apiKey`; readonly providerId: Guid }
  | { readonly kind: "notifications"; readonly name: "notifications:webhookSecret" };

const CODEHOST: SecretName = { kind: "codehost", name: "codehost:token" };
const NOTIFICATIONS: SecretName = { kind: "notifications", name: "notifications:webhookSecret" };

const API_KEY = /^ai:([0-9a-f-]{36}):apiKey$/u;

/** The credential a text names; null where it names none. The GUID of a provider is in lower case. */
export function parseSecretName(text: string): SecretName | null {
  if (text === CODEHOST.name) {
    return CODEHOST;
  }
  if (text === NOTIFICATIONS.name) {
    return NOTIFICATIONS;
  }
  const providerId = parseGuid(API_KEY.exec(text)?.[1]);
  return providerId === null ? null : apiKeyName(providerId);
}

/** The credentials that settings can use, in order: what a list of secrets shows beside those that are set. */
export function usableSecretNames(settings: Settings): readonly SecretName[] {
  const apiKeys = settings.ai.providers.map(({ id }) => apiKeyName(id));
  return [CODEHOST, ...apiKeys, ...(settings.notifications.webhookUrl ? [NOTIFICATIONS] : [])];
}

/** The API keys of the providers that a save removes; both documents whole (`mergeSettings`). */
export function removedProviderKeys(before: Settings, after: Settings): readonly string[] {
  const kept = new Set(after.ai.providers.map(({ id }) => id));
  return before.ai.providers.flatMap(({ id }) => (kept.has(id) ? [] : [apiKeyName(id).name]));
}

/** The credential of an AI provider. */
export function apiKeyName(providerId: Guid): SecretName & { readonly kind: "ai" } {
  return { kind: "ai", name: `ai:${providerId}:apiKey`, providerId };
}
