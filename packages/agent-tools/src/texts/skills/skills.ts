import { BUILD_FROM_A_BUNDLE } from "./build-from-a-bundle.js";
import { PROPOSE_A_FLOW } from "./propose-a-flow.js";
import { READ_A_DESIGN } from "./read-a-design.js";
import { RECORD_EVIDENCE_SKILL } from "./record-evidence.js";
import type { Skill } from "./skill.js";

/** Every skill, in the order they are listed. */
export const SKILLS: readonly Skill[] = [
  READ_A_DESIGN,
  PROPOSE_A_FLOW,
  RECORD_EVIDENCE_SKILL,
  BUILD_FROM_A_BUNDLE,
];
