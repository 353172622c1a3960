import { referenceOf, writeDecisionMarkdown } from "@plumbline/decision-core";
import type { BundleFile } from "../bundle-file.js";
import type { Design } from "../design/design.js";

/** `decisions/ADR-<NNNN>.md` of every accepted decision. */
export function* decisionFiles({ decisions }: Pick<Design, "decisions">): Generator<BundleFile> {
  const numbers = new Map(decisions.map(({ id, number }) => [id, number]));
  for (const decision of decisions) {
    if (decision.status === "accepted") {
      yield { path: decisionPath(decision.number), text: writeDecisionMarkdown(decision, numbers) };
    }
  }
}

/** The path of the file of a decision. */
export function decisionPath(number: number): string {
  return `decisions/${referenceOf(number)}.md`;
}
