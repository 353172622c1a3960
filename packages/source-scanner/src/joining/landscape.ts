import type { KnownImage } from "../infrastructure/known-images.js";
import { Parties } from "./parties.js";
import type { Place } from "./place.js";
import { ServiceBook } from "./service-book.js";

/** An image, and where it is said. */
export interface SaidImage {
  readonly image: string;
  readonly place: Place;
}

/** A store or broker that images tell of. */
export interface KeptParty extends KnownImage {
  readonly name: string;
  readonly image: string;
  /** What names it, and what says its image where that is another file. */
  readonly places: readonly Place[];
}

/** Somebody who turns to a name that is to be looked up once everybody is known. */
export interface TurnTo {
  readonly from: string;
  readonly name: string;
  readonly place: Place;
}

/** Who is there in a repository, and who turns to whom. */
export class Landscape {
  readonly book = new ServiceBook();
  readonly parties = new Parties();
  readonly kept: KeptParty[] = [];
  readonly turns: TurnTo[] = [];

  /** Who keeps data or passes messages on is a party by its name. */
  keep(party: KeptParty): string {
    this.kept.push(party);
    this.parties.add(party.name, party.name);
    return party.name;
  }
}
