import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { VALIDATION_TOO_SLOW } from "@plumbline/playback-engine";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { Threads } from "../../platform/workers/threads.js";
import { SchemaCheckGuard } from "../scenarios/scenarios.module.js";
import { SettingsReader } from "../settings/reading/settings-reader.js";
import { branchOfQuery } from "./branch-of-query.js";
import { type ProfileDefaults, profileDefaults } from "./profiles/profile-defaults.js";
import { requirementsWithIssues } from "./requirements/requirements-with-issues.js";
import type { ComparisonRequest } from "./runs/compare-runs.js";
import { STRESS_READING } from "./stress-reading.work.js";

export interface RequirementsOptions {
  readonly projectId: Guid;
  readonly scenarioId: Guid;
  /** Undefined looks at the main model. */
  readonly branchId: string | undefined;
}

/** What stands beside the profiles and the runs: requirements, defaults and comparisons. */
@Injectable()
export class StressService {
  private readonly reading;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SettingsReader,
    private readonly checks: SchemaCheckGuard,
    threads: Threads,
  ) {
    this.reading = threads.lineFor(STRESS_READING);
  }

  async requirements({ branchId, ...request }: RequirementsOptions, gone: AbortSignal): Promise<string> {
    const wanted = { ...request, branchId: branchOfQuery(branchId) };
    const stated = await this.checks.run(
      this.reading,
      { projectId: request.projectId, gone },
      (clock, signal) => this.reading.run("stateRequirements", { ...wanted, clock }, { signal }),
    );
    if (stated.outcome === "done") {
      return stated.value.answer;
    }
    return requirementsWithIssues(wanted, stated.modelVersion, [VALIDATION_TOO_SLOW]);
  }

  async defaults(workspaceId: Guid): Promise<ProfileDefaults> {
    const { effective } = await this.settings.effective(this.unitOfWork.reader, workspaceId);
    return profileDefaults(effective);
  }

  async compare(request: ComparisonRequest, gone: AbortSignal): Promise<string> {
    const { answer } = await this.reading.run("compareStoredRuns", request, { signal: gone });
    return answer;
  }
}
