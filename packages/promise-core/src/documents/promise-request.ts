import type { Guid } from "@plumbline/model-core";
import {
  guid,
  list,
  type Node,
  nullable,
  object,
  orElseAlsoNull,
  orNull,
  type ReadOf,
  word,
} from "@plumbline/model-core/declaring";
import { EVENT_KINDS } from "@plumbline/playback-engine";
import { PROMISE_LIMITS } from "../limits.js";
import { PATTERNS } from "../records/recipe.js";
import { ORIGINS, type Origin } from "../records/stored-promise.js";
import { line, optionalIds, prose, REPOSITORY, SERVICE, statedProse } from "./body-values.js";

/** Who writes: a person says where a promise comes from, of an agent token the service says it. */
export type Author = "person" | "agent-token";

const ORIGINS_OF: { readonly [By in Author]: readonly Origin[] } = {
  person: ["human", "ai-suggested"],
  "agent-token": ORIGINS,
};

export const FORBIDDEN_EVENT = object({
  kind: word(EVENT_KINDS),
  target: orNull(guid({ about: "An operation, channel, subscription, element or binding; null is any" })),
});

export const REQUIRED_PATTERN = object({
  repository: REPOSITORY,
  pattern: word(PATTERNS),
  service: orNull(SERVICE),
});

function linksWith(about: string) {
  return optionalIds(PROMISE_LIMITS.linksOfAKind, about);
}

export const LINKS = object({
  scenarioIds: linksWith("Scenarios"),
  operationIds: linksWith("Operations"),
  channelIds: linksWith("Channels"),
  subscriptionIds: linksWith("Subscriptions"),
  messageIds: linksWith("Messages"),
  elementIds: linksWith("Elements"),
});

const NO_IDS: readonly Guid[] = [];
const NO_LINKS = {
  scenarioIds: NO_IDS,
  operationIds: NO_IDS,
  channelIds: NO_IDS,
  subscriptionIds: NO_IDS,
  messageIds: NO_IDS,
  elementIds: NO_IDS,
};

const TEXTS = {
  title: line(PROMISE_LIMITS.titleCharacters),
  claim: statedProse({ about: "What is promised" }),
  scope: nullable(prose({ about: "Where it holds" })),
  preconditions: nullable(prose({ about: "Needed for approval" })),
  expectedOutcome: nullable(prose({ about: "Needed for approval" })),
  forbiddenOutcome: nullable(prose({ about: "Needed for approval" })),
  evidenceCriteria: nullable(prose({ about: "Needed for approval" })),
};

/** The body that creates a promise or changes its draft, as it may be sent by an author. */
export function promiseRequestOf(author: Author) {
  return object({
    ...TEXTS,
    forbiddenEvents: nullable(list(FORBIDDEN_EVENT, { most: PROMISE_LIMITS.forbiddenEvents })),
    requiresPattern: nullable(REQUIRED_PATTERN),
    links: withoutNull(LINKS),
    origin: orNull(word(ORIGINS_OF[author], { about: "Of a new promise" })),
  });
}

/** Links have to be stated; null is none. */
function withoutNull(links: typeof LINKS): Node<ReadOf<typeof LINKS>> {
  return { ...orElseAlsoNull(links, NO_LINKS), missing: "refused" };
}

/** The body of a person (docs/reference/promises.md#the-promise). */
export const PROMISE_REQUEST = promiseRequestOf("person");
