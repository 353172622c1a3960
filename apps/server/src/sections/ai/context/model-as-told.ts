import type { Guid, Model } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import { ModelAtState, ModelRepository } from "../../model/for-threads.js";
import type { ToldDesign } from "./told-design.js";

/** A design that was told to an AI. */
export interface ToldPlace extends Pick<ToldDesign, "modelVersion" | "ofBranch"> {
  readonly projectId: Guid;
  readonly branchId: Guid | null;
}

const models = new ModelRepository();
const states = new ModelAtState((reader, stream) => models.readModel(reader, stream));

/**
 * The model as it was told. Of a branch that has ended since nothing but what was told is left: what was paid for is kept with
 * that. Null when the project has gone. Call it in `readAtOnce`.
 */
export async function modelAsTold(
  reader: Reader,
  { projectId, branchId, modelVersion: version, ofBranch }: ToldPlace,
): Promise<Model | null> {
  const stated = await states.read(reader, projectId, { branchId, revisionId: null, version });
  if (stated !== null || ofBranch === null) {
    return stated?.model ?? null;
  }
  const ended = await models.findStreamOfHistory(reader, projectId, branchId);
  return ended === null ? null : { ...ofBranch, schemas: (await models.readModel(reader, ended)).schemas };
}
