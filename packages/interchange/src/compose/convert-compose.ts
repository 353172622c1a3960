import { type ElementId, IMPORT_LIMITS, present, type Result } from "@plumbline/model-core";
import type { ConvertRefusal } from "../conversion.js";
import type { Converted, ConverterInput } from "../drafting/converted.js";
import type { ModelDraft } from "../drafting/model-draft.js";
import { startDraft } from "../drafting/start-draft.js";
import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";
import { refuseAt } from "../reading/refuse.js";
import { keepsData } from "./known-images.js";
import { type MergedService, mergedService } from "./merged-service.js";
import { READ_KEYS, SERVICE_KEYS } from "./service-keys.js";

/** Services that services may name, over all of them: what one needs, those that extend it need too. */
const MOST_NEEDS = 20 * IMPORT_LIMITS.relationships;

/** A Compose file: each service is an app or a store of one system. */
export function convertCompose(input: ConverterInput): Result<Converted, ConvertRefusal> {
  const { documents, notes, source, fileName } = input;
  const document = present(documents[0]);
  const services = document.at("services");
  for (const more of documents.slice(1)) {
    notes.add(more, "is a second document of the file: it is not read");
  }
  if (!services.isObject && (services.isThere || !document.at("include").isThere)) {
    return refuseAt(services, "must be the services of a Compose file, an object", source);
  }
  const name = document.at("name").word ?? fileName ?? "Compose";
  const draft = startDraft({ format: "compose", key: document.at("name").word ?? "" }, input);
  const system = draft.element({ key: "system", kind: "system", name, at: document.at("name") });
  const drafted = new Map<string, { readonly id: ElementId; readonly merged: MergedService }>();
  for (const service of services.members) {
    if (service.isObject || !service.isThere) {
      const merged = mergedService(service, services, notes);
      drafted.set(service.key, { id: draftService(service, merged, { draft, system }), merged });
    } else {
      notes.add(service, "is no service");
    }
  }
  let needs = 0;
  for (const { id, merged } of drafted.values()) {
    needs += draftNeeds(id, merged, { draft, idOf: (key) => drafted.get(key)?.id });
    if (needs > MOST_NEEDS) {
      draft.tooLong ??= "relationships";
      break;
    }
  }
  noteWhatIsLeft(document, notes);
  return { ok: true, value: { draft, name } };
}

function draftService(
  service: Place,
  { image, build }: MergedService,
  { draft, system }: { readonly draft: ModelDraft; readonly system: ElementId },
): ElementId {
  const isStore = image.text !== null && !build.isThere && keepsData(image.text);
  for (const { key } of service.members) {
    if (!READ_KEYS.has(key) && !key.startsWith("x-")) {
      draft.notes.add(service.at(key), `${shortKey(key)}: not carried over of services`);
    }
  }
  return draft.element({
    key: `service ${service.key}`,
    kind: isStore ? "store" : "app",
    name: service.key,
    technology: build.isThere ? null : image.text,
    parentId: system,
    at: service,
  });
}

/** A key that is none of Compose is not repeated in words. */
function shortKey(key: string): string {
  return SERVICE_KEYS.has(key) ? key : "another key";
}

interface NeedsDrafting {
  readonly draft: ModelDraft;
  readonly idOf: (key: string) => ElementId | undefined;
}

/** How many services it names. */
function draftNeeds(fromId: ElementId, { needs }: MergedService, { draft, idOf }: NeedsDrafting): number {
  const seen = new Set<ElementId>();
  const named = needs.flatMap(namedIn);
  for (const { key, at } of named) {
    const toId = idOf(key);
    if (toId === undefined) {
      draft.notes.add(at, "names no service of the file");
    } else if (!seen.has(toId)) {
      seen.add(toId);
      draft.relationship({ fromId, toId, label: "depends on", at });
    }
    if (at.isObject) {
      draft.notes.add(at, "how a service waits for another is not carried over");
    }
  }
  return named.length;
}

/** The services that a list or an object names; a link may have an alias behind a colon. */
function namedIn(place: Place): readonly { readonly key: string; readonly at: Place }[] {
  return place.isObject
    ? place.members.map((at) => ({ key: at.key, at }))
    : place.items.map((at) => ({ key: (at.word ?? "").replace(/:.*$/s, ""), at }));
}

function noteWhatIsLeft(document: Place, notes: NoteList): void {
  notes.addIfThere(document.at("include"), "other files are not included: nothing is fetched");
  for (const key of ["networks", "volumes", "configs", "secrets", "models"]) {
    notes.addIfThere(document.at(key), `${key} are not carried over`);
  }
}
