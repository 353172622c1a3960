import { Injectable } from "@nestjs/common";
import { type FactKind, type Guid, type ModelChange, parseGuid } from "@plumbline/model-core";
import { actorOf, type ProjectCaller } from "../../../platform/access/principal.js";
import { answerTo } from "../../../platform/errors/answers.js";
import { notFound } from "../../../platform/errors/api-error.js";
import { type Preconditions, writtenStateOf } from "../../../platform/http/preconditions.js";
import type { DeleteFactQuery, EditQuery } from "../dto/edit.query.js";
import { SMALL_BATCH } from "../limits.js";
import { EditRunner } from "./edit-runner.js";
import type { WrittenEdit } from "./model-edit.js";
import { readChangesBody, readFactBody } from "./read-edit-body.js";

/** Who asks for an edit. */
export interface EditCall {
  readonly caller: ProjectCaller;
  readonly preconditions: Preconditions;
  /** Fires when the client leaves. */
  readonly gone: AbortSignal;
}

/** One fact as its path names it. */
export interface NamedFact {
  readonly kind: FactKind;
  readonly id: Guid;
}

/** Changes of models by those who may make them (docs/reference/streams.md#a-batch-of-changes). */
@Injectable()
export class ModelEditsService {
  constructor(private readonly runner: EditRunner) {}

  async put(
    call: EditCall,
    named: NamedFact,
    { query, bytes }: { readonly query: EditQuery; readonly bytes: Uint8Array },
  ): Promise<WrittenEdit> {
    const read = readFactBody(bytes, named);
    if (!read.ok) {
      throw answerTo({ outcome: "edit-refused", refusal: read.refusal });
    }
    return this.single(call, query, read.value);
  }

  async remove(call: EditCall, named: NamedFact, query: DeleteFactQuery): Promise<WrittenEdit> {
    return this.single(call, query, { op: "delete", ...named }, query.cascade === "true");
  }

  async change(call: EditCall, bytes: Uint8Array): Promise<WrittenEdit> {
    const ifMatch = writtenStateOf(call.preconditions, "the model");
    // A model is always there.
    const writer = { ...writerOf(call), ifMatch, replaceOnly: false };
    if (bytes.byteLength > SMALL_BATCH) {
      return this.runner.batch({ ...writer, bytes }, call.gone);
    }
    const read = readChangesBody(bytes);
    if (!read.ok) {
      throw answerTo({ outcome: "edit-refused", refusal: read.refusal });
    }
    return this.runner.edit({ ...writer, ...read.value, cascade: false, single: false }, call.gone);
  }

  private single(
    call: EditCall,
    { branchId, expectedVersion }: EditQuery,
    change: ModelChange,
    cascade = false,
  ): Promise<WrittenEdit> {
    const edit = {
      ...writerOf(call),
      branchId: namedBranch(branchId),
      expectedVersion: expectedVersion === undefined ? null : Number(expectedVersion),
      changes: [change],
      cascade,
      single: true,
    };
    return this.runner.edit(edit, call.gone);
  }
}

function writerOf({ caller, preconditions }: EditCall) {
  return { projectId: caller.projectId, ...preconditions, actor: actorOf(caller) };
}

function namedBranch(text: string | undefined): Guid | null {
  const id = text === undefined ? null : parseGuid(text);
  if (text !== undefined && id === null) {
    throw notFound("branchId: names no open branch");
  }
  return id;
}
