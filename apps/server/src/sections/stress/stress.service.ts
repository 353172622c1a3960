import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { notFound } from "../../platform/errors/api-error.js";
import { SettingsReader } from "../settings/reading/settings-reader.js";
import { branchOfQuery, noBranch } from "./branch-of-query.js";
import { type ProfileDefaults, profileDefaults } from "./profiles/profile-defaults.js";
import type { ComparisonRequest } from "./runs/compare-runs.worker.js";
import { StressThreads } from "./stress-threads.js";

export interface RequirementsOptions {
  readonly projectId: Guid;
  readonly scenarioId: Guid;
  /** Undefined looks at the main model. */
  readonly branchId: string | undefined;
}

/** What stands beside the profiles and the runs: requirements, defaults and comparisons. */
@Injectable()
export class StressService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly threads: StressThreads,
    private readonly settings: SettingsReader,
  ) {}

  async requirements({ branchId, ...request }: RequirementsOptions, gone: AbortSignal): Promise<string> {
    const stated = await this.threads.requirements({ ...request, branchId: branchOfQuery(branchId) }, gone);
    if (stated.outcome === "stated") return stated.answer;
    throw stated.outcome === "no-branch" ? noBranch() : notFound("The project has no such scenario");
  }

  async defaults(workspaceId: Guid): Promise<ProfileDefaults> {
    const { effective } = await this.settings.effective(this.unitOfWork.reader, workspaceId);
    return profileDefaults(effective);
  }

  async compare(request: ComparisonRequest, gone: AbortSignal): Promise<string> {
    const answer = await this.threads.compare(request, gone);
    if (answer === null) throw notFound("The project has no such stress run");
    return answer;
  }
}
