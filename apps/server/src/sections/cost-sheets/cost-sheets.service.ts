import { Injectable } from "@nestjs/common";
import {
  COST_LIMITS,
  type CostSheet,
  type CostSheetRequest,
  readCostSheetRequest,
} from "@plumbline/cost-core";
import type { Guid } from "@plumbline/model-core";
import { actorOf, type ProjectCaller } from "../../platform/access/principal.js";
import { recordAudit } from "../../platform/audit/record-audit.js";
import { claimId } from "../../platform/database/claimed-ids.js";
import { newId } from "../../platform/database/new-id.js";
import { type EntityTx, UnitOfWork } from "../../platform/database/unit-of-work.js";
import { conflict, notFound, validationError } from "../../platform/errors/api-error.js";
import { contentTag } from "../../platform/http/if-match.js";
import { type GuardedBody, type Preconditions, refuseOtherState } from "../../platform/http/preconditions.js";
import { decodeCursor, pageOf } from "../../platform/pagination/cursor.js";
import { keysetOf, namePosition } from "../../platform/pagination/name-order.js";
import type { Page } from "../../platform/pagination/page.js";
import type { PageQuery } from "../../platform/pagination/page-query.js";
import { readCostBody } from "../prices/prices.module.js";
import { ProjectRepository } from "../projects/project.repository.js";
import { bytesOfSheet, CostSheetRepository, type SheetPlace } from "./cost-sheet.repository.js";
import { MAX_BYTES_OF_SHEETS } from "./limits.js";

/** The cost sheets of projects (docs/reference/prices.md#cost-sheets). */
@Injectable()
export class CostSheetsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly projects: ProjectRepository,
    private readonly sheets: CostSheetRepository,
  ) {}

  async list(projectId: Guid, { cursor, limit }: PageQuery): Promise<Page<CostSheet>> {
    const name = `cost sheets of ${projectId}`;
    const after = namePosition(decodeCursor(name, cursor));
    const rows = await this.sheets.page(this.unitOfWork.reader, projectId, { after, rows: limit + 1 });
    return pageOf(name, rows, limit, keysetOf);
  }

  async read(place: SheetPlace): Promise<CostSheet> {
    return there(await this.sheets.find(this.unitOfWork.reader, place));
  }

  create(caller: ProjectCaller, body: Uint8Array): Promise<CostSheet> {
    const { projectId } = caller;
    const sent = readCostBody(body, readCostSheetRequest);
    const sheet = sheetOf(sent, sent.id ?? newId());
    return this.unitOfWork.run(async (tx) => {
      await this.lockProject(tx, projectId);
      await this.refuseTooMuch(tx, projectId, sheet);
      if (!(await claimId(tx, { kind: "cost-sheet", id: sheet.id, projectId }))) {
        throw conflict("The ID of the cost sheet is in use", [{ field: "id", message: "is in use" }]);
      }
      await this.sheets.add(tx, projectId, sheet, { actor: actorOf(caller), at: new Date() });
      return sheet;
    });
  }

  replace(caller: ProjectCaller, id: Guid, { body, preconditions }: GuardedBody): Promise<CostSheet> {
    const { projectId } = caller;
    const sent = readCostBody(body, readCostSheetRequest);
    if (sent.id !== null && sent.id !== id) {
      throw validationError([{ field: "id", message: "must be the ID of the path or left out" }]);
    }
    const by = sheetOf(sent, id);
    return this.unitOfWork.run(async (tx) => {
      const before = await this.lock(tx, { projectId, id }, preconditions);
      await this.refuseTooMuch(tx, projectId, by);
      await this.sheets.replace(tx, projectId, { before, by }, { actor: actorOf(caller), at: new Date() });
      return by;
    });
  }

  remove(caller: ProjectCaller, id: Guid, preconditions: Preconditions): Promise<void> {
    const { workspaceId, projectId } = caller;
    return this.unitOfWork.run(async (tx) => {
      const sheet = await this.lock(tx, { projectId, id }, preconditions);
      await this.sheets.remove(tx, projectId, sheet);
      const details = { name: sheet.name, projectId };
      await recordAudit(tx, caller, { workspaceId, action: "cost-sheet.deleted", target: id, details });
    });
  }

  /** A cost sheet in the state that a write is meant for, held until the transaction ends. */
  private async lock(tx: EntityTx, place: SheetPlace, preconditions: Preconditions): Promise<CostSheet> {
    await this.lockProject(tx, place.projectId);
    const sheet = there(await this.sheets.find(tx, place));
    refuseOtherState(preconditions, "the cost sheet", contentTag(sheet));
    return sheet;
  }

  /** Cost sheets of several writers are counted one after the other. */
  private async lockProject(tx: EntityTx, projectId: Guid): Promise<void> {
    if ((await this.projects.lock(tx, projectId)) === null) {
      throw notFound();
    }
  }

  private async refuseTooMuch(tx: EntityTx, projectId: Guid, sheet: CostSheet): Promise<void> {
    const beside = await this.sheets.totalsBeside(tx, { projectId, id: sheet.id });
    if (beside.sheets >= COST_LIMITS.sheets) {
      throw conflict(`A project has at most ${COST_LIMITS.sheets} cost sheets`);
    }
    if (beside.bytes + bytesOfSheet(sheet) > MAX_BYTES_OF_SHEETS) {
      throw conflict(`The cost sheets of a project have at most ${MAX_BYTES_OF_SHEETS} bytes together`);
    }
  }
}

function sheetOf({ name, lines }: CostSheetRequest, id: Guid): CostSheet {
  return { id, name, lines: lines.map((line) => ({ ...line, id: line.id ?? newId() })) };
}

function there(sheet: CostSheet | null): CostSheet {
  if (sheet === null) {
    throw notFound("The project has no such cost sheet");
  }
  return sheet;
}
