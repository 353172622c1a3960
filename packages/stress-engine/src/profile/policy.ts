import { type ObjectRule, object, orElse, orNull, type ReadOf, word } from "@plumbline/model-core/declaring";
import { PROFILE_LIMITS } from "../limits.js";
import { type Bounds, idOf, isBelow, line, MILLISECONDS, SHARE, within } from "./profile-values.js";

/** Makes a branch a toss of a coin. */
export const BRANCH = object({
  stepId: line(PROFILE_LIMITS.stepIdCharacters, { about: "The ID of a branch step" }),
  thenProbability: within(SHARE),
});
export type BranchAssumption = ReadOf<typeof BRANCH>;

export const JITTERS = ["none", "full"] as const;
export type Jitter = (typeof JITTERS)[number];

const ATTEMPTS: Bounds = { from: 1, to: PROFILE_LIMITS.attempts, integer: true };
const FACTOR: Bounds = { from: 1, to: PROFILE_LIMITS.backoffFactor };

/** What if the contract were another one; null keeps the model's value. */
export const OVERRIDE = object({
  targetId: idOf("An operation or a subscription"),
  timeoutMs: orNull(within(MILLISECONDS, { about: "Of an operation; null keeps the model's value" })),
  maxAttempts: orNull(within(ATTEMPTS)),
  backoffMs: orNull(within(MILLISECONDS)),
  backoffFactor: orElse(within(FACTOR), 1),
  maxBackoffMs: orNull(within(MILLISECONDS)),
  jitter: orElse(word(JITTERS), "none"),
});
export type PolicyOverride = ReadOf<typeof OVERRIDE>;

export const OUTAGE_KINDS = ["Error", "Outage", "Timeout"] as const;
export type OutageKind = (typeof OUTAGE_KINDS)[number];

const HAS_LENGTH: ObjectRule<{ readonly fromMs: number; readonly toMs: number }> = {
  at: "toMs",
  check({ given, read, breaksRule }) {
    const isEmpty = read.fromMs === read.toMs && typeof given["toMs"] === "number";
    if (isBelow(given["toMs"], given["fromMs"]) || isEmpty) {
      breaksRule("toMs", "must be after fromMs");
    }
  },
};

/** A window of virtual time, the end not in it, in which a target fails. */
export const OUTAGE = object(
  {
    targetId: idOf("An operation, channel, subscription or element"),
    kind: word(OUTAGE_KINDS),
    fromMs: within(MILLISECONDS),
    toMs: within(MILLISECONDS, { about: "The end is not in the window" }),
    share: orElse(within(SHARE, { about: "Share of attempts that meet it" }), 1),
  },
  { first: ["fromMs", "toMs"], rules: [HAS_LENGTH] },
);
export type Outage = ReadOf<typeof OUTAGE>;
