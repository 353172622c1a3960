import type { ShapeType } from "./shape.js";

/** How a document refuses: its words, and what it takes for a fault of the shape or a broken rule. */
export interface Manner {
  /** Of a value that has to be there. */
  readonly missing: string;
  /** Of a value of another JSON type. */
  readonly otherType: { readonly [Type in ShapeType]: string };
  /** Of a null where none may be; what is not named here is of another type. */
  readonly ofNull: { readonly [Type in ShapeType]?: string };
  /** Keys that are not declared: passed over, or refused where they are met, or after the fields, by code unit. */
  readonly unknownKeys: { readonly message: string; readonly told: "first" | "last" } | null;
  /** Whether rules are judged while the document is read; facts are judged later, in their model. */
  readonly judges: boolean;
  /** What a text is that spells no GUID, or none of the words. */
  readonly misspelled: Fault;
  /** A number that is no finite integer counts as another type, or is left to the rules when it is not finite. */
  readonly infinity: "other-type" | "judged";
  /** What stands in the place of a value that cannot be read: something of its type, so that rules over several fields go on, or nothing. */
  readonly unread: "stand-in" | "left-out";
}

/** What is wrong with a value: its JSON type, or a rule. */
export type Fault = "shape" | "rule";

/** The words that most documents have for values of another type. */
export const OTHER_TYPE: Manner["otherType"] = {
  text: "must be a string",
  word: "must be a string",
  guid: "must be a GUID",
  integer: "must be an integer",
  number: "must be a number",
  boolean: "must be true or false",
  timestamp: "must be an ISO 8601 timestamp",
  list: "must be a list",
  object: "must be an object",
  map: "must be an object",
  union: "must be an object",
  any: "",
  later: "",
};
