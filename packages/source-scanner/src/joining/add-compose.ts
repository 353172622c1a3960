import { knownImage } from "../infrastructure/known-images.js";
import { imageBase } from "../reading/image-name.js";
import type { ComposeParty } from "./compose-parties.js";
import type { Landscape } from "./landscape.js";
import type { Place } from "./place.js";
import type { ImageServices } from "./services-of-images.js";

/** The parties of compose files that are built, those of images of the table, and those of images built elsewhere here. */
export function addComposeParties(
  landscape: Landscape,
  parties: readonly ComposeParty[],
  images: ImageServices,
): void {
  const waiting = parties.filter(
    (party) => !addKept(landscape, party, images) && !addBuilt(landscape, party, images),
  );
  images.addOthers();
  for (const party of waiting) {
    addCalled(landscape, party, images);
  }
}

function addKept(landscape: Landscape, party: ComposeParty, images: ImageServices): boolean {
  const built = images.builtImage(party);
  const image = built?.image ?? party.image ?? "";
  const known = knownImage(image);
  if (known !== null) {
    const places = built === null ? placesOf(party) : [...placesOf(party), built.place];
    join(landscape, party, landscape.keep({ ...known, name: party.name, image, places }));
  }
  return known !== null;
}

function addBuilt(landscape: Landscape, party: ComposeParty, images: ImageServices): boolean {
  const draft = images.addBuilt(party);
  if (draft !== null) {
    draft.places.push(...placesOf(party));
    landscape.book.call(draft, "image", imageBase(party.image ?? "") ?? "");
    join(landscape, party, draft.key);
  }
  return draft !== null;
}

/** One that is built in a way that files do not say, or not here, is the service of its image, or of its name. */
function addCalled(landscape: Landscape, party: ComposeParty, images: ImageServices): void {
  const base = imageBase(party.image ?? "");
  const ofImage = base === null ? null : landscape.book.named(base);
  const ofName =
    party.build === null ? null : (landscape.book.named(party.name) ?? images.addAtContext(party));
  const draft = ofImage ?? ofName;
  if (draft !== null) {
    draft.places.push(...placesOf(party));
    landscape.book.call(draft, "compose", party.name);
    join(landscape, party, draft.key);
  }
}

/** What says how a party is built, and what says its image: others name it by either. */
function placesOf({ build, buildPlace, image, imagePlace }: ComposeParty): readonly Place[] {
  return [...(build === null ? [] : [buildPlace]), ...(image === null ? [] : [imagePlace])];
}

function join(landscape: Landscape, party: ComposeParty, key: string): void {
  landscape.parties.add(party.name, key);
  for (const { name, place } of party.turnsTo) {
    landscape.turns.push({ from: key, name, place });
  }
}
