export { assertNever } from "./assert-never.js";
export { canonicalJson } from "./canonical-json.js";
export { compareCodeUnits } from "./code-unit-order.js";
export type { ComparedItem, FieldChange, ModelComparison } from "./comparison/compare-models.js";
export { compareModels } from "./comparison/compare-models.js";
export { modelHash } from "./comparison/model-hash.js";
export { decodeUtf8 } from "./decode-utf8.js";
export type { RunningSha256 } from "./digests/digests.js";
export type { DocumentRefusal, DocumentRefusalCode } from "./document/document-refusal.js";
export type { ExportedLists, ExportedModelDocument } from "./document/export-model-document.js";
export { exportModelDocument } from "./document/export-model-document.js";
export type { ExportedOfKind } from "./document/exported-facts.js";
export type { ModelDocument } from "./document/model-document.js";
export { MODEL_DOCUMENT } from "./document/model-document.js";
export { parseFact, parseModelDocument } from "./document/parse-model-document.js";
export type { ModelDocumentFormat } from "./document/read-model-document.js";
export { readModelDocument } from "./document/read-model-document.js";
export { writeModelDocumentJson, writeModelDocumentYaml } from "./document/write-model-document.js";
export type {
  ChangeItem,
  ChangePlan,
  FactChange,
  FactChangesAndRemovals,
  PlannedChanges,
} from "./editing/change-plan.js";
export { changeSummary } from "./editing/change-summary.js";
export type { Confirmation } from "./editing/confirm-fact.js";
export { confirmFact } from "./editing/confirm-fact.js";
export type { EditRefusal, EditRefusalCode } from "./editing/edit-refusal.js";
export { EDIT_REFUSALS } from "./editing/edit-refusal.js";
export type {
  DeleteChange,
  EditedOfKind,
  ModelChange,
  PutChange,
} from "./editing/edited-facts.js";
export { EDITED_FACTS } from "./editing/edited-facts.js";
export type { HistoryCounts } from "./editing/history-counts.js";
export { historyCounts } from "./editing/history-counts.js";
export { modelWithChanges } from "./editing/model-with-changes.js";
export type { BindingEnds, NamedFacts, NeededPart } from "./editing/needed-part.js";
export { neededPart } from "./editing/needed-part.js";
export type { ChangeRequest } from "./editing/parse-change-request.js";
export { CHANGE_REQUEST, parseChangeRequest } from "./editing/parse-change-request.js";
export { CHANGE_OF_BODY, parseChanges } from "./editing/parse-changes.js";
export { parseFactBody } from "./editing/parse-fact-body.js";
export type { ChangesInput } from "./editing/plan-changes.js";
export { planChanges } from "./editing/plan-changes.js";
export { REFERRING_KINDS } from "./editing/references.js";
export type { Binding, SentBinding } from "./facts/binding.js";
export type { Channel, ChannelKind, SentChannel } from "./facts/channel.js";
export { CHANNEL_KINDS } from "./facts/channel.js";
export type { EditedElement, Element, ElementKind, ElementStatus, SentElement } from "./facts/element.js";
export { ELEMENT_KINDS, ELEMENT_STATUSES } from "./facts/element.js";
export type { Message, SentMessage } from "./facts/message.js";
export type { FactKind, FactOfKind, Model, SentOfKind } from "./facts/model.js";
export { FACT_KINDS, FACTS, FACTS_OF_DOCUMENT, LIST_OF_KIND, NO_FACTS } from "./facts/model.js";
export type { Operation, SentOperation, Transport } from "./facts/operation.js";
export { TRANSPORTS } from "./facts/operation.js";
export type { Relationship, RelationshipKind, SentRelationship } from "./facts/relationship.js";
export { RELATIONSHIP_KINDS } from "./facts/relationship.js";
export type { Retry } from "./facts/retry.js";
export { RETRY } from "./facts/retry.js";
export type { Schema, SentSchema } from "./facts/schema.js";
export type { FactStanding, FactStatus, Provenance, SentStanding, StaleMark } from "./facts/standing.js";
export { FACT_STATUSES, PROVENANCE, STALE_MARK, STALE_OF_EDIT } from "./facts/standing.js";
export type { SentSubscription, Subscription } from "./facts/subscription.js";
export type { StatedModel, StatedOfKind } from "./facts/whole-fact.js";
export { wholeFact, wholeModel } from "./facts/whole-fact.js";
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
export type { FullList } from "./import/full-list.js";
export type { ImportInput } from "./import/import-input.js";
export type { EntryChange, ImportItem, ImportRefusal, ImportResult } from "./import/import-result.js";
export { ENTRY_CHANGES } from "./import/import-result.js";
export type { FactChanges, ModelChanges } from "./import/model-changes.js";
export type { ImportPlan } from "./import/plan-import.js";
export { planImport } from "./import/plan-import.js";
export { planUnchangedImport } from "./import/plan-unchanged-import.js";
export { lacksSchemas, schemaIdsToLookUp } from "./import/schema-ids.js";
export type { Issue, Result } from "./issue.js";
export type { JsonOddity, JsonOddityKind, JsonValue } from "./json/json-value.js";
export { JSON_ODDITIES } from "./json/json-value.js";
export { jsonOf, parseJson } from "./json/parse-json.js";
export type { ReadJson, ReadJsonOptions } from "./json/read-json.js";
export { readJson } from "./json/read-json.js";
export { EDIT_LIMITS, FACT_LIMITS, IMPORT_LIMITS, READING_LIMITS } from "./limits.js";
export { codeSpan, fenced, inlineText } from "./markdown-text.js";
export type { MergeInput, MergeRefusal } from "./merging/merge-streams.js";
export { mergeStreams } from "./merging/merge-streams.js";
export type { ModelIndex } from "./model-index.js";
export { indexModel } from "./model-index.js";
export { nameOfFact } from "./name-of-fact.js";
export { linesOfValues } from "./places/lines-of-values.js";
export type { Step } from "./places/place-tree.js";
export type { TextPlace } from "./places/places-of-offsets.js";
export { placesOfValues } from "./places/places-of-values.js";
export { present } from "./present.js";
export { elementKindStays, relationshipEndsStay } from "./rules/fixed-fields.js";
export { idNamesOneThing } from "./rules/id-names-one-thing.js";
export type { ChannelRoles, ModelLookup } from "./rules/model-lookup.js";
export { lookupOf, rolesOfChannels, routeOf, routesOf } from "./rules/model-lookup.js";
export { brokenRules } from "./rules/rules-of-kind.js";
export type { SchemaOwners } from "./rules/schema-owners.js";
export { sameValue } from "./same-value.js";
export { sha256Hex, startSha256 } from "./sha256.js";
export type { StoredDocumentStyle, StoredFactsWriter } from "./stored/write-stored-model.js";
export { StoredDocumentWriter, StoredListsWriter } from "./stored/write-stored-model.js";
export { hasControlCharacter, isBlank, isLongerThan, isWellFormedText } from "./text-rules.js";
export { parseTimestamp } from "./timestamp.js";
export { utf8Length } from "./utf8-length.js";
export { uuidV5 } from "./uuid-v5.js";
export { isPathWithin, pathOfIndex, pathOfKey, shortPath } from "./value-path.js";
export type { ReadYamlOptions } from "./yaml/read-yaml.js";
export { readYaml } from "./yaml/read-yaml.js";
export { readYamlStream } from "./yaml/read-yaml-stream.js";
export { writeYaml } from "./yaml/write-yaml.js";
