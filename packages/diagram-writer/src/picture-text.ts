import type { Model } from "@plumbline/model-core";
import type { DrawOptions } from "./draw-view.js";
import { mermaidArchitecture } from "./mermaid/mermaid-architecture.js";
import { mermaidFlowchart } from "./mermaid/mermaid-flowchart.js";
import type { Picture } from "./picture/picture.js";
import { plantumlPicture } from "./plantuml/plantuml-picture.js";
import { structurizrPicture } from "./structurizr/structurizr-picture.js";

/** The formats that are text; an SVG needs a layout. */
type TextFormat = Exclude<DrawOptions["format"], "svg">;
type TextOptions = DrawOptions & { readonly format: TextFormat };

const WRITERS: {
  readonly [format in TextFormat]: (picture: Picture, model: Model, options: DrawOptions) => string;
} = {
  mermaid: (picture, _, { mermaidStyle }) =>
    mermaidStyle === "flowchart" ? mermaidFlowchart(picture) : mermaidArchitecture(picture),
  plantuml: plantumlPicture,
  structurizr: structurizrPicture,
};

/** Writes a picture in a format that places nothing. */
export function pictureText(picture: Picture, model: Model, options: TextOptions): string {
  return WRITERS[options.format](picture, model, options);
}
