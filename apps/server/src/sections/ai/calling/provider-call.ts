import type { OutputDeclaration } from "@plumbline/ai-tasks";
import type { AiProvider } from "@plumbline/settings-policy";

/** A provider as it may be asked now. */
export interface ProviderAccess {
  readonly provider: AiProvider;
  readonly baseUrl: string;
  /** Decrypted for this call. */
  readonly apiKey: string | null;
  readonly allowPrivate: boolean;
}

/** A turn of a conversation with a model. */
export interface Turn {
  readonly role: "user" | "assistant";
  readonly content: string;
}

/** One call to a provider. */
export interface ProviderCall {
  readonly output: Pick<OutputDeclaration, "name" | "vendorSchema" | "maxOutputTokens">;
  readonly instructions: string;
  readonly messages: readonly Turn[];
  readonly msLeft: number;
  /** Fires when the service stops. */
  readonly stopping: AbortSignal;
}
