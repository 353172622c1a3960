import type { AiReason } from "@plumbline/ai-tasks";
import type { LanguageModel } from "ai";
import type { AnswerEnd } from "../call-outcome.js";

/** Where and how a model of a provider is asked. */
export interface WireAccess {
  readonly baseURL: string;
  /** Null where an endpoint needs none. */
  readonly apiKey: string | null;
  readonly model: string;
  readonly supportsStructuredOutput: boolean;
  /** The only way out. */
  readonly fetch: typeof globalThis.fetch;
}

/** What of an answer says which model gave it. */
export interface ReportedBy {
  readonly modelId: string;
  readonly body?: unknown;
}

/** How one kind of provider is spoken to. */
export interface Wire {
  /** A name instead would be asked at somebody else's gateway. */
  readonly model: Exclude<LanguageModel, string>;
  /** What its requests say beside what all of them say. */
  readonly options: {
    readonly providerOptions?: { readonly openai: { readonly store: false } };
    readonly include?: { readonly responseBody: true };
  };
  /** The model that answered, as the vendor says. */
  reported(answer: ReportedBy): string | null;
  /** What the body of a 400 says that its status does not; null where that is nothing. */
  refused(body: unknown): AiReason | null;
  /** What an end of an answer comes to whose word the client library does not know. */
  ended(word: string): AnswerEnd;
  /** Whether a schema may go with a request that its provider is not known to take. */
  readonly alwaysTakesJson: boolean;
}
