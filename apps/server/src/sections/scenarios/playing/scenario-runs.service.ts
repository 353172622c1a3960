import { Injectable } from "@nestjs/common";
import { assertNever, type Guid, parseGuid } from "@plumbline/model-core";
import { notFound } from "../../../platform/errors/api-error.js";
import { ScenarioThreads } from "./scenario-threads.js";
import type { SegmentedText } from "./segmented-text.js";

/** Which scenario to play, on which model. */
export interface RunRequest {
  readonly projectId: Guid;
  readonly scenarioId: Guid;
  /** Undefined plays on the main model. */
  readonly branchId: string | undefined;
  /** Fires when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}

@Injectable()
export class ScenarioRunsService {
  constructor(private readonly threads: ScenarioThreads) {}

  async run({ branchId, gone, ...request }: RunRequest): Promise<SegmentedText> {
    const branch = branchId === undefined ? null : parseGuid(branchId);
    if (branchId !== undefined && branch === null) throw noBranch();
    const played = await this.threads.play({ ...request, branchId: branch }, gone);
    switch (played.outcome) {
      case "played":
        return played.result;
      case "no-scenario":
        throw notFound("The project has no such scenario");
      case "no-branch":
        throw noBranch();
      default:
        return assertNever(played);
    }
  }
}

function noBranch() {
  return notFound("The project has no such branch");
}
