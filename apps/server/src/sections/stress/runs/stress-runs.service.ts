import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { actorOf, type ProjectCaller } from "../../../platform/access/principal.js";
import { recordAudit } from "../../../platform/audit/record-audit.js";
import { newId } from "../../../platform/database/new-id.js";
import type { Reader } from "../../../platform/database/statements.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { conflict, notFound } from "../../../platform/errors/api-error.js";
import { ProjectRepository } from "../../projects/project.repository.js";
import { branchOfQuery } from "../branch-of-query.js";
import { MAX_RUNS } from "../limits.js";
import { type ProfilePlace, ProfileRepository } from "../profiles/profile.repository.js";
import { noProfile } from "../profiles/stress-profiles.service.js";
import { ProfileRunner } from "./profile-runner.js";
import { type FinishedRun, type RunPlace, RunRepository, type RunSummaryRow } from "./run.repository.js";

export interface RunOptions {
  /** Undefined runs on the main model. */
  readonly branchId: string | undefined;
  /** Fires when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}

@Injectable()
export class StressRunsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly profiles: ProfileRepository,
    private readonly runs: RunRepository,
    private readonly projects: ProjectRepository,
    private readonly runner: ProfileRunner,
  ) {}

  async list(place: ProfilePlace): Promise<readonly RunSummaryRow[]> {
    const { reader } = this.unitOfWork;
    if ((await this.profiles.find(reader, place)) === null) {
      throw noProfile();
    }
    return this.runs.list(reader, place);
  }

  /** Runs the profile and keeps the run, unless its client is gone by then. */
  run(caller: ProjectCaller, profileId: Guid, { branchId, gone }: RunOptions): Promise<string> {
    const { projectId } = caller;
    const profile = { projectId, id: profileId };
    return this.runner.withinSlot(async () => {
      const branch = branchOfQuery(branchId);
      await this.refuseTooMany(this.unitOfWork.reader, profile);
      const start = { branchId: branch, startedBy: actorOf(caller), startedAt: new Date().toISOString() };
      const place = { projectId, id: newId() };
      const ran = await this.runner.run({ projectId, profileId, runId: place.id, ...start }, gone);
      gone.throwIfAborted();
      await this.keep(profile, { ...ran, ...start, place, profileId });
      return ran.answer;
    });
  }

  async read(place: RunPlace): Promise<string> {
    const answer = await this.runs.findAnswer(this.unitOfWork.reader, place);
    if (answer === null) {
      throw noRun();
    }
    return answer;
  }

  remove(caller: ProjectCaller, id: Guid): Promise<void> {
    const { workspaceId, projectId } = caller;
    return this.unitOfWork.run(async (tx) => {
      if (!(await this.projects.hold(tx, projectId))) {
        throw notFound();
      }
      if (!(await this.runs.remove(tx, { projectId, id }))) {
        throw noRun();
      }
      const details = { projectId };
      await recordAudit(tx, caller, { workspaceId, action: "stress-run.deleted", target: id, details });
    });
  }

  /** The profile can be gone by now; then nothing is kept. */
  private keep(profile: ProfilePlace, run: FinishedRun): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      if (!(await this.projects.hold(tx, profile.projectId))) {
        throw notFound();
      }
      if ((await this.profiles.findToChange(tx, profile)) === null) {
        throw noProfile();
      }
      await this.refuseTooMany(tx, profile);
      await this.runs.add(tx, run);
    });
  }

  private async refuseTooMany(reader: Reader, profile: ProfilePlace): Promise<void> {
    if ((await this.runs.count(reader, profile)) >= MAX_RUNS) {
      throw conflict(`A stress profile keeps at most ${MAX_RUNS} runs; delete one first`);
    }
  }
}

function noRun() {
  return notFound("The project has no such stress run");
}
