import type { Guid } from "@plumbline/model-core";
import type { VerificationRun } from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { DecidingRuns, RunRepository } from "../storing/run.repository.js";

/** A promise whose runs are asked for, with the number of its last one. */
export interface PromiseOfRuns {
  readonly id: Guid;
  readonly lastRun: number;
}

interface Remembered extends DecidingRuns {
  readonly lastRun: number;
}

/** Characters of stored runs: a page of fifty promises with ten obligations each has 1.4 million. */
const REMEMBERED_LENGTH = 2 * 1024 * 1024;

/** What a promise takes beside them, in characters. */
const ENTRY_LENGTH = 500;

/**
 * Keeps the runs of promises that were read last: reading them is half of what a list takes. Runs are appended alone and
 * numbered without a gap, so those of a promise are the same as long as its last one is.
 */
export class RememberedRuns {
  /** By promise; what was asked for last is at the end. */
  private readonly remembered = new Map<Guid, Remembered>();
  private length = 0;

  constructor(
    private readonly runs: Pick<RunRepository, "deciding">,
    private readonly most = REMEMBERED_LENGTH,
  ) {}

  /** The runs that a status of each promise can hang on. Call it in a transaction that sees one moment. */
  async deciding(
    reader: Reader,
    projectId: Guid,
    promises: readonly PromiseOfRuns[],
  ): Promise<ReadonlyMap<Guid, readonly VerificationRun[]>> {
    const known = new Map(promises.map((promise) => [promise.id, this.known(promise)]));
    const unknown = promises.map(({ id }) => id).filter((id) => known.get(id) === null);
    const read = unknown.length === 0 ? null : await this.runs.deciding(reader, projectId, unknown);
    const found = promises.map(({ id, lastRun }) => ({
      id,
      lastRun,
      ...(known.get(id) ?? read?.get(id) ?? NO_RUNS),
    }));
    this.rememberAll(found);
    return new Map(found.map(({ id, runs }) => [id, runs]));
  }

  /** What goes through all promises would put out what is asked for again. */
  private rememberAll(found: readonly (Remembered & { readonly id: Guid })[]): void {
    if (found.reduce((sum, runs) => sum + lengthOf(runs), 0) <= this.most) {
      for (const { id, ...runs } of found) {
        this.remember(id, runs);
      }
    }
  }

  private known({ id, lastRun }: PromiseOfRuns): DecidingRuns | null {
    const remembered = this.remembered.get(id);
    if (remembered?.lastRun === lastRun) {
      return remembered;
    }
    return lastRun === 0 ? NO_RUNS : null;
  }

  private remember(id: Guid, runs: Remembered): void {
    this.forget(id);
    if (runs.lastRun === 0) {
      return;
    }
    this.remembered.set(id, runs);
    this.length += lengthOf(runs);
    for (const oldest of this.remembered.keys()) {
      if (this.length <= this.most) {
        break;
      }
      this.forget(oldest);
    }
  }

  private forget(id: Guid): void {
    const forgotten = this.remembered.get(id);
    this.length -= forgotten === undefined ? 0 : lengthOf(forgotten);
    this.remembered.delete(id);
  }
}

function lengthOf({ length }: DecidingRuns): number {
  return length + ENTRY_LENGTH;
}

const NO_RUNS: DecidingRuns = { runs: [], length: 0 };
