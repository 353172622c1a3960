import type { Model } from "@plumbline/model-core";
import type { ScenarioDocument } from "../document/scenario-document.js";

/** A scenario on a model whose run is kept in a golden file of its name. */
export interface GoldenCase {
  readonly name: string;
  readonly model: Model;
  readonly document: ScenarioDocument;
}
