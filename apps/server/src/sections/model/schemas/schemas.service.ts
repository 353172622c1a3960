import { Injectable } from "@nestjs/common";
import type { Guid, Schema } from "@plumbline/model-core";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { notFound } from "../../../platform/errors/api-error.js";
import { decodeCursor, pageOf } from "../../../platform/pagination/cursor.js";
import { keysetOf, namePosition } from "../../../platform/pagination/name-order.js";
import { numberIn } from "../../../platform/pagination/number-cursor.js";
import type { Page } from "../../../platform/pagination/page.js";
import type { PageQuery } from "../../../platform/pagination/page-query.js";
import { type SchemaVersionResponse, toSchemaVersionResponse } from "../dto/schema-version.response.js";
import type { BranchPageQuery } from "../dto/state.query.js";
import { ModelStreams } from "../streams/model-streams.js";
import { SchemaRepository } from "./schema.repository.js";

/** A schema within its project. */
export interface SchemaPlace {
  readonly projectId: Guid;
  readonly id: Guid;
}

/** The schemas of a project: a branch that is named has to be there, and shows the same ones. */
@Injectable()
export class SchemasService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly schemas: SchemaRepository,
    private readonly streams: ModelStreams,
  ) {}

  async list(projectId: Guid, query: BranchPageQuery): Promise<Page<Schema>> {
    const { reader } = this.unitOfWork;
    await this.streams.ofQuery(reader, projectId, query.branchId);
    const list = `schemas ${projectId}`;
    const after = namePosition(decodeCursor(list, query.cursor));
    const rows = await this.schemas.page(reader, projectId, { after, rows: query.limit + 1 });
    return pageOf(list, rows, query.limit, keysetOf);
  }

  async read({ projectId, id }: SchemaPlace, branchId: string | undefined): Promise<Schema> {
    const { reader } = this.unitOfWork;
    await this.streams.ofQuery(reader, projectId, branchId);
    const schema = await this.schemas.find(reader, projectId, id);
    if (schema === null) {
      throw noSchema();
    }
    return schema;
  }

  async versions(place: SchemaPlace, query: PageQuery): Promise<Page<SchemaVersionResponse>> {
    const { reader } = this.unitOfWork;
    const list = `schema versions ${place.projectId} ${place.id}`;
    const before = numberIn(decodeCursor(list, query.cursor));
    const rows = await this.schemas.versions(reader, place, { before, rows: query.limit + 1 });
    if (rows.length === 0 && before === null) {
      throw noSchema();
    }
    const versions = rows.map(toSchemaVersionResponse);
    return pageOf(list, versions, query.limit, ({ version }) => [String(version)]);
  }
}

function noSchema() {
  return notFound("The project has no such schema");
}
