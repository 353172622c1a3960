import { present } from "@plumbline/model-core";
import type { Revision, StoredPromise } from "@plumbline/promise-core";
import { type DesignPromise, isRequirement, type Requirement } from "../../design/design.js";
import { type NamedText, namedData } from "../../markdown/data-block.js";
import { facts } from "../../markdown/facts.js";
import { type HeadingLevel, heading, namedHeading } from "../../markdown/heading.js";
import { obligationBlocks } from "../promises/obligation-blocks.js";
import { revisionBlocks, textsOf } from "../promises/revision-blocks.js";
import { statusBlocks } from "../promises/status-blocks.js";
import { orNothing } from "../told-fact.js";
import type { DesignView } from "../view/design-view.js";

/** The requirements under headings of their own, then what is none. */
export function promisesSection(view: DesignView): readonly string[] {
  const { promises } = view;
  const drafts = promises.filter(isProposed);
  const retired = promises.filter(({ state }) => state === "retired");
  return [
    heading(2, "8 Promises"),
    "Each promise with a heading of its own here is approved and in force: a requirement. Nothing else is.",
    ...promises.filter(isRequirement).flatMap((promise) => requirementBlocks(promise, view)),
    ...listed("Not approved", drafts.filter(({ state }) => state === "draft").map(proposalBlocks)),
    ...listed(
      "Proposed revisions not in force",
      drafts.filter(({ state }) => state !== "draft").map(proposalBlocks),
    ),
    ...listed("Retired", retired.map(retiredBlocks)),
  ];
}

function listed(title: string, blocks: readonly (readonly string[])[]): readonly string[] {
  return [heading(3, title), ...orNothing(blocks.flat())];
}

const OBLIGATION_LEVEL: HeadingLevel = 4;

function requirementBlocks({ promise, inForce, status }: Requirement, view: DesignView): readonly string[] {
  const { requirementId } = promise;
  return [
    namedHeading(3, requirementId, present(inForce.content).title),
    ...revisionBlocks(promise, inForce),
    ...statusBlocks(status),
    ...inForce.obligations.flatMap((obligation) => [
      namedHeading(OBLIGATION_LEVEL, `${requirementId}/${obligation.key}`, obligation.title),
      ...obligationBlocks({ requirementId, obligation, status, view }),
    ]),
  ];
}

/** A promise with its draft. */
export type Proposed = DesignPromise & { readonly draft: Revision };

/** Whether a promise has a draft, alone or beside what is in force. */
export function isProposed<Told extends DesignPromise>(promise: Told): promise is Told & Proposed {
  return promise.draft !== null;
}

/** A draft: it has no heading, as it is no requirement. */
export function proposalBlocks({ promise, draft, inForce }: Proposed): readonly string[] {
  return [
    facts([
      ["promise", promise.requirementId],
      ["proposed revision", draft.revision],
      ["revision in force", inForce?.revision ?? "none"],
      ["proposes to retire it", draft.retire ? true : null],
      ["obligations", draft.obligations.map(({ key }) => key)],
    ]),
    namedData(draft.content === null ? titleOf(promise) : textsOf(draft.content)),
  ];
}

export function retiredBlocks({ promise }: DesignPromise): readonly string[] {
  return [facts([["promise", promise.requirementId]]), namedData(titleOf(promise))];
}

/** Of the newest revision that has one: one that retires a promise has no texts. */
function titleOf({ revisions }: StoredPromise): readonly NamedText[] {
  return [["title", revisions.find(({ content }) => content !== null)?.content?.title]];
}
