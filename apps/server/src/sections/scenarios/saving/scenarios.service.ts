import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { SAVE_LIMITS } from "@plumbline/playback-engine";
import { actorOf, type ProjectCaller } from "../../../platform/access/principal.js";
import { recordAudit } from "../../../platform/audit/record-audit.js";
import { claimId } from "../../../platform/database/claimed-ids.js";
import type { Tx } from "../../../platform/database/statements.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { conflict, notFound } from "../../../platform/errors/api-error.js";
import { versionTag } from "../../../platform/http/if-match.js";
import {
  type GuardedBody,
  type Preconditions,
  refuseOtherState,
} from "../../../platform/http/preconditions.js";
import { decodeCursor, pageOf } from "../../../platform/pagination/cursor.js";
import { keysetOf, namePosition } from "../../../platform/pagination/name-order.js";
import type { Page } from "../../../platform/pagination/page.js";
import type { PageQuery } from "../../../platform/pagination/page-query.js";
import { ProjectRepository } from "../../projects/project.repository.js";
import { readNewScenario, readReplacement } from "./read-scenario-body.js";
import {
  type ScenarioName,
  type ScenarioPlace,
  ScenarioRepository,
  type ScenarioRow,
} from "./scenario.repository.js";

@Injectable()
export class ScenariosService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly scenarios: ScenarioRepository,
    private readonly projects: ProjectRepository,
  ) {}

  async list(projectId: Guid, { cursor, limit }: PageQuery): Promise<Page<ScenarioName>> {
    const list = `scenarios of ${projectId}`;
    const after = namePosition(decodeCursor(list, cursor));
    const rows = await this.scenarios.page(this.unitOfWork.reader, { projectId, after, rows: limit + 1 });
    return pageOf(list, rows, limit, keysetOf);
  }

  async read(place: ScenarioPlace): Promise<ScenarioRow> {
    const scenario = await this.scenarios.find(this.unitOfWork.reader, place);
    if (scenario === null) {
      throw noScenario();
    }
    return scenario;
  }

  create(caller: ProjectCaller, body: Uint8Array): Promise<ScenarioRow> {
    const { projectId } = caller;
    const sent = readNewScenario(body);
    return this.unitOfWork.run(async (tx) => {
      if ((await this.projects.lock(tx, projectId)) === null) {
        throw notFound();
      }
      if ((await this.scenarios.count(tx, projectId)) >= SAVE_LIMITS.scenariosOfProject) {
        throw conflict(`A project has at most ${SAVE_LIMITS.scenariosOfProject} scenarios`);
      }
      if (!(await claimId(tx, { kind: "scenario", id: sent.id, projectId }))) {
        throw conflict("The ID of the scenario is in use", [{ field: "id", message: "is in use" }]);
      }
      const scenario = { ...sent, projectId, version: 1, origin: null };
      await this.scenarios.add(tx, scenario, { actor: actorOf(caller), at: new Date() });
      return scenario;
    });
  }

  /** A body that says what is stored already makes no version. */
  replace(caller: ProjectCaller, id: Guid, { body, preconditions }: GuardedBody): Promise<ScenarioRow> {
    const sent = readReplacement(body, id);
    return this.unitOfWork.run(async (tx) => {
      const before = await this.lock(tx, { projectId: caller.projectId, id }, preconditions);
      if (before.document === sent.document) {
        return before;
      }
      const scenario = { ...before, ...sent, version: before.version + 1 };
      await this.scenarios.replace(tx, scenario, { actor: actorOf(caller), at: new Date() });
      return scenario;
    });
  }

  remove(caller: ProjectCaller, id: Guid, preconditions: Preconditions): Promise<void> {
    const { workspaceId, projectId } = caller;
    const place = { projectId, id };
    return this.unitOfWork.run(async (tx) => {
      const { name } = await this.lock(tx, place, preconditions);
      await this.scenarios.remove(tx, place);
      const details = { name, projectId };
      await recordAudit(tx, caller, { workspaceId, action: "scenario.deleted", target: id, details });
    });
  }

  /** The project first, as its deletion does: then neither waits for the other in a circle. */
  private async lock(tx: Tx, place: ScenarioPlace, preconditions: Preconditions): Promise<ScenarioRow> {
    if (!(await this.projects.hold(tx, place.projectId))) {
      throw notFound();
    }
    const scenario = await this.scenarios.findToChange(tx, place);
    if (scenario === null) {
      throw noScenario();
    }
    refuseOtherState(preconditions, "the scenario", versionTag(scenario.version));
    return scenario;
  }
}

function noScenario() {
  return notFound("The project has no such scenario");
}
