import { Injectable } from "@nestjs/common";
import { type Guid, parseGuid } from "@plumbline/model-core";
import {
  type PageOfEvents,
  pageOfRun,
  type RunPage,
  runResultParts,
  tooSlowRun,
} from "@plumbline/playback-engine";
import { notFound } from "../../../platform/errors/api-error.js";
import { Threads } from "../../../platform/workers/threads.js";
import { SchemaCheckGuard } from "../schema-checks/schema-check-guard.js";
import { PLAYING } from "./playing.work.js";
import { type SegmentedText, segmentText } from "./segmented-text.js";

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
  private readonly playing;

  constructor(
    private readonly checks: SchemaCheckGuard,
    threads: Threads,
  ) {
    this.playing = threads.lineFor(PLAYING);
  }

  /** Gives up when the client is gone, also in the middle; schema checks that do not come to an end are ended. */
  async run({ branchId, gone, ...request }: RunRequest): Promise<SegmentedText> {
    const wanted = { ...request, branchId: branchIdOf(branchId) };
    const played = await this.checks.run(
      this.playing,
      { projectId: request.projectId, gone },
      (clock, signal) => this.playing.run("playScenario", { ...wanted, clock }, { signal }),
    );
    if (played.outcome === "done") {
      return played.value.result;
    }
    return segmentText(runResultParts(tooSlowRun(played.modelVersion)));
  }

  /** The same, of which a page of the events is wanted. */
  async runPage({ branchId, gone, ...request }: RunRequest, page: PageOfEvents): Promise<RunPage> {
    const wanted = { ...request, ...page, branchId: branchIdOf(branchId) };
    const played = await this.checks.run(
      this.playing,
      { projectId: request.projectId, gone },
      (clock, signal) => this.playing.run("playPage", { ...wanted, clock }, { signal }),
    );
    return played.outcome === "done" ? played.value.page : pageOfRun(tooSlowRun(played.modelVersion), page);
  }
}

function branchIdOf(text: string | undefined): Guid | null {
  const branchId = text === undefined ? null : parseGuid(text);
  if (text !== undefined && branchId === null) {
    throw noBranch();
  }
  return branchId;
}

function noBranch() {
  return notFound("The project has no such branch");
}
