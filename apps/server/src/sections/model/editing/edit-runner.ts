import { Injectable } from "@nestjs/common";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { doneOrAnswered } from "../../../platform/errors/answers.js";
import { ownBytes } from "../../../platform/workers/own-bytes.js";
import { Threads } from "../../../platform/workers/threads.js";
import { editWithin } from "./edit-model.js";
import type { ModelEdit, WrittenEdit } from "./model-edit.js";
import { MODEL_EDITING } from "./model-editing.work.js";
import type { SentBatch } from "./model-editing.worker.js";
import { WriteTurns } from "./write-turns.js";

/** Runs edits in their turns: small ones on the main thread, where the part of the model they need is small. */
@Injectable()
export class EditRunner {
  private readonly editing;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly turns: WriteTurns,
    threads: Threads,
  ) {
    this.editing = threads.lineFor(MODEL_EDITING);
  }

  async edit(edit: ModelEdit, gone: AbortSignal): Promise<WrittenEdit> {
    const small = await this.turns.onMain(edit.projectId, gone, () =>
      this.unitOfWork.run((tx) => editWithin(tx, edit, "part")),
    );
    if (small.outcome !== "too-wide") {
      return doneOrAnswered(small);
    }
    return this.turns.inThread(edit.projectId, gone, () =>
      this.editing.run("runEdit", edit, { unlessLeft: gone }),
    );
  }

  /** A batch too large to be read on the main thread. */
  batch(batch: SentBatch, gone: AbortSignal): Promise<WrittenEdit> {
    const own = { ...batch, bytes: ownBytes(batch.bytes) };
    return this.turns.inThread(batch.projectId, gone, () =>
      this.editing.run("runBatch", own, { unlessLeft: gone }),
    );
  }
}
