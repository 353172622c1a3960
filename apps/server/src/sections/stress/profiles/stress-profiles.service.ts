import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { actorOf, type ProjectCaller } from "../../../platform/access/principal.js";
import { recordAudit } from "../../../platform/audit/record-audit.js";
import { newId } from "../../../platform/database/new-id.js";
import { type EntityTx, UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { conflict, notFound } from "../../../platform/errors/api-error.js";
import { versionTag } from "../../../platform/http/if-match.js";
import {
  type GuardedBody,
  type Preconditions,
  refuseOtherState,
} from "../../../platform/http/preconditions.js";
import { ProjectRepository } from "../../projects/project.repository.js";
import { MAX_PROFILES } from "../limits.js";
import {
  type ProfilePlace,
  ProfileRepository,
  type ProfileRow,
  type ProfileSummaryRow,
} from "./profile.repository.js";
import { readProfileBody } from "./read-profile-body.js";

@Injectable()
export class StressProfilesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly profiles: ProfileRepository,
    private readonly projects: ProjectRepository,
  ) {}

  list(projectId: Guid): Promise<readonly ProfileSummaryRow[]> {
    return this.profiles.list(this.unitOfWork.reader, projectId);
  }

  async read(place: ProfilePlace): Promise<ProfileRow> {
    const profile = await this.profiles.find(this.unitOfWork.reader, place);
    if (profile === null) {
      throw noProfile();
    }
    return profile;
  }

  create(caller: ProjectCaller, body: Uint8Array): Promise<ProfileRow> {
    const { projectId } = caller;
    const profile = readProfileBody(body);
    const place = { projectId, id: newId() };
    return this.unitOfWork.run(async (tx) => {
      if ((await this.projects.lock(tx, projectId)) === null) {
        throw notFound();
      }
      if ((await this.profiles.count(tx, projectId)) >= MAX_PROFILES) {
        throw conflict(`A project has at most ${MAX_PROFILES} stress profiles`);
      }
      const storable = { profile, document: JSON.stringify(profile) };
      await this.profiles.add(tx, place, storable, { actor: actorOf(caller), at: new Date() });
      return this.present(tx, place);
    });
  }

  /** A body that says what is stored already makes no version. */
  replace(caller: ProjectCaller, id: Guid, { body, preconditions }: GuardedBody): Promise<ProfileRow> {
    const place = { projectId: caller.projectId, id };
    const profile = readProfileBody(body);
    const document = JSON.stringify(profile);
    return this.unitOfWork.run(async (tx) => {
      const before = await this.lock(tx, place, preconditions);
      if (before.document === document) {
        return before;
      }
      const write = { actor: actorOf(caller), at: new Date() };
      await this.profiles.replace(tx, place, { profile, document }, write);
      return this.present(tx, place);
    });
  }

  /** Its runs go with it. */
  remove(caller: ProjectCaller, id: Guid, preconditions: Preconditions): Promise<void> {
    const { workspaceId, projectId } = caller;
    const place = { projectId, id };
    return this.unitOfWork.run(async (tx) => {
      const { name } = await this.lock(tx, place, preconditions);
      await this.profiles.remove(tx, place);
      const details = { name, projectId };
      await recordAudit(tx, caller, { workspaceId, action: "stress-profile.deleted", target: id, details });
    });
  }

  /** The project first, as its deletion does: then neither waits for the other in a circle. */
  private async lock(tx: EntityTx, place: ProfilePlace, preconditions: Preconditions): Promise<ProfileRow> {
    if (!(await this.projects.hold(tx, place.projectId))) {
      throw notFound();
    }
    const profile = await this.profiles.findToChange(tx, place);
    if (profile === null) {
      throw noProfile();
    }
    refuseOtherState(preconditions, "the stress profile", versionTag(profile.version));
    return profile;
  }

  private async present(tx: EntityTx, place: ProfilePlace): Promise<ProfileRow> {
    const profile = await this.profiles.find(tx, place);
    if (profile === null) {
      throw new Error("A stress profile is gone in the transaction that wrote it");
    }
    return profile;
  }
}

export function noProfile() {
  return notFound("The project has no such stress profile");
}
