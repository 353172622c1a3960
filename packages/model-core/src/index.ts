export { assertNever } from "./assert-never.js";
export { canonicalJson } from "./canonical-json.js";
export { compareCodeUnits } from "./code-unit-order.js";
export { decodeUtf8 } from "./decode-utf8.js";
export type {
  BindingId,
  ChannelId,
  ElementId,
  Guid,
  MessageId,
  OperationId,
  RelationshipId,
  SchemaId,
  SubscriptionId,
} from "./guid.js";
export { parseGuid } from "./guid.js";
export type { Issue, Result } from "./issue.js";
export type {
  Binding,
  Channel,
  ChannelKind,
  Element,
  ElementKind,
  ElementStatus,
  FactKind,
  FactOfKind,
  FactStanding,
  FactStatus,
  Message,
  Model,
  Operation,
  Provenance,
  Relationship,
  RelationshipKind,
  Retry,
  Schema,
  StaleMark,
  Subscription,
  Transport,
} from "./model.js";
export {
  CHANNEL_KINDS,
  ELEMENT_KINDS,
  ELEMENT_STATUSES,
  FACT_KINDS,
  FACT_STATUSES,
  LIST_OF_KIND,
  RELATIONSHIP_KINDS,
  TRANSPORTS,
} from "./model.js";
export type { JsonOddity, JsonOddityKind, JsonValue, ReadJson, ReadJsonOptions } from "./read-json.js";
export { JSON_ODDITIES, readJson } from "./read-json.js";
export { sha256Hex } from "./sha256.js";
export { hasControlCharacter, isBlank, isLongerThan, isWellFormedText } from "./text-rules.js";
export { uuidV5 } from "./uuid-v5.js";
export { isPathWithin, pathOfIndex, pathOfKey, shortPath } from "./value-path.js";
