import type { AiReason, CountedTokens } from "@plumbline/ai-tasks";

/** What a call is taken to have cost where no tokens were counted. */
export type Charged = "nothing" | "estimate";

/** As a vendor ended an answer: whole, at the limit of its length, held back, or in another way that is no end. */
export type AnswerEnd = "whole" | "cut" | "filtered" | "broken";

/** A call that came to an answer, whatever it is worth. */
export interface Answered {
  readonly is: "answered";
  readonly text: string;
  readonly end: AnswerEnd;
  /** Null where the vendor counted none. */
  readonly tokens: CountedTokens | null;
  readonly modelReported: string | null;
  /** Sorts of warnings of the client library. */
  readonly warnings: readonly string[];
}

/** Why an answer that is not whole is none. */
export const REASON_OF_END = {
  cut: "provider-answer-cut",
  filtered: "provider-answer-filtered",
  broken: "provider-answer-invalid",
} as const satisfies Record<Exclude<AnswerEnd, "whole">, AiReason>;

/** A call that came to no answer. */
export interface Failed {
  readonly is: "failed";
  readonly reason: AiReason;
  readonly charged: Charged;
  /** Whether it may come through when it is made once more. */
  readonly mayPass: boolean;
}

/** The vendor takes no more calls for so long. */
export interface Limited {
  readonly is: "limited";
  readonly seconds: number;
}

/** The service stops. */
export interface Stopped {
  readonly is: "stopped";
}

/** What one call to a provider came to. */
export type CallOutcome = Answered | Failed | Limited | Stopped;
