import { Injectable } from "@nestjs/common";
import type { GENERATE_OBLIGATIONS, RUN_OBLIGATION } from "@plumbline/agent-tools";
import { ObligationsService } from "../../promises/obligations.service.js";
import { PromiseRunsService } from "../../promises/promise-runs.service.js";
import type { ToolCall, ToolFinding } from "../tools/handled-tool.js";
import { type OfPromise, promiseFound, writeOf } from "./promise-writes.js";
import { validAs } from "./validated.js";

/** A call about one obligation. */
type OfObligation = ToolCall<typeof RUN_OBLIGATION.own>;

/** What tools do with obligations. */
@Injectable()
export class ObligationTools {
  constructor(
    private readonly obligations: ObligationsService,
    private readonly runs: PromiseRunsService,
  ) {}

  async add(call: OfPromise): Promise<ToolFinding> {
    return promiseFound(await this.obligations.add(writeOf(call), call.gone));
  }

  async generate(call: ToolCall<typeof GENERATE_OBLIGATIONS.own>): Promise<ToolFinding> {
    const { bytes: _, ...write } = writeOf(call);
    return call.own.dryRun
      ? { data: await this.obligations.preview(write, call.gone) }
      : promiseFound(await this.obligations.generate(write, call.gone));
  }

  /** Which rules the body has hangs on the kind of the obligation. */
  async run(call: OfObligation): Promise<ToolFinding> {
    if (call.own.dryRun) {
      const read = await this.runs.readRun(checkOf(call));
      return validAs(read.ok ? null : read.refusal);
    }
    return { data: { run: await this.runs.run(checkOf(call), call.gone) } };
  }

  async evidence(call: OfObligation): Promise<ToolFinding> {
    return { data: { run: await this.runs.evidence(checkOf(call), call.gone) } };
  }
}

function checkOf({ caller, own: { promiseId, obligationKey: key }, body: bytes }: OfObligation) {
  return { caller, promiseId, key, bytes };
}
