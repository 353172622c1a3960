/** The real models and scenarios that tests and golden files draw. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ElementKind, FactStanding, Model } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { readScenarioDocument } from "@plumbline/playback-engine";
import type { View } from "../view/view.js";
import { aView } from "./a-model.js";

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "data");

type Facts = { readonly [list in Exclude<keyof Model, "schemas">]: readonly Partial<FactStanding>[] };

export function dataModel(name: string): Model {
  const document = JSON.parse(readFileSync(join(FOLDER, `${name}.model.json`), "utf8")) as Facts & {
    readonly schemas: Model["schemas"];
  };
  const standing = (fact: Partial<FactStanding>): object => ({
    ...fact,
    factStatus: fact.factStatus ?? "declared",
    provenance: fact.provenance ?? null,
    stale: fact.stale ?? null,
  });
  const { elements, relationships, messages, schemas, operations, channels, subscriptions, bindings } =
    document;
  const lists = { elements, relationships, messages, operations, channels, subscriptions, bindings };
  const facts = Object.entries(lists).map(([list, entries]) => [list, entries.map(standing)]);
  return { ...Object.fromEntries(facts), schemas } as unknown as Model;
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
