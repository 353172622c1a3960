import { Injectable } from "@nestjs/common";
import { type Guid, parseGuid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import { notFound } from "../../../platform/errors/api-error.js";
import { ModelRepository, type StreamPlace } from "./model.repository.js";
import { type ModelState, ModelStateResolver } from "./model-state.resolver.js";

/** The stream that a list or a fact is asked of. */
@Injectable()
export class ModelStreams {
  constructor(
    private readonly states: ModelStateResolver,
    private readonly models: ModelRepository,
  ) {}

  /** Main without a branch; 404 for a branch that is not there. */
  async ofQuery(reader: Reader, projectId: Guid, branch: string | undefined): Promise<ModelState> {
    const branchId = branchOf(branch);
    const wanted = { branchId, revisionId: null, version: null };
    const state = await this.states.resolve(reader, projectId, wanted);
    return state ?? noStream(branchId);
  }

  /** The same for a history, which a branch that has ended still has. */
  async ofHistory(reader: Reader, projectId: Guid, branch: string | undefined): Promise<StreamPlace> {
    const branchId = branchOf(branch);
    const stream = await this.models.findStreamOfHistory(reader, projectId, branchId);
    return stream ?? noStream(branchId);
  }
}

function branchOf(text: string | undefined): Guid | null {
  const branchId = text === undefined ? null : parseGuid(text);
  if (text !== undefined && branchId === null) {
    throw noBranch();
  }
  return branchId;
}

function noStream(branchId: Guid | null): never {
  throw branchId === null ? notFound() : noBranch();
}

function noBranch() {
  return notFound("branchId: the project has no such branch");
}
