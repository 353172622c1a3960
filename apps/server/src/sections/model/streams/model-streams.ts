import { Injectable } from "@nestjs/common";
import { type Guid, parseGuid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import { notFound } from "../../../platform/errors/api-error.js";
import { type ModelState, ModelStateResolver } from "./model-state.resolver.js";

/** The stream that a list or a fact is asked of. */
@Injectable()
export class ModelStreams {
  constructor(private readonly states: ModelStateResolver) {}

  /** Main without a branch; 404 for a branch that is not there. */
  async ofQuery(reader: Reader, projectId: Guid, branch: string | undefined): Promise<ModelState> {
    const branchId = branch === undefined ? null : parseGuid(branch);
    if (branch !== undefined && branchId === null) {
      throw noBranch();
    }
    const wanted = { branchId, revisionId: null, version: null };
    const state = await this.states.resolve(reader, projectId, wanted);
    if (state === null) {
      throw branchId === null ? notFound() : noBranch();
    }
    return state;
  }
}

function noBranch() {
  return notFound("branchId: the project has no such branch");
}
