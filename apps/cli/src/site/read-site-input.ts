import { basename } from "node:path";
import { playOn } from "../playing/play-on.js";
import { type ReadModel, readModel } from "../reading/read-model.js";
import { readScenarios } from "../reading/read-scenarios.js";
import { reviewFiles } from "../reviewing/review-files.js";
import type { World } from "../world.js";
import type { SiteInput } from "./site-input.js";

/** The files that a site is made of, as the command line names them. */
export interface SiteFiles {
  readonly model: string;
  readonly scenarios: readonly string[];
  readonly title: string | undefined;
}

/** Reads, plays and reviews what a site shows. Throws a `CliError` of exit `input`. */
export async function readSiteInput(files: SiteFiles, world: World): Promise<SiteInput> {
  const model = await readModel(files.model, world);
  const scenarios = await readScenarios(files.scenarios, world);
  const played = [];
  for (const scenario of scenarios) {
    played.push(await playOn(model.model, scenario));
  }
  const review = await reviewFiles(model, scenarios);
  return { title: files.title ?? titleOf(model), model: model.model, scenarios: played, review };
}

/** What the file is called, without what says how it is spelled. */
function titleOf({ file }: ReadModel): string {
  return basename(file)
    .replace(/\.(json|ya?ml)$/i, "")
    .replace(/\.model$/i, "");
}
