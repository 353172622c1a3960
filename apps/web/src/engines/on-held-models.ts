import type { Schemas } from "@plumbline/api-client";
import type { Model } from "@plumbline/model-core";
import { engines } from "./engines.js";

type ModelLists = Schemas["ModelListsResponse"];

/** A model as it was read, which the worker holds once it was asked for. */
export interface ReadModel {
  readonly model: ModelLists;
  readonly modelVersion: number;
}

const handles = new WeakMap<ModelLists, string>();
let last = 0;

/** What a model is held under: another reading of it has another handle. */
export function handleOf({ model }: ReadModel): string {
  const known = handles.get(model);
  if (known !== undefined) {
    return known;
  }
  last += 1;
  const handle = `model-${last}`;
  handles.set(model, handle);
  return handle;
}

/** An answer over models that were there. */
export type Held<Output> = Exclude<Output, { readonly is: "no-model" }>;

/** A worker that was ended in between holds nothing any more. */
const TRIES = 4;

/** Asks for something over models; they travel to the worker with the first that is asked over them alone. */
export async function onHeld<Output extends { readonly is: string }>(
  models: readonly ReadModel[],
  call: () => Promise<Output>,
): Promise<Held<Output>> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const output = await call();
    if (isHeld(output)) {
      return output;
    }
    for (const { model, modelVersion } of models) {
      const handle = handleOf({ model, modelVersion });
      // Answers have plain text where the packages tell the IDs of different kinds apart.
      await engines("holdModel", { handle, modelVersion, model: model as unknown as Model });
    }
  }
  throw new Error("The worker holds no model");
}

function isHeld<Output extends { readonly is: string }>(output: Output): output is Held<Output> {
  return output.is !== "no-model";
}
