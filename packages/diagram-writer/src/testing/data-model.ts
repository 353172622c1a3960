/** The real models and scenarios that tests and golden files draw. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ElementKind, JsonValue, Model } from "@plumbline/model-core";
import { parseModelDocument } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { readScenarioDocument } from "@plumbline/playback-engine";
import type { View } from "../view/view.js";
import { aView } from "./a-model.js";

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "data");

/** A model with the defaults of what its document leaves out. */
export function dataModel(name: string): Model {
  const read = parseModelDocument(
    JSON.parse(readFileSync(join(FOLDER, `${name}.model.json`), "utf8")) as JsonValue,
  );
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  const { elements, schemas, ...lists } = read.value;
  return {
    ...lists,
    elements: elements.map((element) => ({ ...element, ownerId: null })),
    schemas: schemas.map((schema) => ({ ...schema, version: 1 })),
  } as Model;
}

export function dataScenario(name: string): ScenarioDocument {
  const read = readScenarioDocument(readFileSync(join(FOLDER, `${name}.scenario.json`), "utf8"));
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  return read.value.document;
}

/** A view of a model about the element of that kind and name. */
export function dataView(model: Model, name: string, kind: View["kind"], root: string | null): View {
  const element = model.elements.find((found) => found.kind === (kind as ElementKind) && found.name === root);
  return { ...aView(kind), name, rootId: element?.id ?? null };
}
