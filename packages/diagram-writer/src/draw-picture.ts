import type { Model } from "@plumbline/model-core";
import type { DrawOptions } from "./draw-view.js";
import { DRAWING_LIMITS } from "./limits.js";
import { partOfPicture } from "./picture/part-of-picture.js";
import type { Picture } from "./picture/picture.js";
import { pictureText } from "./picture-text.js";
import { type Centres, placedSvg } from "./svg/placed-svg.js";

/** A picture that somebody else made and placed, as a screen does. */
export interface PlacedPicture {
  readonly picture: Picture;
  /** Where the middle of each box is that is no frame, by its key, in pixels. Only an SVG looks at it. */
  readonly centres: Centres;
}

/**
 * Draws a picture as it is: what is shown was decided elsewhere, and nothing is laid out. `model` is the one whose elements
 * and channels it shows. The same input always gives the same text.
 */
export function drawPicture({ picture, centres }: PlacedPicture, model: Model, options: DrawOptions): string {
  const { format } = options;
  if (format !== "svg") {
    return pictureText(picture, model, { ...options, format });
  }
  const { svgNodes: nodes, svgEdges: edges } = DRAWING_LIMITS;
  return placedSvg(partOfPicture(picture, { nodes, edges }), centres);
}
