import { Injectable } from "@nestjs/common";
import { type Guid, parseGuid } from "@plumbline/model-core";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { notFound } from "../../platform/errors/api-error.js";
import { type Stamp, StampRepository } from "./stamp.repository.js";

@Injectable()
export class StampService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly stamps: StampRepository,
  ) {}

  async read(projectId: Guid, branch: string | undefined): Promise<Stamp> {
    const branchId = branch === undefined ? null : parseGuid(branch);
    if (branch !== undefined && branchId === null) {
      throw noBranch();
    }
    const stamp = await this.stamps.find(this.unitOfWork.reader, projectId, branchId);
    if (stamp === null) {
      throw branchId === null ? notFound() : noBranch();
    }
    return stamp;
  }
}

function noBranch() {
  return notFound("branchId: the project has no such branch");
}
