export { later, list, mapOf, object, unionOf } from "./containers.js";
export type { Report } from "./document-walk.js";
export { DocumentWalk } from "./document-walk.js";
export { Faults } from "./faults.js";
export type { RefOf, Side } from "./json-schema.js";
export { SchemaWriter } from "./json-schema.js";
export type { Fault, Manner } from "./manner.js";
export { OTHER_TYPE } from "./manner.js";
export type {
  About,
  Fields,
  ListNode,
  MayMiss,
  Node,
  ObjectNode,
  ReadOf,
  SentOf,
  UnionNode,
} from "./node.js";
export { asSent, nullable, orElse, orElseAlsoNull, orLeftOut, orNull } from "./presence.js";
export type { BodyRefusal, DeclaredBody } from "./read-body.js";
export { readBody } from "./read-body.js";
export type { FoundObject, JsonObject, ObjectRule, SchemaPart, Shape, ValueRule } from "./shape.js";
export type { Judge } from "./value-issues.js";
export { issuesAt, judgeOf } from "./value-issues.js";
export {
  atMostCharacters,
  firstOf,
  from,
  LINES,
  NO_CONTROL_CHARACTER,
  NOT_BLANK,
  NOT_EMPTY,
  ONE_LINE,
  VALID_UNICODE,
} from "./value-rules.js";
export { anyJson, boolean, guid, integer, label, labelOr, number, text, timestamp, word } from "./values.js";
