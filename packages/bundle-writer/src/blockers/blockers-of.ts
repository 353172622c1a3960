import type { AnsweredFinding } from "@plumbline/review-rules";
import type { Design } from "../design/design.js";
import type { Blocker } from "../manifest/manifest.js";
import { doubtfulFacts } from "./doubtful-facts.js";
import { inBlockerOrder } from "./in-blocker-order.js";
import { promisesNotShown } from "./promises-not-shown.js";
import { unplayableScenarios } from "./unplayable-scenarios.js";
import { unsettledFindings } from "./unsettled-findings.js";

/** Everything that keeps a design from being ready to build. */
export function blockersOf(
  design: Omit<Design, "blockers">,
  findings: readonly AnsweredFinding[],
): readonly Blocker[] {
  return inBlockerOrder([
    ...unplayableScenarios(design.scenarios),
    ...doubtfulFacts(design.model),
    ...promisesNotShown(design.promises),
    ...unsettledFindings(findings),
    ...design.contracts.blockers,
  ]);
}
