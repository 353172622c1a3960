import { codeSpan } from "@plumbline/model-core";
import { LINK_LISTS, type LinkList, type Revision, type StoredPromise } from "@plumbline/promise-core";
import { type NamedText, namedData } from "../../markdown/data-block.js";
import { bullets, type Fact, facts } from "../../markdown/facts.js";

/** What a revision promises. */
export function revisionBlocks(
  { requirementId, id, origin }: StoredPromise,
  revision: Revision,
): readonly string[] {
  return [
    facts([
      ["requirement", requirementId],
      ["id", id],
      ["revision", revision.revision],
      ["content hash", revision.approval?.contentHash ?? null],
      ["origin", origin],
      ...linksOf(revision),
      ["required pattern", revision.content?.requiresPattern?.pattern ?? null],
    ]),
    namedData(textsOf(revision)),
    bullets(forbiddenOf(revision)),
  ];
}

/** The texts of a revision. */
export function textsOf({ content }: Revision): readonly NamedText[] {
  const pattern = content?.requiresPattern ?? null;
  return content === null
    ? []
    : [
        ["title", content.title],
        ["claim", content.claim],
        ["scope", content.scope],
        ["preconditions", content.preconditions],
        ["expected outcome", content.expectedOutcome],
        ["forbidden outcome", content.forbiddenOutcome],
        ["evidence criteria", content.evidenceCriteria],
        ["pattern in repository", pattern?.repository ?? null],
        ["pattern in service", pattern?.service ?? null],
      ];
}

function linksOf({ content }: Revision): readonly Fact[] {
  const lists = Object.entries(content?.links ?? {}) as [LinkList, readonly string[]][];
  return lists.map(([list, ids]) => [`about ${LINK_LISTS[list]}`, ids]);
}

function forbiddenOf({ content }: Revision): readonly string[] {
  return (content?.forbiddenEvents ?? []).map(
    ({ kind, target }) =>
      `Forbidden event: ${codeSpan(kind)} of ${target === null ? "anything" : codeSpan(target)}`,
  );
}
