import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";
import { entityKey } from "./entity-reference.js";

const DESIGNED = ["Component", "System", "Resource", "API", "Domain"] as const;
export type EntityKind = (typeof DESIGNED)[number];

const LEFT: ReadonlyMap<string, string> = new Map([
  ["User", "people and teams are not carried over"],
  ["Group", "people and teams are not carried over"],
  ["Location", "other files are not read: nothing is fetched"],
  ["Template", "templates are not carried over"],
]);

/** An entity of a catalogue that says something of a design. */
export interface Entity {
  readonly kind: EntityKind;
  readonly key: string;
  readonly namespace: string | null;
  readonly name: string;
  readonly place: Place;
  readonly spec: Place;
}

/** The entities of a catalogue by their whole names. */
export function readEntities(documents: readonly Place[], notes: NoteList): ReadonlyMap<string, Entity> {
  const entities = new Map<string, Entity>();
  for (const place of documents) {
    const entity = readEntity(place, notes);
    if (entity !== null && entities.has(entity.key)) {
      notes.add(place, "is there twice: the first one stands");
    } else if (entity !== null) {
      entities.set(entity.key, entity);
    }
  }
  return entities;
}

function readEntity(place: Place, notes: NoteList): Entity | null {
  const metadata = place.at("metadata");
  const stated = place.at("kind").text ?? "";
  const kind = DESIGNED.find((one) => one.toLowerCase() === stated.toLowerCase());
  const name = metadata.at("name").word;
  if (kind === undefined) {
    notes.add(place, LEFT.get(stated) ?? "is an entity of another kind");
    return null;
  }
  if (name === null) {
    notes.add(place, "is an entity without a name");
    return null;
  }
  const namespace = metadata.at("namespace").text;
  return { kind, key: entityKey(kind, namespace, name), namespace, name, place, spec: place.at("spec") };
}
