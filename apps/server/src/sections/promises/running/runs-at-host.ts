import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { type HostAnswer, judgeRun, type Outcome, type RunClaim } from "@plumbline/promise-core";
import { busy } from "../../../platform/errors/api-error.js";
import {
  CODE_HOST_EVIDENCE_MS,
  type CodeHostAccess,
  type CodeHostAnswer,
  CodeHostClient,
  RUNS_READ_AT_ONCE,
} from "../../sources/sources.module.js";

/** Evidence to be judged, in the name of a workspace. */
export interface ClaimOfWorkspace {
  readonly workspaceId: Guid;
  readonly access: CodeHostAccess;
  readonly claim: RunClaim;
}

/** Asks code hosts about runs (docs/reference/promises-evidence.md#reasons). */
@Injectable()
export class RunsAtHost {
  private readonly reading = new Map<Guid, number>();

  constructor(private readonly client: CodeHostClient) {}

  /** What is to be recorded of evidence. A workspace whose code host is slow keeps so many requests open and no more. */
  async judge({ workspaceId, access, claim }: ClaimOfWorkspace, gone: AbortSignal): Promise<Outcome> {
    const going = this.reading.get(workspaceId) ?? 0;
    if (going >= RUNS_READ_AT_ONCE) {
      throw busy("Too many runs are being read from the code host of the workspace");
    }
    this.reading.set(workspaceId, going + 1);
    try {
      return await this.outcomeOf(access, claim, gone);
    } finally {
      this.end(workspaceId);
    }
  }

  private async outcomeOf(access: CodeHostAccess, claim: RunClaim, gone: AbortSignal): Promise<Outcome> {
    const judging = judgeRun(claim);
    let step = judging.next();
    while (step.done !== true) {
      const question = { path: step.value.path, timeoutMs: CODE_HOST_EVIDENCE_MS, gone };
      step = judging.next(hostAnswer(await this.client.ask(access, question)));
    }
    return step.value;
  }

  private end(workspaceId: Guid): void {
    const going = (this.reading.get(workspaceId) ?? 1) - 1;
    if (going === 0) {
      this.reading.delete(workspaceId);
    } else {
      this.reading.set(workspaceId, going);
    }
  }
}

/** A run that is said to be elsewhere by now was not read. */
function hostAnswer(answer: CodeHostAnswer): HostAnswer {
  switch (answer.outcome) {
    case "answered":
      return answer;
    case "rate-limited":
    case "refused":
    case "not-found":
    case "blocked":
      return { outcome: answer.outcome };
    default:
      return { outcome: "unavailable" };
  }
}
