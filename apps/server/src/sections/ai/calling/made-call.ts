import type { CallPrice, CallPurpose, CallUsage, OutputDeclaration } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { CallOutcome, Failed } from "./call-outcome.js";
import type { Turn } from "./provider-call.js";
import type { NotReserved } from "./reservations.js";
import type { TaskProvider } from "./task-providers.js";

/** Who asks for what. */
export interface CallFor {
  readonly workspaceId: Guid;
  /** Null for a test. */
  readonly projectId: Guid | null;
  readonly task: CallPurpose;
  /** `user:<id>`. */
  readonly requestedBy: string;
}

/** A call that is to be made. */
export interface CallToMake {
  readonly for: CallFor;
  /** The account that asks. */
  readonly personId: Guid;
  readonly to: TaskProvider;
  readonly price: CallPrice;
  /** Of the task, from 1. */
  readonly attempt: number;
  readonly output: OutputDeclaration;
  readonly conversation: {
    readonly instructions: string;
    readonly turns: readonly Turn[];
    readonly bytes: number;
  };
  readonly msLeft: number;
}

/** A call that was made and paid, or why it was not. */
export type MadeCall =
  | { readonly is: "made"; readonly outcome: CallOutcome; readonly usage: CallUsage }
  | { readonly is: "not-made"; readonly outcome: Failed | NotReserved };
