import { Injectable } from "@nestjs/common";
import type { View } from "@plumbline/diagram-writer";
import type { Guid } from "@plumbline/model-core";
import { actorOf, type ProjectCaller } from "../../platform/access/principal.js";
import { recordAudit } from "../../platform/audit/record-audit.js";
import { claimId } from "../../platform/database/claimed-ids.js";
import { type EntityReader, type EntityTx, UnitOfWork } from "../../platform/database/unit-of-work.js";
import { conflict, notFound } from "../../platform/errors/api-error.js";
import { contentTag } from "../../platform/http/if-match.js";
import { type GuardedBody, type Preconditions, refuseOtherState } from "../../platform/http/preconditions.js";
import { ModelRepository } from "../model/streams/model.repository.js";
import { ProjectRepository } from "../projects/project.repository.js";
import { namedIds, toViewResponse, type ViewAnswer } from "./dto/view.js";
import { MAX_BYTES_OF_VIEWS, MAX_VIEWS } from "./limits.js";
import { readNewView, readReplacement } from "./read-view-body.js";
import { bytesOfView, type ViewPlace, ViewRepository } from "./view.repository.js";

/** IDs that a list looks up in one query; more in one view are looked up all the same. */
const IDS_AT_ONCE = 5_000;

@Injectable()
export class ViewsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly views: ViewRepository,
    private readonly projects: ProjectRepository,
    private readonly models: ModelRepository,
  ) {}

  /** JSON text, made in batches: between two of them the process serves others. */
  list(projectId: Guid): Promise<string> {
    return this.unitOfWork.readAtOnce(async (reader) => {
      const parts: string[] = [];
      for (const batch of batchesOf(await this.views.list(reader, projectId))) {
        const present = await this.models.presentIds(reader, projectId, batch.flatMap(namedIds));
        parts.push(...batch.map((view) => JSON.stringify(toViewResponse(view, present))));
      }
      return `[${parts.join(",")}]`;
    });
  }

  read(place: ViewPlace): Promise<ViewAnswer> {
    return this.unitOfWork.readAtOnce(async (reader) => {
      const view = await this.views.find(reader, place);
      if (view === null) {
        throw noView();
      }
      return this.answerOne(reader, place.projectId, view);
    });
  }

  create(caller: ProjectCaller, body: Uint8Array): Promise<ViewAnswer> {
    const { projectId } = caller;
    const view = readNewView(body);
    return this.unitOfWork.run(async (tx) => {
      await this.lockProject(tx, projectId);
      await this.refuseTooMuch(tx, projectId, view);
      if (!(await claimId(tx, { kind: "view", id: view.id, projectId }))) {
        throw conflict("The ID of the view is in use", [{ field: "id", message: "is in use" }]);
      }
      await this.views.add(tx, projectId, view, { actor: actorOf(caller), at: new Date() });
      return this.answerOne(tx, projectId, view);
    });
  }

  replace(caller: ProjectCaller, id: Guid, { body, preconditions }: GuardedBody): Promise<ViewAnswer> {
    const { projectId } = caller;
    const view = readReplacement(body, id);
    return this.unitOfWork.run(async (tx) => {
      await this.lockProject(tx, projectId);
      await this.refuseOther(tx, { projectId, id }, preconditions);
      await this.refuseTooMuch(tx, projectId, view);
      const write = { actor: actorOf(caller), at: new Date() };
      await this.views.replace(tx, projectId, view, write);
      return this.answerOne(tx, projectId, view);
    });
  }

  remove(caller: ProjectCaller, id: Guid, preconditions: Preconditions): Promise<void> {
    const { workspaceId, projectId } = caller;
    return this.unitOfWork.run(async (tx) => {
      await this.lockProject(tx, projectId);
      await this.refuseOther(tx, { projectId, id }, preconditions);
      const name = await this.views.remove(tx, { projectId, id });
      if (name === null) {
        throw noView();
      }
      const details = { name, projectId };
      await recordAudit(tx, caller, { workspaceId, action: "view.deleted", target: id, details });
    });
  }

  private async refuseOther(tx: EntityTx, place: ViewPlace, preconditions: Preconditions): Promise<void> {
    const view = await this.views.find(tx, place);
    if (view === null) {
      throw noView();
    }
    const answer = await this.answerOne(tx, place.projectId, view);
    refuseOtherState(preconditions, "the view", contentTag(answer));
  }

  /** Views of several writers are counted one after the other. */
  private async lockProject(tx: EntityTx, projectId: Guid): Promise<void> {
    if ((await this.projects.lock(tx, projectId)) === null) {
      throw notFound();
    }
  }

  private async refuseTooMuch(tx: EntityTx, projectId: Guid, view: View): Promise<void> {
    const beside = await this.views.totalsBeside(tx, { projectId, id: view.id });
    if (beside.views >= MAX_VIEWS) {
      throw conflict(`A project has at most ${MAX_VIEWS} views`);
    }
    if (beside.bytes + bytesOfView(view) > MAX_BYTES_OF_VIEWS) {
      throw conflict(`The views of a project have at most ${MAX_BYTES_OF_VIEWS} bytes together`);
    }
  }

  private async answerOne(reader: EntityReader, projectId: Guid, view: View): Promise<ViewAnswer> {
    const present = await this.models.presentIds(reader, projectId, namedIds(view));
    return toViewResponse(view, present);
  }
}

/** Views one after the other, in batches that name few enough IDs for one query. */
function batchesOf(views: readonly View[]): readonly (readonly View[])[] {
  const batches: View[][] = [];
  let room = 0;
  for (const view of views) {
    const named = namedIds(view).length;
    if (named > room || batches.length === 0) {
      batches.push([]);
      room = IDS_AT_ONCE;
    }
    batches.at(-1)?.push(view);
    room -= named;
  }
  return batches;
}

function noView() {
  return notFound("The project has no such view");
}
