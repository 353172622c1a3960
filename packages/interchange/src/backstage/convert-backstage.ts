import { present, type Result } from "@plumbline/model-core";
import type { ConvertRefusal } from "../conversion.js";
import type { Converted, ConverterInput } from "../drafting/converted.js";
import { startDraft } from "../drafting/start-draft.js";
import type { NoteList } from "../reading/note-list.js";
import { refuseAt } from "../reading/refuse.js";
import { draftEntities } from "./draft-entities.js";
import { draftRelations } from "./draft-relations.js";
import { type Entity, readEntities } from "./read-entities.js";

/** Files of a catalogue of Backstage: entities are called by the same names in all of them. */
export function convertBackstage(input: ConverterInput): Result<Converted, ConvertRefusal> {
  const { documents, notes, source, fileName } = input;
  const [first] = documents;
  const odd = documents.find(({ isObject }) => !isObject);
  if (odd !== undefined) {
    return refuseAt(odd, "must be an entity of a catalogue, an object", source);
  }
  if (!present(first).at("kind").isThere) {
    return refuseAt(present(first).at("kind"), "must be there, as in every entity of a catalogue", source);
  }
  const draft = startDraft({ format: "backstage", key: "" }, input);
  const entities = readEntities(documents, notes);
  draftRelations(entities, draftEntities(entities, draft), draft);
  noteWhatIsLeft(entities, notes);
  return { ok: true, value: { draft, name: fileName ?? "Catalogue" } };
}

function noteWhatIsLeft(entities: ReadonlyMap<string, Entity>, notes: NoteList): void {
  for (const { kind, place, spec } of entities.values()) {
    const metadata = place.at("metadata");
    for (const key of ["annotations", "labels", "links"]) {
      notes.addIfThere(metadata.at(key), `${key} are not carried over`);
    }
    notes.addIfThere(spec.at("owner"), "owners are not carried over");
    notes.addIfThere(
      spec.at("definition"),
      "definitions of interfaces are not read: convert each by itself, with its owner",
    );
    if (kind === "System") {
      notes.addIfThere(spec.at("type"), "types of systems are not carried over");
    }
    if (kind === "Domain") {
      notes.add(place, "a domain is carried over as a tag of its systems alone");
    }
  }
}
