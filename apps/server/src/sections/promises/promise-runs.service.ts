import { Injectable } from "@nestjs/common";
import type { Guid, Result } from "@plumbline/model-core";
import {
  type PromiseBodyRefusal,
  readRunChecksRequest,
  readRunManyRequest,
  type VerificationRun,
} from "@plumbline/promise-core";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { answerTo } from "../../platform/errors/answers.js";
import { ApiError, rateLimited } from "../../platform/errors/api-error.js";
import { decodeCursor, pageOf } from "../../platform/pagination/cursor.js";
import { numberIn } from "../../platform/pagination/number-cursor.js";
import type { Page } from "../../platform/pagination/page.js";
import { readBodyText } from "../../platform/request/read-body-text.js";
import { Threads } from "../../platform/workers/threads.js";
import type { RunListQuery } from "./dto/promise-queries.js";
import { placeOf } from "./promises.service.js";
import { PROMISES } from "./promises.work.js";
import { CheckRunner, type NamedCheck } from "./running/check-runner.js";
import type { CheckToRun } from "./running/checks-to-run.js";
import { chosenObligation, namedKey } from "./running/chosen-obligation.js";
import { EvidenceRecorder } from "./running/evidence-recorder.js";
import { readRunBody } from "./running/run-body.js";
import { RunRate } from "./running/run-rate.js";
import { PromiseRepository } from "./storing/promise.repository.js";
import { RunRepository } from "./storing/run.repository.js";

/** Runs of many checks, and how many of them there are still. */
export interface RanMany {
  readonly runs: readonly VerificationRun[];
  readonly left: number;
}

/** Runs and evidence (docs/reference/promises-evidence.md). */
@Injectable()
export class PromiseRunsService {
  private readonly work;
  private readonly promises = new PromiseRepository();
  private readonly runs = new RunRepository();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly checks: CheckRunner,
    private readonly rate: RunRate,
    private readonly recorder: EvidenceRecorder,
    threads: Threads,
  ) {
    this.work = threads.lineFor(PROMISES);
  }

  async list(projectId: Guid, name: string, query: RunListQuery): Promise<Page<VerificationRun>> {
    const { reader } = this.unitOfWork;
    const row = await this.promises.find(reader, placeOf(projectId, name));
    if (row === null) {
      throw answerTo({ outcome: "no-promise" });
    }
    const { promise } = row;
    const obligation = query.obligation === undefined ? null : namedKey(promise, query.obligation);
    if (query.obligation !== undefined && obligation === null) {
      throw answerTo({ outcome: "no-obligation" });
    }
    const list = `runs of ${promise.id} ${obligation ?? ""}`;
    const before = numberIn(decodeCursor(list, query.cursor));
    const place = { projectId, promiseId: promise.id, obligation, before };
    const rows = await this.runs.page(reader, { ...place, rows: query.limit + 1 });
    const page = pageOf(list, rows, query.limit, ({ number }) => [String(number)]);
    return { ...page, items: page.items.map(({ record }) => record) };
  }

  /** Reads the body of a run as the run itself does, and runs nothing. */
  async readRun({
    caller,
    promiseId,
    key: name,
    bytes,
  }: NamedCheck): Promise<Result<unknown, PromiseBodyRefusal>> {
    const row = await this.promises.find(this.unitOfWork.reader, placeOf(caller.projectId, promiseId));
    if (row === null) {
      throw answerTo({ outcome: "no-promise" });
    }
    const key = namedKey(row.promise, name) ?? "";
    const body = readRunBody(row.promise, key, bytes);
    const chosen = body.ok ? chosenObligation(row.promise, key, body.value.revision) : null;
    if (chosen !== null && "outcome" in chosen) {
      throw answerTo(chosen);
    }
    return body;
  }

  /** Runs one check; its caller has only so many in a minute. */
  run(check: NamedCheck, gone: AbortSignal): Promise<VerificationRun> {
    return this.checks.run(check, gone, this.rate.count(check.caller));
  }

  /** Records what somebody says of a run elsewhere; the code host is asked where it can tell. */
  async evidence(check: NamedCheck, gone: AbortSignal): Promise<VerificationRun> {
    await this.rate.count(check.caller);
    return this.recorder.record(check, gone);
  }

  /** Runs the checks of one promise that are stale or were not run. */
  async runAgain(
    caller: ProjectCaller,
    promiseId: Guid,
    { bytes, gone }: { readonly bytes: Uint8Array; readonly gone: AbortSignal },
  ): Promise<RanMany> {
    const { revision } = readOrRefuse(bytes, readRunChecksRequest);
    const request = { projectId: caller.projectId, promiseId, revision };
    const { checks } = await this.work.run("checksOf", request, { signal: gone });
    return this.runAll(caller, checks, gone);
  }

  /** The same of many promises, or of all. */
  async runAgainMany(caller: ProjectCaller, bytes: Uint8Array, gone: AbortSignal): Promise<RanMany> {
    const { promiseIds } = readOrRefuse(bytes, readRunManyRequest);
    const { checks } = await this.work.run(
      "checksOfAll",
      { projectId: caller.projectId, promiseIds },
      { signal: gone },
    );
    return this.runAll(caller, checks, gone);
  }

  /**
   * One after the other, until the caller may run no more; 429 when not one could be run. One that has as many runs as it
   * may is not begun, and counts as none of them.
   */
  private async runAll(
    caller: ProjectCaller,
    checks: readonly CheckToRun[],
    gone: AbortSignal,
  ): Promise<RanMany> {
    const runs: VerificationRun[] = [];
    for (const check of checks.filter(({ isFull }) => !isFull)) {
      const restMs = await this.rate.restAfter(caller);
      if (restMs !== null && runs.length === 0) {
        throw rateLimited(restMs, "runs and evidence");
      }
      if (restMs !== null) {
        break;
      }
      runs.push(...(await this.runWhereItCan(caller, check, gone)));
    }
    return { runs, left: checks.length - runs.length };
  }

  /** One that has as many runs as it may by now, or is gone meanwhile, stands in the way of no other. */
  private async runWhereItCan(
    caller: ProjectCaller,
    { promiseId, key, revision }: CheckToRun,
    gone: AbortSignal,
  ): Promise<readonly VerificationRun[]> {
    const bytes = new TextEncoder().encode(JSON.stringify({ revision }));
    try {
      return [await this.checks.run({ caller, promiseId, key, bytes }, gone)];
    } catch (thrown) {
      if (thrown instanceof ApiError && CANNOT_RUN.has(thrown.status)) {
        return [];
      }
      throw thrown;
    }
  }
}

const CANNOT_RUN: ReadonlySet<number> = new Set([404, 409]);

function readOrRefuse<Value>(
  bytes: Uint8Array,
  read: (text: string) => Result<Value, PromiseBodyRefusal>,
): Value {
  const body = readBodyText(bytes, read);
  if (!body.ok) {
    throw answerTo({ outcome: "body-refused", refusal: body.refusal });
  }
  return body.value;
}
