import { type ElementId, type ElementStatus, present, type Result } from "@plumbline/model-core";
import type { ConvertRefusal } from "../conversion.js";
import type { Converted, ConverterInput } from "../drafting/converted.js";
import type { ModelDraft } from "../drafting/model-draft.js";
import { startDraft } from "../drafting/start-draft.js";
import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";
import { refuseAt } from "../reading/refuse.js";
import { kindOfElement } from "./kind-of-element.js";
import { type LikeC4Element, parentOf, readElements } from "./read-elements.js";

const STATUSES = ["planned", "deprecated", "removed"] as const satisfies readonly ElementStatus[];

const OF_ELEMENT: Readonly<Record<string, string>> = {
  links: "links are not carried over",
  metadata: "metadata is not carried over",
  notes: "notes are not carried over",
};

const OF_RELATION: Readonly<Record<string, string>> = {
  ...OF_ELEMENT,
  description: "descriptions of relationships are not carried over",
  tags: "tags of relationships are not carried over",
  kind: "kinds of relationships are not carried over",
};

/** What `likec4 export json` writes: elements inside each other and relations. */
export function convertLikeC4(input: ConverterInput): Result<Converted, ConvertRefusal> {
  const document = present(input.documents[0]);
  for (const key of ["elements", "relations"]) {
    if (!document.at(key).isObject) {
      return refuseAt(document.at(key), "must be an object, as an export of LikeC4 has it", input.source);
    }
  }
  const project = document.at("project");
  const key = document.at("projectId").text ?? project.at("id").text ?? "";
  const draft = startDraft({ format: "likec4", key }, input);
  const ids = draftElements(readElements(document, input.notes), draft);
  for (const relation of document.at("relations").members) {
    draftRelation(relation, ids, draft);
  }
  for (const what of ["views", "deployments"]) {
    noteIfHeld(document.at(what), `${what} are not carried over`, input.notes);
  }
  return { ok: true, value: { draft, name: project.at("title").text ?? key } };
}

interface DraftedElement {
  readonly id: ElementId;
  readonly depth: number;
  /** The app that components in it are components of. */
  readonly parentId: ElementId | null;
}

function draftElements(
  elements: ReadonlyMap<string, LikeC4Element>,
  draft: ModelDraft,
): ReadonlyMap<string, DraftedElement> {
  const drafted = new Map<string, DraftedElement>();
  for (const element of elements.values()) {
    const parent = parentOf(element.id, elements);
    const around = parent === null ? undefined : drafted.get(parent);
    drafted.set(element.id, draftElement(element, around, draft));
  }
  return drafted;
}

function draftElement(
  element: LikeC4Element,
  around: DraftedElement | undefined,
  draft: ModelDraft,
): DraftedElement {
  const { place, id: key } = element;
  const depth = around === undefined ? 0 : around.depth + 1;
  const parentId = around === undefined ? null : depth > 2 ? around.parentId : around.id;
  if (depth > 2) {
    draft.notes.add(place, "is deeper than a component: it stands beside what it is in, in the same app");
  }
  const tags = place.at("tags").items.flatMap(({ text }) => text ?? []);
  const id = draft.element({
    key,
    kind: kindOfElement(element, depth),
    name: place.at("title").text ?? key,
    description: textOf(place.at("description")) ?? textOf(place.at("summary")),
    technology: place.at("technology").text,
    tags,
    status: STATUSES.find((status) => tags.includes(status)) ?? "current",
    parentId,
    at: place,
  });
  draft.notes.addEach(place, OF_ELEMENT);
  return { id, depth, parentId };
}

/** A text, or one of Markdown. */
function textOf(place: Place): string | null {
  return place.text ?? place.at("txt").text ?? place.at("md").text;
}

function draftRelation(relation: Place, ids: ReadonlyMap<string, DraftedElement>, draft: ModelDraft): void {
  const from = endOf(relation.at("source"), ids);
  const to = endOf(relation.at("target"), ids);
  if (from === undefined || to === undefined) {
    draft.notes.add(relation, "is no relation of two elements of the model");
    return;
  }
  const label = textOf(relation.at("title"));
  draft.relationship({
    fromId: from.id,
    toId: to.id,
    label,
    technology: relation.at("technology").text,
    at: relation,
  });
  draft.notes.addEach(relation, OF_RELATION);
}

function endOf(end: Place, ids: ReadonlyMap<string, DraftedElement>): DraftedElement | undefined {
  const id = end.text ?? end.at("model").text;
  return id === null ? undefined : ids.get(id);
}

function noteIfHeld(place: Place, what: string, notes: NoteList): void {
  const holds = place.members.some(({ isObject, members }) => isObject && members.length > 0);
  if (holds) {
    notes.add(place, what);
  }
}
