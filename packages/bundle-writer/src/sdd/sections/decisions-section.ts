import type { StoredDecision } from "@plumbline/decision-core";
import { referenceOf } from "@plumbline/decision-core";
import { namedData } from "../../markdown/data-block.js";
import { facts } from "../../markdown/facts.js";
import { heading, namedHeading } from "../../markdown/heading.js";
import { orNothing } from "../told-fact.js";
import type { DesignView } from "../view/design-view.js";

/** The decisions: the accepted ones with their files, the others by name; none before format 3. */
export function decisionsSection({ format, decisions }: DesignView): readonly string[] {
  if (format === "service-bundle/2") {
    return [];
  }
  const { accepted = [], others = [] } = Object.groupBy(decisions, ({ status }) =>
    status === "accepted" ? "accepted" : "others",
  );
  return [
    heading(3, "Decisions"),
    ...orNothing(accepted.flatMap(acceptedBlocks)),
    ...(others.length === 0
      ? []
      : [heading(4, "Not accepted: nothing to build by"), ...others.flatMap(otherBlocks)]),
  ];
}

function acceptedBlocks({ number, content }: StoredDecision): readonly string[] {
  const reference = referenceOf(number);
  return [
    namedHeading(4, reference, content.title),
    facts([
      ["decision", reference],
      ["file", `decisions/${reference}.md`],
      ["affects", content.affectedIds],
    ]),
    namedData([
      ["title", content.title],
      ["decision", content.decision],
      ["consequences", content.consequences],
    ]),
  ];
}

function otherBlocks({ number, status, content }: StoredDecision): readonly string[] {
  return [
    facts([
      ["decision", referenceOf(number)],
      ["state", status],
    ]),
    namedData([["title", content.title]]),
  ];
}
