import type { ModelLists } from "../../../canvas/canvas-model.js";
import { asModel } from "../../../canvas/canvas-model.js";
import { engines } from "../../../engines/engines.js";
import type { PlayedRun, PlayOutput } from "../../../engines/play.js";
import type { Validation } from "../../../engines/validate.js";

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

/** A worker that was ended in between holds nothing any more. */
const TRIES = 4;

type Held<Output> = Exclude<Output, { readonly is: "no-model" }>;

/** Plays a scenario in the worker; the model travels there with the first of its scenarios alone. */
export async function playOn(model: ReadModel, text: string): Promise<Held<PlayOutput>> {
  const handle = handleOf(model);
  return onHeld(model, () => engines("play", { handle, text }));
}

/** What keeps a scenario from being played on a model. */
export async function validateOn(model: ReadModel, text: string): Promise<Held<Validation>> {
  const handle = handleOf(model);
  return onHeld(model, () => engines("validate", { handle, text }));
}

/** What an event of a run carries; the run is played once more where the worker has forgotten it. */
export async function carriedBy(model: ReadModel, text: string, run: PlayedRun, sequence: number) {
  const asked = { hash: run.hash, sequence };
  const known = await engines("carried", asked);
  if (known !== null) {
    return known;
  }
  await playOn(model, text);
  return engines("carried", asked);
}

async function onHeld<Output extends { readonly is: string }>(
  { model, modelVersion }: ReadModel,
  call: () => Promise<Output>,
): Promise<Held<Output>> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const output = await call();
    if (isHeld(output)) {
      return output;
    }
    await engines("holdModel", {
      handle: handleOf({ model, modelVersion }),
      modelVersion,
      model: asModel(model),
    });
  }
  throw new Error("The worker holds no model");
}

function isHeld<Output extends { readonly is: string }>(output: Output): output is Held<Output> {
  return output.is !== "no-model";
}
