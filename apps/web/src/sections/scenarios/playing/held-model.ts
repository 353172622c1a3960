import { engines } from "../../../engines/engines.js";
import { type Held, handleOf, onHeld, type ReadModel } from "../../../engines/on-held-models.js";
import type { PlayedRun, PlayOutput } from "../../../engines/play.js";
import type { Validation } from "../../../engines/validate.js";

/** Plays a scenario in the worker; the model travels there with the first of its scenarios alone. */
export async function playOn(model: ReadModel, text: string): Promise<Held<PlayOutput>> {
  const handle = handleOf(model);
  return onHeld([model], () => engines("play", { handle, text }));
}

/** What keeps a scenario from being played on a model. */
export async function validateOn(model: ReadModel, text: string): Promise<Held<Validation>> {
  const handle = handleOf(model);
  return onHeld([model], () => engines("validate", { handle, text }));
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
