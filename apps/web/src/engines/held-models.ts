import type { Model } from "@plumbline/model-core";
import {
  type ReadScenario,
  readScenarioDocument,
  type ScenarioRefusal,
  scenarioPreparer,
} from "@plumbline/playback-engine";
import { schemaCheckClock } from "./schema-check-clock.js";

type Prepare = ReturnType<typeof scenarioPreparer>;
type Prepared = ReturnType<Prepare>;

/** A model that the worker holds, with its schemas compiled as they are met. */
interface HeldModel {
  readonly modelVersion: number;
  readonly model: Model;
  prepare: Prepare | null;
}

export interface HoldModelInput {
  /** What it is asked for by; another version of a model has another one. */
  readonly handle: string;
  readonly modelVersion: number;
  readonly model: Model;
}

/** So many are held; the one used longest ago goes first. */
const MOST = 4;

const held = new Map<string, HeldModel>();

/** Keeps a model, so that what is computed over it again and again does not carry it along each time. */
export function holdModel({ handle, modelVersion, model }: HoldModelInput): null {
  held.delete(handle);
  held.set(handle, { modelVersion, model, prepare: null });
  for (const known of held.keys()) {
    if (held.size > MOST) {
      held.delete(known);
    }
  }
  return null;
}

/** A model that is held; null where it was never given, or went. */
export function heldModel(handle: string): HeldModel | null {
  const model = held.get(handle);
  if (model === undefined) {
    return null;
  }
  held.delete(handle);
  held.set(handle, model);
  return model;
}

/** A scenario and a model that is held. */
export interface ScenarioInput {
  readonly handle: string;
  /** The scenario document, as it would be sent to the service. */
  readonly text: string;
}

export type PreparedScenario =
  | { readonly is: "no-model" }
  | { readonly is: "refused"; readonly refusal: ScenarioRefusal }
  | {
      readonly is: "read";
      readonly read: ReadScenario;
      readonly modelVersion: number;
      readonly prepared: Prepared;
    };

/** Reads a scenario as the service does, and makes it ready on a model that is held. */
export function prepareOnHeld({ handle, text }: ScenarioInput): PreparedScenario {
  const model = heldModel(handle);
  if (model === null) {
    return { is: "no-model" };
  }
  const read = readScenarioDocument(text);
  if (!read.ok) {
    return { is: "refused", refusal: read.refusal };
  }
  model.prepare ??= scenarioPreparer(model.model);
  const prepared = model.prepare({ ...read.value, ...schemaCheckClock() });
  return { is: "read", read: read.value, modelVersion: model.modelVersion, prepared };
}
