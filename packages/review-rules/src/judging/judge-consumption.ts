import { REVIEW_LIMITS } from "../limits.js";
import { lookedAtBehind, statedConsumption } from "../reading/consumption.js";
import type { Cited } from "../records/cited.js";
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
  const subject: Cited = { kind: "channel", id: channelId };
  const consumed = statedConsumption(context, channelId);
  if (consumed === null) {
    return unconsumed(context, subject, { channelId, severity, what });
  }
  const where =
    consumed.channelId === channelId ? "it" : nameInWords(context, { ...subject, id: consumed.channelId });
  return {
    subject,
    severity,
    result: "verified",
    reason: `${what} ${nameInWords(context, subject)} can reach a subscription on ${where}`,
    cites: consumed.way,
    items: [],
  };
}

function unconsumed(context: ReviewContext, subject: Cited, { severity, what }: ChannelToJudge): Judgement {
  const { facts, isCut } = lookedAtBehind(context, subject.id);
  const said = { subject, severity, items: [] };
  const named = nameInWords(context, subject);
  const open = unknownByDoubt(context, { ...said, facts });
  if (open !== null || isCut) {
    return open ?? { ...said, result: "unknown", reason: tooFar(named), cites: [subject] };
  }
  const behind = facts.length === 1 ? "" : ", neither there nor behind its bindings";
  const reason = `${what} ${named} reaches no subscription${behind}`;
  return { ...said, result: "concern", reason, cites: facts };
}

function tooFar(named: string): string {
  return `No subscription is among the first ${REVIEW_LIMITS.bindingsFollowed} bindings behind ${named}, and no message is brought through more`;
}
