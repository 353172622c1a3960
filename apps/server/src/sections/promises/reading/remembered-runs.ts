import type { Guid } from "@plumbline/model-core";
import type { VerificationRun } from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { DecidingRuns, RunRepository } from "../storing/run.repository.js";
import { type OfPromise, Remembered, type StampedPromise } from "./remembered.js";

/** A promise whose runs are asked for, with the number of its last one. */
export interface PromiseOfRuns {
  readonly id: Guid;
  readonly lastRun: number;
}

type Runs = OfPromise<readonly VerificationRun[]>;

/** Characters of stored runs: a page of fifty promises with ten obligations each has 1.4 million. */
const REMEMBERED_LENGTH = 2 * 1024 * 1024;

/**
 * Keeps the runs of promises that were read last: reading them is half of what a list takes. Runs are appended alone and
 * numbered without a gap, so those of a promise are the same as long as its last one is.
 */
export class RememberedRuns {
  private readonly remembered;

  constructor(
    private readonly runs: Pick<RunRepository, "deciding">,
    most = REMEMBERED_LENGTH,
  ) {
    this.remembered = new Remembered<readonly VerificationRun[]>(most);
  }

  /** The runs that a status of each promise can hang on. Call it in a transaction that sees one moment. */
  async deciding(
    reader: Reader,
    projectId: Guid,
    promises: readonly PromiseOfRuns[],
  ): Promise<ReadonlyMap<Guid, readonly VerificationRun[]>> {
    const withRuns = promises
      .filter(({ lastRun }) => lastRun > 0)
      .map(({ id, lastRun }) => ({ projectId, id, stamp: lastRun }));
    const known = new Map(withRuns.map((promise) => [promise.id, this.remembered.of(promise)]));
    const unknown = withRuns.map(({ id }) => id).filter((id) => known.get(id) === null);
    const read = unknown.length === 0 ? NOTHING : await this.runs.deciding(reader, projectId, unknown);
    const found = withRuns.map((promise) => known.get(promise.id) ?? runsOf(promise, read));
    this.remembered.keep(found);
    return new Map(found.map(({ id, value }) => [id, value]));
  }
}

function runsOf(promise: StampedPromise, read: ReadonlyMap<Guid, DecidingRuns>): Runs {
  const { runs, length } = read.get(promise.id) ?? NO_RUNS;
  return { ...promise, value: runs, length };
}

const NOTHING: ReadonlyMap<Guid, DecidingRuns> = new Map();
const NO_RUNS: DecidingRuns = { runs: [], length: 0 };
