import type { AiCall, CallEnd } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";

/** A call before it is made, with what is kept aside for it. */
export type ReservedCall = Pick<
  AiCall,
  | "id"
  | "projectId"
  | "task"
  | "providerId"
  | "providerKind"
  | "model"
  | "attempt"
  | "priceSource"
  | "requestedBy"
> & {
  readonly workspaceId: Guid;
  /** An exact decimal. */
  readonly estimateUsd: string;
  readonly timeoutSeconds: number;
};

/** What a call came to. */
export type SettledCall = Pick<
  AiCall,
  "modelReported" | "durationMs" | "inputTokens" | "cachedTokens" | "outputTokens" | "warnings"
> & {
  readonly outcome: CallEnd;
  /** An exact decimal. */
  readonly costUsd: string;
};
