import type { EditedElement, Element, SentElement } from "../facts/element.js";
import type { FactKind, Model } from "../facts/model.js";
import type { Relationship, SentRelationship } from "../facts/relationship.js";
import type { Guid } from "../guid.js";
import type { Issue } from "../issue.js";
import { EDIT_LIMITS } from "../limits.js";
import { elementKindStays, relationshipEndsStay } from "../rules/fixed-fields.js";
import { idNamesOneThing } from "../rules/id-names-one-thing.js";
import { kindsInAllStreams } from "../rules/kinds-in-all-streams.js";
import type { ModelLookup } from "../rules/model-lookup.js";
import { ownerIsAMember } from "../rules/owner-is-a-member.js";
import { brokenRules } from "../rules/rules-of-kind.js";
import { schemaIdIsNotTheStream, schemaIdIsOfProject } from "../rules/schema-id-is-free.js";
import type { SchemaOwners } from "../rules/schema-owners.js";
import { refuseEdit } from "./edit-refusal.js";
import type { EditedOfKind, ModelChange } from "./edited-facts.js";
import { type ModelAfterChanges, presentOf } from "./model-after-changes.js";

/** Where changes are made, and how the paths of their issues are spelled. */
interface JudgedInput {
  readonly changes: readonly ModelChange[];
  readonly projectId: Guid;
  readonly modelStreamId: Guid;
  readonly schemaOwners: SchemaOwners;
  readonly single?: boolean;
  readonly members: { has(id: string): boolean };
  readonly elsewhere?: Partial<Model>;
}

type Kinds = ModelLookup["kinds"];

/** Why changes are refused for what they say themselves, up to a number of reasons; null when each keeps every rule. */
export function judgeChanges(
  input: JudgedInput,
  after: ModelAfterChanges,
): ReturnType<typeof refuseEdit> | null {
  const here: Kinds = { get: (id) => after.named.get(id)?.kind };
  const everywhere = kindsInAllStreams(here, input.elsewhere ?? {});
  const kindsFor = (kind: FactKind): Kinds => (kind === "schema" ? everywhere : here);
  const broken: Issue[] = [];
  const taken: Issue[] = [];
  for (const [index, change] of input.changes.entries()) {
    if (broken.length + taken.length >= EDIT_LIMITS.issues) {
      break;
    }
    const missing = change.op === "delete" ? missingIssue(change, after) : null;
    if (missing !== null && input.single) {
      return refuseEdit("not_found", []);
    }
    const issues =
      change.op === "delete" ? listed(missing) : issuesOfPut(change, { ...input, kindsFor }, after);
    const foreign = change.kind === "schema" && change.op === "put" ? foreignSchema(change.id, input) : null;
    const place = (issue: Issue): Issue => ({ ...issue, field: pathOf(issue.field, index, input.single) });
    broken.push(...issues.map(place));
    taken.push(...listed(foreign).map(place));
  }
  if (broken.length > 0) {
    return refuseEdit("validation_error", broken);
  }
  return taken.length > 0 ? refuseEdit("conflict", taken) : null;
}

function missingIssue({ kind, id }: ModelChange, after: ModelAfterChanges): Issue | null {
  return presentOf(after, kind, id) === undefined
    ? { field: "id", message: `must name a thing of the model of kind ${kind}` }
    : null;
}

function foreignSchema(id: Guid, { projectId, schemaOwners }: JudgedInput): Issue | null {
  return schemaIdIsOfProject(id, projectId, schemaOwners);
}

function issuesOfPut(
  change: Extract<ModelChange, { readonly op: "put" }>,
  { modelStreamId, members, kindsFor }: JudgedInput & { readonly kindsFor: (kind: FactKind) => Kinds },
  after: ModelAfterChanges,
): readonly Issue[] {
  const { kind, id, value } = change;
  return [
    ...listed(value.id === id ? null : { field: "value.id", message: `must be ${id}` }),
    ...listed(idNamesOneThing(kind, id, { kinds: kindsFor(kind) })),
    ...listed(kind === "schema" ? schemaIdIsNotTheStream([id], modelStreamId) : null),
    ...inValue(fixedFields(change, after)),
    ...inValue(brokenRules<FactKind>(kind, after.put.get(id) as EditedOfKind[FactKind], after.lookup)),
    ...inValue(listed(kind === "element" ? newOwner(change, after, members) : null)),
  ];
}

/** What an edit cannot change of a present fact. */
function fixedFields(
  { kind, id, value }: ModelChange & { op: "put" },
  after: ModelAfterChanges,
): readonly Issue[] {
  const present = presentOf(after, kind, id);
  if (kind === "element") {
    return listed(elementKindStays(value as SentElement, present as Element | undefined));
  }
  return kind === "relationship"
    ? relationshipEndsStay(value as SentRelationship, present as Relationship | undefined)
    : [];
}

function newOwner(
  { id, value }: ModelChange & { op: "put" },
  after: ModelAfterChanges,
  members: JudgedInput["members"],
): Issue | null {
  return ownerIsAMember(value as EditedElement, presentOf(after, "element", id), members);
}

function inValue(issues: readonly Issue[]): readonly Issue[] {
  return issues.map(({ field, message }) => ({ field: `value.${field}`, message }));
}

function listed(issue: Issue | null): readonly Issue[] {
  return issue === null ? [] : [issue];
}

function pathOf(field: string, index: number, single = false): string {
  return single ? field.replace(/^value\./, "") : `changes[${index}].${field}`;
}
