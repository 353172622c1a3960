import { REVIEW_LIMITS } from "../limits.js";
import { consumptionOf } from "../reading/consumption.js";
import type { Severity } from "../records/finding-words.js";
import type { Judgement } from "../records/judgement.js";
import type { ReviewContext } from "../state/review-context.js";
import { nameInWords } from "../words/in-words.js";
import { unknownByDoubt } from "./unknown-by-doubt.js";

interface ChannelToJudge {
  readonly channelId: string;
  readonly severity: Severity;
  /** What comes to the channel, as a sentence begins. */
  readonly what: string;
}

/** Judges whether what comes to a channel reaches a subscription on it or behind its bindings. */
export function judgeConsumption(
  context: ReviewContext,
  { channelId, severity, what }: ChannelToJudge,
): Judgement {
  const subject = { kind: "channel", id: channelId } as const;
  const named = nameInWords(context, subject);
  const { stated, facts, isCut } = consumptionOf(context, channelId);
  const said = { subject, severity, items: [] };
  if (stated !== null) {
    const where =
      stated.channelId === channelId ? "it" : nameInWords(context, { ...subject, id: stated.channelId });
    return {
      ...said,
      result: "verified",
      reason: `${what} ${named} can reach a subscription on ${where}`,
      cites: stated.way,
    };
  }
  const open = unknownByDoubt(context, { subject, severity, facts });
  if (open !== null || isCut) {
    return open ?? { ...said, result: "unknown", reason: tooFar(named), cites: [subject] };
  }
  const behind = facts.length === 1 ? "" : ", neither there nor behind its bindings";
  return {
    ...said,
    result: "concern",
    reason: `${what} ${named} reaches no subscription${behind}`,
    cites: facts,
  };
}

function tooFar(named: string): string {
  return `No subscription is among the first ${REVIEW_LIMITS.bindingsFollowed} bindings behind ${named}, and no message is brought through more`;
}
