import type { Rule } from "../records/rule.js";

export const RULE_SET_VERSION = "review-rules/2";

/** Every rule, in the order of their findings. */
export const RULES: readonly Rule[] = [];
