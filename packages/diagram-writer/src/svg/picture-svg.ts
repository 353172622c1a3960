import type { PartOfPicture } from "../picture/part-of-picture.js";
import type { Picture } from "../picture/picture.js";
import { elkLayout } from "./elk-layout.js";
import { gridLayout } from "./grid-layout.js";
import type { Layout } from "./layout.js";
import { type PlacesOfView, placeByView } from "./place-by-view.js";
import { svgOfLayout } from "./svg-of-layout.js";

/** Draws a picture as an SVG document. Boxes stand where the view places them, the others are laid out. */
export async function pictureSvg(part: PartOfPicture, places: PlacesOfView): Promise<string> {
  const { picture } = part;
  return svgOfLayout(part, placeByView(picture, await layoutOf(picture), places));
}

/** The layout in layers; in plain rows where the layouter fails, so that every picture can be drawn. */
async function layoutOf(picture: Picture): Promise<Layout> {
  try {
    return await elkLayout(picture);
  } catch {
    return gridLayout(picture);
  }
}
