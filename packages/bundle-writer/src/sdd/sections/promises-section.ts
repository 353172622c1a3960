import type { Revision } from "@plumbline/promise-core";
import type { DesignPromise } from "../../design/design.js";
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
  const drafts = promises.filter(({ state }) => state === "draft");
  const revised = promises.filter(({ draft, state }) => state !== "draft" && draft !== null);
  const retired = promises.filter(({ state }) => state === "retired");
  return [
    heading(2, "8 Promises"),
    "Each promise with a heading of its own here is approved and in force: a requirement. Nothing else is.",
    ...promises.flatMap((promise) => requirementBlocks(promise, view)),
    ...listed("Not approved", drafts.map(proposalBlocks)),
    ...listed("Proposed revisions not in force", revised.map(proposalBlocks)),
    ...listed("Retired", retired.map(retiredBlocks)),
  ];
}

function listed(title: string, blocks: readonly (readonly string[])[]): readonly string[] {
  return [heading(3, title), ...orNothing(blocks.flat())];
}

const OBLIGATION_LEVEL: HeadingLevel = 4;

function requirementBlocks({ promise, inForce, status }: DesignPromise, view: DesignView): readonly string[] {
  if (inForce === null) {
    return [];
  }
  const { requirementId } = promise;
  return [
    namedHeading(3, requirementId, inForce.content?.title ?? ""),
    ...revisionBlocks(promise, inForce),
    ...statusBlocks(status),
    ...inForce.obligations.flatMap((obligation) => [
      namedHeading(OBLIGATION_LEVEL, `${requirementId}/${obligation.key}`, obligation.title),
      ...obligationBlocks({ requirementId, obligation, status, view }),
    ]),
  ];
}

/** A draft: it has no heading, as it is no requirement. */
function proposalBlocks({ promise, draft, inForce }: DesignPromise): readonly string[] {
  return [
    facts([
      ["promise", promise.requirementId],
      ["proposed revision", draft?.revision ?? null],
      ["revision in force", inForce?.revision ?? "none"],
      ["proposes to retire it", draft?.retire === true ? true : null],
      ["obligations", draft?.obligations.map(({ key }) => key) ?? []],
    ]),
    namedData(proposedTexts(draft, inForce)),
  ];
}

/** A draft that retires a promise has no texts of its own. */
function proposedTexts(draft: Revision | null, inForce: Revision | null): readonly NamedText[] {
  const proposed = draft === null ? [] : textsOf(draft);
  return proposed.length > 0 ? proposed : [["title of what is in force", inForce?.content?.title ?? ""]];
}

function retiredBlocks({ promise }: DesignPromise): readonly string[] {
  const last: Revision | undefined = promise.revisions.find(({ content }) => content !== null);
  return [facts([["promise", promise.requirementId]]), namedData([["title", last?.content?.title ?? null]])];
}
