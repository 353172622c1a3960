import type { Issue } from "../issue.js";
import type { ModelLookup } from "./model-lookup.js";

/** A rule of a fact: null when the fact keeps it, else each field that breaks it and why. */
export type Rule<Fact> = (fact: Fact, model: ModelLookup) => Issue | readonly Issue[] | null;

/** The names of the fields of a fact that hold a value of some type. */
export type FieldsOf<Fact, Value> = {
  [Field in keyof Fact]: Fact[Field] extends Value ? Field : never;
}[keyof Fact] &
  string;
