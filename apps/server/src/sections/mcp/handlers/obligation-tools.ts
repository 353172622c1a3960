import { Injectable } from "@nestjs/common";
import type { GENERATE_OBLIGATIONS, RUN_OBLIGATION } from "@plumbline/agent-tools";
import { readRunRequest } from "@plumbline/promise-core";
import { answerTo } from "../../../platform/errors/answers.js";
import { ObligationsService } from "../../promises/obligations.service.js";
import { PromiseRunsService } from "../../promises/promise-runs.service.js";
import { PromisesService } from "../../promises/promises.service.js";
import type { ToolCall, ToolFinding } from "../tools/handled-tool.js";
import { parsed } from "./parsed.js";
import { type OfPromise, promiseFound, writeOf } from "./promise-writes.js";
import { validBody } from "./validated.js";

/** A call about one obligation. */
type OfObligation = ToolCall<typeof RUN_OBLIGATION.own>;

/** What tools do with obligations. */
@Injectable()
export class ObligationTools {
  constructor(
    private readonly obligations: ObligationsService,
    private readonly runs: PromiseRunsService,
    private readonly promises: PromisesService,
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
      const kind = await this.kindOf(call);
      return validBody(call.body, (text) => readRunRequest(text, kind));
    }
    return { data: { run: await this.runs.run(checkOf(call), call.gone) } };
  }

  private async kindOf({ caller, own, gone }: OfObligation): Promise<string> {
    const { bytes } = await this.promises.read(caller.projectId, own.promiseId, "json", gone);
    const { draft, inForce } = parsed(bytes) as Readonly<Record<"draft" | "inForce", Revision | null>>;
    const all = [inForce, draft].flatMap((revision) => revision?.obligations ?? []);
    const found = all.find(({ key }) => key === own.obligationKey);
    if (found === undefined) {
      throw answerTo({ outcome: "no-obligation" });
    }
    return found.kind;
  }

  async evidence(call: OfObligation): Promise<ToolFinding> {
    return { data: { run: await this.runs.evidence(checkOf(call), call.gone) } };
  }
}

interface Revision {
  readonly obligations: readonly { readonly key: string; readonly kind: string }[];
}

function checkOf({ caller, own: { promiseId, obligationKey: key }, body: bytes }: OfObligation) {
  return { caller, promiseId, key, bytes };
}
