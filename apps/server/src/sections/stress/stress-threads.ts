import { Injectable, type OnApplicationShutdown } from "@nestjs/common";
import { VALIDATION_TOO_SLOW } from "@plumbline/playback-engine";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { SharedThreads } from "../../platform/workers/shared-threads.js";
import { WorkerPool } from "../../platform/workers/worker-pool.js";
import { WorkerThreads } from "../../platform/workers/worker-threads.js";
import { runChecking } from "../scenarios/scenarios.module.js";
import { SettingsReader } from "../settings/reading/settings-reader.js";
import { MAX_RUNS_AT_ONCE, WAITING_READS } from "./limits.js";
import { requirementsWithIssues } from "./requirements/requirements-with-issues.js";
import type { RequirementsOutcome, RequirementsRequest } from "./requirements/state-requirements.worker.js";
import type { ComparisonRequest } from "./runs/compare-runs.worker.js";
import { refusalFor } from "./runs/refusal-for-issues.js";
import type { StressRunOutcome, StressRunStart } from "./runs/run-profile.worker.js";
import { RunSlots } from "./runs/run-slots.js";

const RUN = new URL("./runs/run-profile.worker.js", import.meta.url);
const REQUIREMENTS = new URL("./requirements/state-requirements.worker.js", import.meta.url);
const COMPARISON = new URL("./runs/compare-runs.worker.js", import.meta.url);
const READS_AT_ONCE = 2;
const HEAP_MIB = 1024;

/** The threads that run profiles, and others for what is read, which never waits for a run. Each gives up when its client is gone. */
@Injectable()
export class StressThreads implements OnApplicationShutdown {
  private readonly threads = new WorkerThreads({ threads: MAX_RUNS_AT_ONCE, heapMiB: HEAP_MIB });
  private readonly runs = new WorkerPool(this.threads, {
    name: "stress runs",
    atOnce: MAX_RUNS_AT_ONCE,
    queue: MAX_RUNS_AT_ONCE,
  });

  private readonly reads: WorkerPool;
  private readonly slots = new RunSlots();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SettingsReader,
    shared: SharedThreads,
  ) {
    const limits = { atOnce: READS_AT_ONCE, queue: WAITING_READS };
    this.reads = new WorkerPool(shared.engines, { name: "stress reading", ...limits });
  }

  /** Does the work of a run in a slot, or answers 429 `busy` when as many run as the policy of now lets. */
  async withinSlot<Value>(work: () => Promise<Value>): Promise<Value> {
    const { maxConcurrentStressRuns } = await this.settings.policy(this.unitOfWork.reader);
    return this.slots.within(maxConcurrentStressRuns, work);
  }

  async run(start: StressRunStart, gone: AbortSignal): Promise<StressRunOutcome> {
    const call = { module: RUN, job: "runStoredProfile", gone };
    const ran = await runChecking<StressRunStart, StressRunOutcome>(this.runs, call, start);
    return ran.outcome === "done"
      ? ran.value
      : { outcome: "refused", refusal: refusalFor([VALIDATION_TOO_SLOW]) };
  }

  async requirements(request: RequirementsRequest, gone: AbortSignal): Promise<RequirementsOutcome> {
    const call = { module: REQUIREMENTS, job: "stateRequirements", gone };
    const stated = await runChecking<RequirementsRequest, RequirementsOutcome>(this.reads, call, request);
    if (stated.outcome === "done") return stated.value;
    const answer = requirementsWithIssues(request, stated.modelVersion, [VALIDATION_TOO_SLOW]);
    return { outcome: "stated", answer };
  }

  compare(request: ComparisonRequest, gone: AbortSignal): Promise<string | null> {
    const call = { module: COMPARISON, job: "compareStoredRuns", signal: gone };
    return this.reads.run<ComparisonRequest, string | null>(call, request);
  }

  onApplicationShutdown(): Promise<void> {
    return this.threads.close();
  }
}
