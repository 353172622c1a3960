import type { FactKind, SentOfKind } from "../facts/model.js";
import { bindingSource, bindingTarget, channelKindFitsBindings } from "./binding-channels.js";
import { bindingIsUnique } from "./binding-route.js";
import { deadLetterChannelIsAnother } from "./dead-letter-channel-is-another.js";
import { parentByKind } from "./parent-by-kind.js";
import { provenanceByLabel } from "./provenance-by-label.js";
import { consumersAreElements, reference } from "./reference.js";
import type { Rule } from "./rule.js";

/** Rules that are judged after those of the value of a field. */
type RulesOfFields<Fact> = { readonly [Field in keyof Fact]?: readonly Rule<Fact>[] };

const STANDING = { factStatus: [provenanceByLabel] };

/** What ties a fact to others of its model, and fields of it to one another (docs/reference/model.md). */
export const RELATIONS_OF_KIND: { readonly [Kind in FactKind]: RulesOfFields<SentOfKind[Kind]> } = {
  element: { parentId: [parentByKind], ...STANDING },
  relationship: {
    fromId: [reference("fromId", "elements")],
    toId: [reference("toId", "elements")],
    ...STANDING,
  },
  message: {
    producerId: [reference("producerId", "elements")],
    consumerIds: [consumersAreElements],
    schemaId: [reference("schemaId", "schemas")],
    ...STANDING,
  },
  channel: { kind: [channelKindFitsBindings], ...STANDING },
  operation: {
    ownerId: [reference("ownerId", "elements")],
    requestSchemaId: [reference("requestSchemaId", "schemas")],
    responseSchemaId: [reference("responseSchemaId", "schemas")],
    ...STANDING,
  },
  subscription: {
    channelId: [reference("channelId", "channels")],
    consumerId: [reference("consumerId", "elements")],
    deadLetterChannelId: [reference("deadLetterChannelId", "channels"), deadLetterChannelIsAnother],
    ...STANDING,
  },
  binding: {
    sourceChannelId: [reference("sourceChannelId", "channels"), bindingSource],
    targetChannelId: [reference("targetChannelId", "channels"), bindingTarget],
    routingKey: [bindingIsUnique],
    ...STANDING,
  },
  schema: {},
};
