import { codeSpan, present } from "@plumbline/model-core";
import {
  type ApprovedRevision,
  LINK_LISTS,
  type LinkList,
  type PromiseContent,
  type StoredPromise,
} from "@plumbline/promise-core";
import { type NamedText, namedData } from "../../markdown/data-block.js";
import { bullets, type Fact, facts } from "../../markdown/facts.js";

/** What the revision in force promises. */
export function revisionBlocks(
  { requirementId, id, origin }: StoredPromise,
  { revision, approval, ...inForce }: ApprovedRevision,
): readonly string[] {
  const content = present(inForce.content);
  return [
    facts([
      ["requirement", requirementId],
      ["id", id],
      ["revision", revision],
      ["content hash", approval.contentHash],
      ["origin", origin],
      ...linksOf(content),
      ["required pattern", content.requiresPattern?.pattern],
    ]),
    namedData(textsOf(content)),
    bullets(forbiddenOf(content)),
  ];
}

/** The texts of a revision. */
export function textsOf(content: PromiseContent): readonly NamedText[] {
  return [
    ["title", content.title],
    ["claim", content.claim],
    ["scope", content.scope],
    ["preconditions", content.preconditions],
    ["expected outcome", content.expectedOutcome],
    ["forbidden outcome", content.forbiddenOutcome],
    ["evidence criteria", content.evidenceCriteria],
    ["pattern in repository", content.requiresPattern?.repository],
    ["pattern in service", content.requiresPattern?.service],
  ];
}

function linksOf({ links }: PromiseContent): readonly Fact[] {
  const lists = Object.entries(links) as [LinkList, readonly string[]][];
  return lists.map(([list, ids]) => [`about ${LINK_LISTS[list]}`, ids]);
}

function forbiddenOf({ forbiddenEvents }: PromiseContent): readonly string[] {
  return (forbiddenEvents ?? []).map(
    ({ kind, target }) =>
      `Forbidden event: ${codeSpan(kind)} of ${target === null ? "anything" : codeSpan(target)}`,
  );
}
