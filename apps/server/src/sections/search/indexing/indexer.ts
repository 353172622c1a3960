import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { PROJECTS_AT_ONCE, ROUNDS } from "../limits.js";
import type { Place } from "../places.js";
import { SEARCHED_PARTS } from "./entries-of-documents.js";
import { MarkRepository } from "./mark.repository.js";

/**
 * Brings entries up to date before they are searched. Writes do nothing for a search: 40,000 facts take half a second
 * more to write with their entries, and most writes are never searched before the next one.
 */
@Injectable()
export class Indexer {
  private readonly underWay = new Map<Guid, Promise<void>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly marks: MarkRepository,
  ) {}

  /** Whether the entries of all projects are those of now: where very many are not, one search brings on only some. */
  async catchUp(place: Place): Promise<boolean> {
    for (let round = 0; round < ROUNDS; round += 1) {
      const behind = await this.marks.behind(this.unitOfWork.reader, place);
      await Promise.all(behind.map((projectId) => this.catchUpOne(projectId)));
      if (behind.length < PROJECTS_AT_ONCE) {
        return true;
      }
    }
    return false;
  }

  /** One project at a time, on one connection, and once for all who wait for it. */
  private catchUpOne(projectId: Guid): Promise<void> {
    const known = this.underWay.get(projectId);
    if (known !== undefined) {
      return known;
    }
    const begun = this.last.then(() => {
      // Who asks from now on may mean what is written while this runs.
      this.underWay.delete(projectId);
      return this.index(projectId);
    });
    this.last = begun.catch(() => undefined);
    this.underWay.set(projectId, begun);
    return begun;
  }

  /** What is written meanwhile may be in the entries already: the next time it is written once more. */
  private index(projectId: Guid): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const mark = await this.marks.hold(tx, projectId);
      const now = await this.marks.now(tx, projectId);
      if (mark === null || now === null) {
        return;
      }
      if (mark.model !== now.model) {
        await this.marks.indexFacts(tx, projectId, now.streamId, mark.model);
      }
      for (const part of SEARCHED_PARTS.filter((one) => mark[one] !== now[one])) {
        await this.marks.indexDocuments(tx, projectId, part);
      }
      await this.marks.set(tx, projectId, now);
    });
  }
}
