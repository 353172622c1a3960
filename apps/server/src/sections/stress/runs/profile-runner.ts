import { Injectable } from "@nestjs/common";
import { VALIDATION_TOO_SLOW } from "@plumbline/playback-engine";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { answerTo, type Done } from "../../../platform/errors/answers.js";
import { Threads } from "../../../platform/workers/threads.js";
import { SchemaCheckGuard } from "../../scenarios/scenarios.module.js";
import { SettingsReader } from "../../settings/reading/settings-reader.js";
import { refusalFor } from "./refusal-for-issues.js";
import type { StressRunOutcome, StressRunStart } from "./run-profile.worker.js";
import { RunSlots } from "./run-slots.js";
import { STRESS_RUNS } from "./stress-runs.work.js";

/** Runs profiles in threads, as many at once as the policy lets. A run ends when its client is gone. */
@Injectable()
export class ProfileRunner {
  private readonly runs;
  private readonly slots = new RunSlots();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SettingsReader,
    private readonly checks: SchemaCheckGuard,
    threads: Threads,
  ) {
    this.runs = threads.lineFor(STRESS_RUNS);
  }

  /** Does the work of a run in a slot, or answers 429 `busy` when as many run as the policy of now lets. */
  async withinSlot<Value>(work: () => Promise<Value>): Promise<Value> {
    const { maxConcurrentStressRuns } = await this.settings.policy(this.unitOfWork.reader);
    return this.slots.within(maxConcurrentStressRuns, work);
  }

  async run(start: StressRunStart, gone: AbortSignal): Promise<Done<StressRunOutcome>> {
    const ran = await this.checks.run(this.runs, { projectId: start.projectId, gone }, (clock, signal) =>
      this.runs.run("runStoredProfile", { ...start, clock }, { signal }),
    );
    if (ran.outcome === "done") {
      return ran.value;
    }
    throw answerTo({ outcome: "stress-refused", refusal: refusalFor([VALIDATION_TOO_SLOW]) });
  }
}
