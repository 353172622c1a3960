import { Injectable } from "@nestjs/common";
import {
  ADD_OBLIGATION,
  CREATE_PROMISE,
  GENERATE_OBLIGATIONS,
  GET_PROMISE,
  LIST_PROMISE_RUNS,
  LIST_PROMISES,
  RECORD_EVIDENCE,
  REVISE_PROMISE,
  RUN_OBLIGATION,
  UPDATE_PROMISE_DRAFT,
} from "@plumbline/agent-tools";
import { PromiseRunsService } from "../../promises/promise-runs.service.js";
import { PromisesService } from "../../promises/promises.service.js";
import { inProject, type ToolCall, type ToolFinding } from "../tools/handled-tool.js";
import { ObligationTools } from "./obligation-tools.js";
import { type OfPromise, promiseFound, writeOf } from "./promise-writes.js";
import { validated } from "./validated.js";

/** Tools over promises. */
@Injectable()
export class PromiseTools {
  constructor(
    private readonly promises: PromisesService,
    private readonly runs: PromiseRunsService,
    private readonly obligations: ObligationTools,
  ) {}

  get tools() {
    return [
      inProject(LIST_PROMISES, (call) => this.list(call)),
      inProject(GET_PROMISE, (call) => this.read(call)),
      inProject(LIST_PROMISE_RUNS, (call) => this.listRuns(call)),
      inProject(CREATE_PROMISE, (call) => validated(call, () => this.create(call))),
      inProject(UPDATE_PROMISE_DRAFT, (call) => validated(call, () => this.change(call))),
      inProject(REVISE_PROMISE, (call) => validated(call, () => this.revise(call))),
      inProject(ADD_OBLIGATION, (call) => validated(call, () => this.obligations.add(call))),
      inProject(GENERATE_OBLIGATIONS, (call) => this.obligations.generate(call)),
      inProject(RUN_OBLIGATION, (call) => this.obligations.run(call)),
      inProject(RECORD_EVIDENCE, (call) => validated(call, () => this.obligations.evidence(call))),
    ];
  }

  private async list({ caller: { projectId }, page, gone }: ToolCall): Promise<ToolFinding> {
    const { items, nextCursor } = await this.promises.list(projectId, page, gone);
    return { data: { items }, nextCursor };
  }

  private async read({ caller, own, gone }: ToolCall<typeof GET_PROMISE.own>): Promise<ToolFinding> {
    return promiseFound(await this.promises.read(caller.projectId, own.promiseId, "json", gone));
  }

  private async listRuns({
    caller,
    own,
    page,
  }: ToolCall<typeof LIST_PROMISE_RUNS.own>): Promise<ToolFinding> {
    const { promiseId, obligation } = own;
    const query = { ...page, ...(obligation === undefined ? {} : { obligation }) };
    const { items, nextCursor } = await this.runs.list(caller.projectId, promiseId, query);
    return { data: { items }, nextCursor };
  }

  private async create({ caller, body, gone }: ToolCall): Promise<ToolFinding> {
    return promiseFound(await this.promises.create(caller, body, gone));
  }

  private async change(call: OfPromise): Promise<ToolFinding> {
    return promiseFound(await this.promises.change(writeOf(call), call.gone));
  }

  private async revise(call: OfPromise): Promise<ToolFinding> {
    return promiseFound(await this.promises.revise(writeOf(call), call.gone));
  }
}
