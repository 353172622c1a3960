import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { notFound } from "../../platform/errors/api-error.js";
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
    if (branchId !== undefined) throw notFound("The project has no such branch");
    const played = await this.threads.play(request, gone);
    if (played.outcome === "no-scenario") throw notFound("The project has no such scenario");
    return played.result;
  }
}
