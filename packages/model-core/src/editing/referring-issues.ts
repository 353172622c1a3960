import type { FactKind, Model } from "../facts/model.js";
import type { Issue } from "../issue.js";
import type { ModelAfterChanges } from "./model-after-changes.js";
import { type FactInModel, factsOf, fieldsThatName } from "./references.js";

/** The streams of facts that are not of this one, in words; by the ID of the fact. */
export type StreamsElsewhere = ReadonlyMap<string, readonly string[]>;

/** Of the streams that hold on to a schema so many are named. */
const NAMED_STREAMS = 5;

/**
 * What still refers to something that goes: one issue for each referring thing, in the order of the lists.
 * Facts of other streams hold on to schemas alone.
 */
export function referringIssues(
  after: ModelAfterChanges,
  elsewhere: Partial<Model>,
  streams: StreamsElsewhere = new Map(),
): readonly Issue[] {
  if (after.removed.size === 0) {
    return [];
  }
  const issues = new Map<string, Issue>();
  for (const found of factsOf(after.untouched)) {
    add(issues, found, fieldsThatName(found, after.removed));
  }
  const schemas = removedSchemas(after);
  for (const found of schemas.size === 0 ? [] : factsOf(elsewhere)) {
    add(issues, found, fieldsThatName(found, schemas), `, in ${inWords(streams.get(found.fact.id) ?? [])}`);
  }
  return [...issues.values()];
}

function add(
  issues: Map<string, Issue>,
  { kind, fact }: FactInModel,
  fields: readonly string[],
  where = "",
): void {
  const field = `${kind}:${fact.id}`;
  if (fields.length > 0 && !issues.has(field)) {
    issues.set(field, { field, message: `refers to it in ${fields.join(" and ")}${where}` });
  }
}

function removedSchemas({ removed }: ModelAfterChanges): ReadonlyMap<string, FactKind> {
  return new Map([...removed].filter(([, kind]) => kind === "schema"));
}

function inWords(streams: readonly string[]): string {
  const named = streams.slice(0, NAMED_STREAMS);
  const more = streams.length - named.length;
  const all = more > 0 ? [...named, `${more} more`] : named;
  return all.length === 0 ? "another stream of the project" : all.join(" and ");
}
