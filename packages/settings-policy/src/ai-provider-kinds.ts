/** The kinds of AI provider (docs/reference/settings.md#providers). */
export const AI_PROVIDER_KINDS = ["vendor-a", "vendor-b", "vendor-c", "vendor-a-compatible"] as const;

/** A kind of AI provider. */
export type AiProviderKind = (typeof AI_PROVIDER_KINDS)[number];

/** The built-in address of each kind, used where `baseUrl` is empty; null where a provider has to state one. */
export const PROVIDER_ADDRESSES: { readonly [Kind in AiProviderKind]: string | null } = {
  "vendor-a": "https://api.openai.com/v1",
  "vendor-b": "https://api.anthropic.com/v1",
  "vendor-c": "https://generativelanguage.googleapis.com/v1beta",
  "vendor-a-compatible": null,
};
