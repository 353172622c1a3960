import { type DiagramFormat, drawPicture, type PlacedPicture } from "@plumbline/diagram-writer";
import type { Model } from "@plumbline/model-core";

export interface DrawPlacedInput {
  readonly placed: PlacedPicture;
  readonly model: Model;
  readonly format: DiagramFormat;
}

/** The picture that is on screen as text that others read. */
export function drawPlaced({ placed, model, format }: DrawPlacedInput): string {
  return drawPicture(placed, model, { format, mermaidStyle: "flowchart" });
}
