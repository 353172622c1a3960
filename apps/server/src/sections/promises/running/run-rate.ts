import { Injectable } from "@nestjs/common";
import { actorOf, type Caller } from "../../../platform/access/principal.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { rateLimited } from "../../../platform/errors/api-error.js";
import { countRequest } from "../../../platform/rate-limit/count-request.js";
import { RUNS_A_MINUTE } from "../limits.js";

/** How many runs and pieces of evidence one caller may have in a minute, counted over all processes. */
@Injectable()
export class RunRate {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Counts one; 429 when it is one too many. */
  async count(caller: Caller): Promise<void> {
    const restMs = await this.restAfter(caller);
    if (restMs !== null) {
      throw rateLimited(restMs, "runs and evidence");
    }
  }

  /** Counts one; milliseconds until there may be more when it is one too many, else null. */
  async restAfter(caller: Caller): Promise<number | null> {
    const key = `promise-runs:${actorOf(caller)}`;
    const { requests, restMs } = await countRequest(this.unitOfWork.reader, key, RUNS_A_MINUTE);
    return requests > RUNS_A_MINUTE ? restMs : null;
  }
}
