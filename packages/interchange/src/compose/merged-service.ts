import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";

/** What is read of a service, from it or from the one that it extends. */
export interface MergedService {
  readonly image: Place;
  readonly build: Place;
  readonly needs: readonly Place[];
}

const MOST_STEPS = 20;

/** A service together with what it extends in the same file; a circle of those ends. */
export function mergedService(service: Place, services: Place, notes: NoteList): MergedService {
  const chain: Place[] = [];
  let next: Place | null = service;
  while (next !== null && chain.length < MOST_STEPS) {
    if (chain.some(({ key }) => key === next?.key)) {
      notes.add(service, "extends itself, over others: what it has is read once");
      break;
    }
    chain.push(next);
    next = extended(next, services, notes);
  }
  return {
    image: firstOf(chain, "image"),
    build: firstOf(chain, "build"),
    needs: chain.flatMap((one) => ["depends_on", "links"].map((key) => one.at(key))),
  };
}

function extended(service: Place, services: Place, notes: NoteList): Place | null {
  const extending = service.at("extends");
  if (!extending.isThere) {
    return null;
  }
  const name = extending.text ?? extending.at("service").text;
  const base = services.at(name ?? "");
  if (extending.at("file").isThere || !base.isObject) {
    notes.add(extending, "extends a service that is not in the file: nothing is fetched");
    return null;
  }
  return base;
}

function firstOf(chain: readonly Place[], key: string): Place {
  const places = chain.map((one) => one.at(key));
  return places.find(({ isThere }) => isThere) ?? (places[0] as Place);
}
