import { knownImage } from "../infrastructure/known-images.js";
import { imageBase } from "../reading/image-name.js";
import type { ComposeParty } from "./compose-parties.js";
import type { Landscape } from "./landscape.js";
import type { ImageServices } from "./services-of-images.js";

/** The parties of compose files that are built, and those of images of the table. */
export function addComposeParties(
  landscape: Landscape,
  parties: readonly ComposeParty[],
  images: ImageServices,
): void {
  const waiting: ComposeParty[] = [];
  for (const party of parties) {
    const image = images.builtImage(party) ?? party.image ?? "";
    const known = knownImage(image);
    if (known !== null) {
      const place = party.image === null ? party.buildPlace : party.imagePlace;
      join(landscape, party, landscape.keep({ ...known, name: party.name, image, place }));
      continue;
    }
    const draft = images.addBuilt(party);
    if (draft === null) {
      waiting.push(party);
    } else {
      landscape.book.call(draft, "image", imageBase(party.image ?? "") ?? "");
      join(landscape, party, draft.key);
    }
  }
  joinByImage(landscape, waiting);
}

/** One that is run from an image of the repository's own is the service of that image. */
function joinByImage(landscape: Landscape, waiting: readonly ComposeParty[]): void {
  for (const party of waiting) {
    const base = imageBase(party.image ?? "");
    const draft = base === null ? null : landscape.book.named(base);
    if (draft !== null) {
      draft.places.push(party.imagePlace);
      landscape.book.call(draft, "compose", party.name);
      join(landscape, party, draft.key);
    }
  }
}

function join(landscape: Landscape, party: ComposeParty, key: string): void {
  landscape.parties.add(party.name, key);
  for (const { name, place } of party.turnsTo) {
    landscape.turns.push({ from: key, name, place });
  }
}
