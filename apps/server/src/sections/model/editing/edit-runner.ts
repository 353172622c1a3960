import { Injectable } from "@nestjs/common";
import { assertNever } from "@plumbline/model-core";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { conflict, notFound, otherVersion } from "../../../platform/errors/api-error.js";
import { editModel } from "./edit-model.js";
import { refusedEdit } from "./edit-refused.js";
import { EditThreads } from "./edit-threads.js";
import type { EditOutcome, ModelEdit, WrittenEdit } from "./model-edit.js";
import type { SentBatch } from "./model-editing.worker.js";
import { WriteTurns } from "./write-turns.js";

/** Runs edits in their turns: small ones on the main thread, where the part of the model they need is small. */
@Injectable()
export class EditRunner {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly turns: WriteTurns,
    private readonly threads: EditThreads,
  ) {}

  async edit(edit: ModelEdit, gone: AbortSignal): Promise<WrittenEdit> {
    const outcome = await this.turns.run(edit.projectId, gone, async () => {
      const small = await this.unitOfWork.run((tx) => editModel(tx, edit, "part"));
      return small.outcome === "too-wide" ? this.threads.edit(edit, gone) : small;
    });
    return writtenOrRefused(outcome, edit.branchId !== null);
  }

  /** A batch too large to be read on the main thread. */
  async batch(batch: SentBatch, gone: AbortSignal): Promise<WrittenEdit> {
    const outcome = await this.turns.run(batch.projectId, gone, () => this.threads.batch(batch, gone));
    return writtenOrRefused(outcome, true);
  }
}

function writtenOrRefused(result: EditOutcome, ofBranch: boolean): WrittenEdit {
  switch (result.outcome) {
    case "written":
      return result;
    case "no-stream":
      throw notFound(ofBranch ? "branchId: names no open branch" : undefined);
    case "other-version":
      throw otherVersion("the model", result.modelVersion);
    case "refused":
      throw refusedEdit(result.refusal);
    case "id-taken":
      throw conflict("The ID of a schema was taken by another project", [
        { field: "id", message: "is in use" },
      ]);
    case "too-wide":
      throw new Error("A thread reads whole models");
    default:
      return assertNever(result);
  }
}
