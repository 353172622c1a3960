import { present } from "@plumbline/model-core";
import type { Requirement } from "../../design/design.js";
import { heading, namedHeading } from "../../markdown/heading.js";
import { obligationBlocks } from "../../sdd/promises/obligation-blocks.js";
import { revisionBlocks } from "../../sdd/promises/revision-blocks.js";
import { statusBlocks } from "../../sdd/promises/status-blocks.js";
import { type BriefGroup, type BriefPart, groupOf } from "../brief-part.js";
import type { BriefView } from "../brief-view.js";

/** The approved promises, then what has to be checked of them. */
export function requirementsSections({ scope: { requirements }, view }: BriefView): readonly BriefGroup[] {
  return [
    groupOf(
      [
        heading(2, "4 Requirements"),
        "Each promise with a heading of its own here is approved and in force. Nothing else is a requirement.",
      ],
      requirements.map(requirementPart),
    ),
    groupOf(
      [heading(2, "5 Required checks")],
      requirements.flatMap((requirement) => checkParts(requirement, view)),
    ),
  ];
}

function requirementPart({ promise, inForce, status }: Requirement): BriefPart {
  const { requirementId } = promise;
  const blocks = [
    namedHeading(3, requirementId, present(inForce.content).title),
    ...revisionBlocks(promise, inForce),
    ...statusBlocks(status),
  ];
  return { need: "requirement", name: `The requirement ${requirementId}`, blocks };
}

function checkParts(
  { promise: { requirementId }, inForce, status }: Requirement,
  view: BriefView["view"],
): readonly BriefPart[] {
  return inForce.obligations.map((obligation) => ({
    need: "check",
    name: `The check ${requirementId}/${obligation.key}`,
    blocks: [
      namedHeading(3, `${requirementId}/${obligation.key}`, obligation.title),
      ...obligationBlocks({ requirementId, obligation, status, view }),
    ],
  }));
}
