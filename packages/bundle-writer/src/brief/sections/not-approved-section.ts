import { codeSpan } from "@plumbline/model-core";
import type { DesignPromise } from "../../design/design.js";
import type { FactOfModel } from "../../design/facts-of-model.js";
import { namedData } from "../../markdown/data-block.js";
import { bullets } from "../../markdown/facts.js";
import { heading } from "../../markdown/heading.js";
import { isProposed, proposalBlocks, retiredBlocks } from "../../sdd/sections/promises-section.js";
import { type BriefGroup, type BriefPart, groupOf } from "../brief-part.js";
import type { BriefView } from "../brief-view.js";

/** What is no requirement, and facts that nothing may be built on. */
export function notApprovedSection({ scope }: BriefView): readonly BriefGroup[] {
  const { notApproved, retired, unconfirmed } = scope;
  const inForce: readonly DesignPromise[] = scope.requirements;
  return [
    {
      opening: [heading(2, "6 Not approved"), "None of this is a requirement, and none of it is confirmed."],
      parts: [],
      ifNone: null,
    },
    groupOf([heading(3, "Drafts")], promiseParts(notApproved.filter(isProposed), proposalBlocks)),
    groupOf(
      [heading(3, "Proposed revisions not in force")],
      promiseParts(inForce.filter(isProposed), proposalBlocks),
    ),
    groupOf([heading(3, "Retired promises")], promiseParts(retired, retiredBlocks)),
    groupOf(
      [heading(3, "Unconfirmed facts"), "They are inferred, of unknown standing, or stale."],
      unconfirmed.length === 0 ? [] : [unconfirmedPart(unconfirmed)],
    ),
  ];
}

function promiseParts<One extends DesignPromise>(
  promises: readonly One[],
  blocksOf: (promise: One) => readonly string[],
): readonly BriefPart[] {
  return promises.map((one) => ({
    need: "proposal",
    name: `What ${one.promise.requirementId} says that is not approved or not in force`,
    blocks: blocksOf(one),
  }));
}

function unconfirmedPart(unconfirmed: readonly FactOfModel[]): BriefPart {
  const blocks = [
    bullets(unconfirmed.map(standingOf)),
    namedData(unconfirmed.map(({ id, name }) => [id, name])),
  ];
  return { need: "unconfirmed-facts", name: "The unconfirmed facts", blocks };
}

function standingOf({ kind, id, factStatus, stale }: FactOfModel): string {
  return `${kind} ${codeSpan(id)}: ${codeSpan(factStatus)}${stale === null ? "" : ", stale"}`;
}
