import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";
import type {
  StructurizrElement,
  StructurizrKind,
  StructurizrRelationship,
  StructurizrWorkspace,
} from "./workspace.js";

/** The lists of a model and the kinds of what is in them. */
const ROOTS = { people: "person", softwareSystems: "softwareSystem", customElements: "element" } as const;

const INNER = {
  person: null,
  element: null,
  component: null,
  softwareSystem: { list: "containers", kind: "container" },
  container: { list: "components", kind: "component" },
} as const satisfies Record<StructurizrKind, { list: string; kind: StructurizrKind } | null>;

const DOCUMENTATION = "documentation and decisions are not carried over";

const LEFT: Readonly<Record<string, string>> = {
  properties: "properties are not carried over",
  perspectives: "perspectives are not carried over",
  documentation: DOCUMENTATION,
  url: "links are not carried over",
};

/** Reads the JSON that Structurizr stores and exports. */
export function readWorkspaceJson(document: Place, notes: NoteList): StructurizrWorkspace {
  const reading = new WorkspaceReading(notes);
  const model = document.at("model");
  const elements = Object.entries(ROOTS).flatMap(([list, kind]) => reading.elements(model.at(list), kind));
  noteWhatIsLeft(document, notes);
  return {
    name: document.at("name").word ?? "",
    elements,
    relationships: reading.relationships(),
    shapes: shapesOf(document.at("views").at("configuration").at("styles").at("elements")),
  };
}

class WorkspaceReading {
  readonly #notes: NoteList;
  readonly #byId = new Map<string, StructurizrElement>();
  readonly #sources: { readonly element: StructurizrElement; readonly place: Place }[] = [];

  constructor(notes: NoteList) {
    this.#notes = notes;
  }

  elements(list: Place, kind: StructurizrKind): StructurizrElement[] {
    return list.items.flatMap((place) => this.#element(place, kind) ?? []);
  }

  #element(place: Place, kind: StructurizrKind): StructurizrElement | null {
    const name = place.at("name").word;
    if (name === null) {
      this.#notes.add(place, "is no element with a name");
      return null;
    }
    const inner = INNER[kind];
    const element: StructurizrElement = {
      kind,
      name,
      description: place.at("description").text,
      technology: place.at("technology").text,
      metadata: place.at("metadata").text,
      group: place.at("group").text,
      tags: tagsOf(place.at("tags").text),
      children: inner === null ? [] : this.elements(place.at(inner.list), inner.kind),
      where: place,
    };
    const id = place.at("id").word;
    if (id !== null) {
      this.#byId.set(id, element);
    }
    this.#sources.push({ element, place });
    for (const [key, what] of Object.entries(LEFT)) {
      noteIfStated(place.at(key), what, this.#notes);
    }
    return element;
  }

  /** Once every element is read. */
  relationships(): readonly StructurizrRelationship[] {
    return this.#sources.flatMap(({ element, place }) =>
      place.at("relationships").items.flatMap((one) => this.#relationship(element, one) ?? []),
    );
  }

  #relationship(from: StructurizrElement, place: Place): StructurizrRelationship | null {
    if (place.at("linkedRelationshipId").isThere) {
      this.#notes.add(place, "is implied by another relationship, which is carried over");
      return null;
    }
    const to = this.#byId.get(place.at("destinationId").word ?? "");
    if (to === undefined) {
      this.#notes.add(place, "leads to no element of the workspace");
      return null;
    }
    for (const [key, what] of Object.entries(LEFT)) {
      noteIfStated(place.at(key), what, this.#notes);
    }
    return {
      from,
      to,
      description: place.at("description").text,
      technology: place.at("technology").text,
      tags: tagsOf(place.at("tags").text),
      where: place,
    };
  }
}

function tagsOf(tags: string | null): string[] {
  return (tags ?? "")
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}

function shapesOf(styles: Place): ReadonlyMap<string, string> {
  return new Map(
    styles.items.map((style) => [
      (style.at("tag").text ?? "").toLowerCase(),
      (style.at("shape").text ?? "").toLowerCase(),
    ]),
  );
}

function noteWhatIsLeft(document: Place, notes: NoteList): void {
  const model = document.at("model");
  noteIfStated(model.at("deploymentNodes"), "deployments are not carried over", notes);
  noteIfStated(document.at("documentation"), DOCUMENTATION, notes);
  for (const place of document.at("views").members) {
    if (place.isList) {
      noteIfStated(place, "views are not carried over", notes);
    }
  }
}

/** An empty list or object states nothing: exports write them. */
function noteIfStated(place: Place, what: string, notes: NoteList): void {
  const isEmpty = place.isList && place.items.length === 0;
  const holdsNothing =
    place.isObject && place.members.every((member) => member.isList && member.items.length === 0);
  if (place.isThere && !isEmpty && !holdsNothing) {
    notes.add(place, what);
  }
}
