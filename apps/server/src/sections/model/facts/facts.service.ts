import { Injectable } from "@nestjs/common";
import type { Element, FactOfKind, Guid } from "@plumbline/model-core";
import { parseGuid } from "@plumbline/model-core";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { notFound } from "../../../platform/errors/api-error.js";
import { decodeCursor, type Keyset, pageOf, refuseCursor } from "../../../platform/pagination/cursor.js";
import { keysetOf, namePosition } from "../../../platform/pagination/name-order.js";
import type { Page } from "../../../platform/pagination/page.js";
import type { ElementListQuery } from "../dto/element-list.query.js";
import type { BranchPageQuery } from "../dto/state.query.js";
import { ModelStreams } from "../streams/model-streams.js";
import {
  type ElementFilters,
  FactRepository,
  type NamedFactKind,
  type StreamFactKind,
  type UnnamedFactKind,
} from "./fact.repository.js";

/** One fact as it is asked for. */
export interface WantedFact {
  readonly projectId: Guid;
  readonly kind: StreamFactKind;
  readonly id: Guid;
  readonly branchId: string | undefined;
}

/** A fact, and the version of the model that it was read at. */
export interface FactAtVersion {
  readonly fact: FactOfKind[StreamFactKind];
  readonly version: number;
}

/** The present facts of main or of a branch. */
@Injectable()
export class FactsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly facts: FactRepository,
    private readonly streams: ModelStreams,
  ) {}

  async read({ projectId, kind, id, branchId }: WantedFact): Promise<FactAtVersion> {
    const { reader } = this.unitOfWork;
    const stream = await this.streams.ofQuery(reader, projectId, branchId);
    const fact = await this.facts.find(reader, stream, kind, id);
    if (fact === null) {
      throw notFound(`The model has no such ${kind}`);
    }
    return { fact, version: stream.version };
  }

  async elements(projectId: Guid, query: ElementListQuery): Promise<Page<Element>> {
    const { name = null, kind = null, tag = null, status = null } = query;
    const page = await this.byName(projectId, "element", query, { name, kind, tag, status });
    return page as Page<Element>;
  }

  /** How many elements of main meet every filter. */
  async countElements(projectId: Guid, filters: ElementFilters): Promise<number> {
    const { reader } = this.unitOfWork;
    const stream = await this.streams.ofQuery(reader, projectId, undefined);
    return this.facts.countElements(reader, stream, filters);
  }

  /** A page of one kind in its order: by name where the kind has one, else by ID. */
  list(
    projectId: Guid,
    kind: Exclude<StreamFactKind, "element">,
    query: BranchPageQuery,
  ): Promise<Page<FactOfKind[StreamFactKind]>> {
    switch (kind) {
      case "message":
      case "operation":
      case "channel":
        return this.byName(projectId, kind, query, null);
      default:
        return this.byId(projectId, kind, query);
    }
  }

  private async byName(
    projectId: Guid,
    kind: NamedFactKind,
    query: BranchPageQuery,
    filters: ElementFilters | null,
  ): Promise<Page<FactOfKind[NamedFactKind]>> {
    const { reader } = this.unitOfWork;
    const stream = await this.streams.ofQuery(reader, projectId, query.branchId);
    const list = `${kind} ${stream.streamId}`;
    const after = namePosition(decodeCursor(list, query.cursor));
    const page = { after, rows: query.limit + 1, filters };
    return pageOf(list, await this.facts.pageByName(reader, stream, kind, page), query.limit, keysetOf);
  }

  private async byId(
    projectId: Guid,
    kind: UnnamedFactKind,
    query: BranchPageQuery,
  ): Promise<Page<FactOfKind[UnnamedFactKind]>> {
    const { reader } = this.unitOfWork;
    const stream = await this.streams.ofQuery(reader, projectId, query.branchId);
    const list = `${kind} ${stream.streamId}`;
    const after = idPosition(decodeCursor(list, query.cursor));
    const rows = await this.facts.pageById(reader, stream, kind, { after, rows: query.limit + 1 });
    return pageOf(list, rows, query.limit, ({ id }) => [id]);
  }
}

function idPosition(keyset: Keyset | null): Guid | null {
  if (keyset === null) {
    return null;
  }
  const id = parseGuid(keyset[0]);
  if (id === null || keyset.length > 1) {
    throw refuseCursor();
  }
  return id;
}
