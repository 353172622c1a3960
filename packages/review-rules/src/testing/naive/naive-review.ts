import type { ReviewedState } from "../../state/reviewed-state.js";
import { con001 } from "./con-001.js";
import { con002 } from "./con-002.js";
import { con003 } from "./con-003.js";
import { con004 } from "./con-004.js";
import { con005 } from "./con-005.js";
import type { NaiveFinding, NaiveRule } from "./naive-finding.js";
import { ovr001 } from "./ovr-001.js";
import { ovr002 } from "./ovr-002.js";
import { ovr003 } from "./ovr-003.js";
import { ovr004 } from "./ovr-004.js";
import { ovr005 } from "./ovr-005.js";
import { ovr006 } from "./ovr-006.js";
import { rel001 } from "./rel-001.js";
import { rel002 } from "./rel-002.js";
import { rel003 } from "./rel-003.js";
import { rel004 } from "./rel-004.js";
import { rel005 } from "./rel-005.js";
import { rel006 } from "./rel-006.js";
import { tru001 } from "./tru-001.js";
import { tru002 } from "./tru-002.js";

const NAIVE_RULES: readonly NaiveRule[] = [
  rel001,
  rel002,
  rel003,
  rel004,
  rel005,
  rel006,
  con001,
  con002,
  con003,
  con004,
  con005,
  tru001,
  tru002,
  ovr001,
  ovr002,
  ovr003,
  ovr004,
  ovr005,
  ovr006,
];

/**
 * A second reading of every rule, from the words of the contract alone: slow and plain, to hold the review against. It
 * shares no reader with the rules.
 */
export function naiveReview(state: ReviewedState): readonly NaiveFinding[] {
  return NAIVE_RULES.flatMap((rule) => rule(state));
}
