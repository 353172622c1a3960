import type { SentOfKind, SentStanding } from "../document/sent-facts.js";
import type { Issue } from "../issue.js";
import { FACT_LIMITS } from "../limits.js";
import {
  CHANNEL_KINDS,
  ELEMENT_KINDS,
  ELEMENT_STATUSES,
  FACT_STATUSES,
  type FactKind,
  RELATIONSHIP_KINDS,
  TRANSPORTS,
} from "../model.js";
import { bindingSource, bindingTarget, channelKindFitsBindings } from "./binding-channels.js";
import { bindingIsUnique, routingKeyIsNotBlank } from "./binding-route.js";
import { deadLetterChannelIsAnother } from "./dead-letter-channel-is-another.js";
import { labelInSet } from "./label-in-set.js";
import type { ModelLookup } from "./model-lookup.js";
import { nameIsGiven } from "./name-is-given.js";
import { parentByKind } from "./parent-by-kind.js";
import { provenanceByLabel } from "./provenance-by-label.js";
import { provenanceConfidence, provenanceRevision, provenanceSource } from "./provenance-values.js";
import { consumersAreElements, reference } from "./reference.js";
import type { Rule } from "./rule.js";
import { staleMark } from "./stale-mark.js";
import { tagsWithinLimits } from "./tags-within-limits.js";
import { textAtMost } from "./text-at-most.js";
import { retryInRange, timeoutInRange } from "./timing-ranges.js";

const NAME: readonly Rule<{ readonly name: string }>[] = [
  nameIsGiven,
  textAtMost("name", FACT_LIMITS.nameLength),
];

const DESCRIPTION: Rule<{ readonly description: string | null }> = textAtMost(
  "description",
  FACT_LIMITS.descriptionLength,
);

const TECHNOLOGY: Rule<{ readonly technology: string | null }> = textAtMost(
  "technology",
  FACT_LIMITS.technologyLength,
);

/** What every fact but a schema keeps (2.2). */
const STANDING: readonly Rule<SentStanding>[] = [
  labelInSet("factStatus", FACT_STATUSES),
  provenanceByLabel,
  provenanceSource,
  provenanceRevision,
  provenanceConfidence,
  staleMark,
];

/** The rules of each kind, in the order of its fields (spec 1, sections 2.2 to 2.7). */
const RULES_OF_KIND: { readonly [Kind in FactKind]: readonly Rule<SentOfKind[Kind]>[] } = {
  element: [
    labelInSet("kind", ELEMENT_KINDS),
    ...NAME,
    DESCRIPTION,
    TECHNOLOGY,
    textAtMost("icon", FACT_LIMITS.iconLength),
    labelInSet("status", ELEMENT_STATUSES),
    parentByKind,
    tagsWithinLimits,
    ...STANDING,
  ],
  relationship: [
    reference("fromId", "elements"),
    reference("toId", "elements"),
    textAtMost("label", FACT_LIMITS.labelLength),
    TECHNOLOGY,
    labelInSet("kind", RELATIONSHIP_KINDS),
    textAtMost("lineShape", FACT_LIMITS.lineShapeLength),
    ...STANDING,
  ],
  message: [
    ...NAME,
    DESCRIPTION,
    reference("producerId", "elements"),
    consumersAreElements,
    reference("schemaId", "schemas"),
    tagsWithinLimits,
    ...STANDING,
  ],
  channel: [...NAME, labelInSet("kind", CHANNEL_KINDS), channelKindFitsBindings, ...STANDING],
  operation: [
    reference("ownerId", "elements"),
    ...NAME,
    labelInSet("transport", TRANSPORTS),
    reference("requestSchemaId", "schemas"),
    reference("responseSchemaId", "schemas"),
    timeoutInRange,
    retryInRange,
    ...STANDING,
  ],
  subscription: [
    reference("channelId", "channels"),
    reference("consumerId", "elements"),
    retryInRange,
    reference("deadLetterChannelId", "channels"),
    deadLetterChannelIsAnother,
    ...STANDING,
  ],
  binding: [
    reference("sourceChannelId", "channels"),
    bindingSource,
    reference("targetChannelId", "channels"),
    bindingTarget,
    routingKeyIsNotBlank,
    textAtMost("routingKey", FACT_LIMITS.routingKeyLength),
    bindingIsUnique,
    ...STANDING,
  ],
  schema: [...NAME, DESCRIPTION, textAtMost("content", FACT_LIMITS.schemaContentLength)],
};

/**
 * The rules a fact breaks in a model, in the order of its fields (spec 1, sections 2.2 to 2.7): labels,
 * references, parents, ranges, text limits, routes. Empty when it keeps them all.
 */
export function brokenRules<Kind extends FactKind>(
  kind: Kind,
  fact: SentOfKind[Kind],
  model: ModelLookup,
): readonly Issue[] {
  return RULES_OF_KIND[kind].flatMap((rule) => rule(fact, model) ?? []);
}
