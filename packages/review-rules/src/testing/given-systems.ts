import { readFileSync } from "node:fs";
import type { Guid, Model } from "@plumbline/model-core";
import { readScenarioDocument, type ScenarioDocument } from "@plumbline/playback-engine";
import { goldenNames } from "../../../model-core/src/testing/golden/golden-names.js";
import { modelOf } from "../../../playback-engine/src/testing/model-of.js";
import { guid } from "../../../promise-core/src/testing/promise-builder.js";
import type { ReviewedPromise, ReviewedState } from "../state/reviewed-state.js";
import { ALL_SHOWN, aPromise, aState } from "./a-state.js";

/** Models of real systems with their scenarios: the inputs that playback has golden results of. */
const FOLDER = new URL("../../../playback-engine/golden/systems/", import.meta.url);
const FILES = goldenNames(FOLDER);
const MODEL = ".model.json";

export const SYSTEMS: readonly string[] = FILES.filter((file) => file.endsWith(MODEL)).map((file) =>
  file.slice(0, -MODEL.length),
);

/** A real system with promises of which one is shown, one stands on facts in doubt, and one is a draft. */
export function systemNamed(system: string): ReviewedState {
  const model = modelOf(JSON.parse(textOf(`${system}${MODEL}`)));
  const names = FILES.filter((file) => file.startsWith(`${system}.`) && file.endsWith(".scenario.json"));
  const scenarios = names.map(scenarioIn);
  return aState(model, scenarios, promisesOn(model, scenarios));
}

function textOf(file: string): string {
  return readFileSync(new URL(file, FOLDER), "utf8");
}

function scenarioIn(file: string): ScenarioDocument {
  const read = readScenarioDocument(textOf(file));
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  return read.value.document;
}

function promisesOn(model: Model, scenarios: readonly ScenarioDocument[]): readonly ReviewedPromise[] {
  const [first] = scenarios.map(({ id }) => id as Guid);
  const doubtful = model.elements.filter(({ factStatus }) => factStatus !== "observed-in-source");
  const gaps = ["O1 has no run: run it."];
  const counts = { ...ALL_SHOWN.counts, passed: 0, notRun: 1 };
  const obligations = ALL_SHOWN.obligations.map((one) => ({ ...one, result: "not-run" as const }));
  const shown = aPromise({ scenarioIds: first === undefined ? [] : [first] });
  const open = aPromise(
    { elementIds: doubtful.map(({ id }) => id), channelIds: model.channels.slice(-2).map(({ id }) => id) },
    { status: { counts, obligations, gaps } },
  );
  const draft = aPromise({ operationIds: model.operations.map(({ id }) => id) }, { isApproved: false });
  return [shown, open, draft].map(numbered);
}

function numbered({ promise, status }: ReviewedPromise, place: number): ReviewedPromise {
  const number = place + 1;
  return { promise: { ...promise, id: guid(8_000 + number), requirementId: `SHOP-00${number}` }, status };
}
