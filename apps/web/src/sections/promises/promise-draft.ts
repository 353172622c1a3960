import type { Schemas } from "@plumbline/api-client";
import type { LinkList, PromiseRevision } from "./promise-records.js";

/** A promise while somebody writes it: a text that is left out is empty. */
export interface PromiseDraft {
  readonly title: string;
  readonly claim: string;
  readonly scope: string;
  readonly preconditions: string;
  readonly expectedOutcome: string;
  readonly forbiddenOutcome: string;
  readonly evidenceCriteria: string;
  readonly forbiddenEvents: readonly ForbiddenEvent[];
  readonly requiresPattern: RequiredPattern | null;
  readonly links: Links;
}

export type Links = { readonly [List in LinkList]: readonly string[] };
export type ForbiddenEvent = NonNullable<Schemas["PromiseRequest"]["forbiddenEvents"]>[number];
export interface RequiredPattern {
  readonly repository: string;
  readonly pattern: Schemas["RequiredPatternRequest"]["pattern"];
  readonly service: string;
}

export const TEXTS = [
  "claim",
  "scope",
  "preconditions",
  "expectedOutcome",
  "forbiddenOutcome",
  "evidenceCriteria",
] as const satisfies readonly (keyof PromiseDraft & keyof PromiseRevision)[];

const NO_LINKS: Links = {
  scenarioIds: [],
  operationIds: [],
  channelIds: [],
  subscriptionIds: [],
  messageIds: [],
  elementIds: [],
};

/** What a form begins with: a revision as it was read, or nothing yet. */
export function draftOf(revision: PromiseRevision | null): PromiseDraft {
  const pattern = revision?.requiresPattern ?? null;
  return {
    title: revision?.title ?? "",
    claim: revision?.claim ?? "",
    scope: revision?.scope ?? "",
    preconditions: revision?.preconditions ?? "",
    expectedOutcome: revision?.expectedOutcome ?? "",
    forbiddenOutcome: revision?.forbiddenOutcome ?? "",
    evidenceCriteria: revision?.evidenceCriteria ?? "",
    forbiddenEvents: revision?.forbiddenEvents ?? [],
    requiresPattern: pattern === null ? null : { ...pattern, service: pattern.service ?? "" },
    links: revision?.links ?? NO_LINKS,
  };
}

/** What is sent: an empty text is null, and so is a list that may be. */
export function requestOf(draft: PromiseDraft): Schemas["PromiseRequest"] {
  const { requiresPattern, forbiddenEvents, links } = draft;
  return {
    title: draft.title,
    claim: draft.claim,
    scope: textOrNull(draft.scope),
    preconditions: textOrNull(draft.preconditions),
    expectedOutcome: textOrNull(draft.expectedOutcome),
    forbiddenOutcome: textOrNull(draft.forbiddenOutcome),
    evidenceCriteria: textOrNull(draft.evidenceCriteria),
    forbiddenEvents: forbiddenEvents.length === 0 ? null : [...forbiddenEvents],
    requiresPattern:
      requiresPattern === null ? null : { ...requiresPattern, service: textOrNull(requiresPattern.service) },
    links: {
      scenarioIds: [...links.scenarioIds],
      operationIds: [...links.operationIds],
      channelIds: [...links.channelIds],
      subscriptionIds: [...links.subscriptionIds],
      messageIds: [...links.messageIds],
      elementIds: [...links.elementIds],
    },
  };
}

export function textOrNull(text: string): string | null {
  return text.trim() === "" ? null : text;
}
