import type { CountedTokens } from "@plumbline/ai-tasks";
import type { FinishReason, LanguageModelUsage } from "ai";
import { REPORTED_CHARACTERS } from "../limits.js";
import type { AnswerEnd, Answered } from "./call-outcome.js";

/** An answer as a client library tells it. */
export interface ToldAnswer extends Pick<Answered, "modelReported" | "warnings"> {
  readonly text: string | undefined;
  readonly finishReason: FinishReason | undefined;
  /** What it comes to that the vendor says of its end, where the library does not know the word; null where it says nothing. */
  readonly saidEnd: AnswerEnd | null;
  readonly usage: LanguageModelUsage | undefined;
}

/** An answer that came, whatever it is worth. */
export function answered({
  text = "",
  finishReason,
  saidEnd,
  usage,
  modelReported,
  warnings,
}: ToldAnswer): Answered {
  const reported = modelReported === null ? null : reportedName(modelReported);
  const ended = { end: endOf(finishReason, saidEnd), tokens: tokensOf(usage, text) };
  return { is: "answered", text, ...ended, modelReported: reported, warnings };
}

/** A vendor can say anything. */
function reportedName(said: string): string | null {
  const name = said
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .slice(0, REPORTED_CHARACTERS)
    .toWellFormed()
    .trim();
  return name === "" ? null : name;
}

/** Where nothing is said of its end, an answer is judged by its words. */
function endOf(finishReason: FinishReason | undefined, saidEnd: AnswerEnd | null): AnswerEnd {
  switch (finishReason) {
    case "stop":
      return "whole";
    case "content-filter":
      return "filtered";
    case "length":
      return "cut";
    case "other":
      return saidEnd ?? "whole";
    default:
      return "broken";
  }
}

/** What is said in part counts as not said: the library fills in that nothing was counted. */
function tokensOf(usage: LanguageModelUsage | undefined, text: string): CountedTokens | null {
  const { inputTokens: input, outputTokens: output } = usage ?? {};
  if (!isCount(input) || !isCount(output) || input === 0 || (output === 0 && text !== "")) {
    return null;
  }
  const cached = usage?.inputTokenDetails.cacheReadTokens;
  return { input, cached: isCount(cached) ? cached : 0, output };
}

function isCount(tokens: number | undefined): tokens is number {
  return Number.isSafeInteger(tokens) && (tokens ?? -1) >= 0;
}
