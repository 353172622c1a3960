import { Injectable } from "@nestjs/common";
import type { FactKind, FactOfKind, Guid } from "@plumbline/model-core";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader } from "../../../platform/database/statements.js";
import { afterName, NAME_ORDER, type NamePosition } from "../../../platform/pagination/name-order.js";
import type { StreamPlace } from "../streams/model.repository.js";

/** The kinds whose facts belong to a stream; schemas belong to the project. */
export type StreamFactKind = Exclude<FactKind, "schema">;

/** The kinds that have a name, and are listed by it; the others are listed by ID. */
export type NamedFactKind = "element" | "message" | "operation" | "channel";
export type UnnamedFactKind = Exclude<StreamFactKind, NamedFactKind>;

/** Which elements a list shows: all that meet every filter which is not null. */
export interface ElementFilters {
  /** A part of the name; letter case of A to Z does not matter. */
  readonly name: string | null;
  readonly kind: string | null;
  /** A whole tag. */
  readonly tag: string | null;
  readonly status: string | null;
}

export interface FactPage<Position> {
  readonly after: Position | null;
  /** Rows to read at most. */
  readonly rows: number;
}

/** A page in name order; without filters it holds every fact of its kind. */
export interface NamedFactPage extends FactPage<NamePosition> {
  readonly filters: ElementFilters | null;
}

type Fact = FactOfKind[StreamFactKind];

const ONE = prepared(`
  SELECT body FROM model_facts
   WHERE project_id = $1 AND stream_id = $2 AND valid_to IS NULL AND id = $3 AND kind = $4`);

/**
 * The present facts of a stream, a page or one at a time. In a list the kind stands in the text of a statement
 * and not as a parameter, so that the partial indexes fit.
 */
@Injectable()
export class FactRepository {
  async find(reader: Reader, stream: StreamPlace, kind: StreamFactKind, id: Guid): Promise<Fact | null> {
    const rows = await reader.query<{ body: Fact }[]>(ONE, [stream.projectId, stream.streamId, id, kind]);
    return rows[0]?.body ?? null;
  }

  async pageByName(
    reader: Reader,
    stream: StreamPlace,
    kind: NamedFactKind,
    { after, rows, filters }: NamedFactPage,
  ): Promise<readonly FactOfKind[NamedFactKind][]> {
    const parameters = new Parameters([stream.projectId, stream.streamId]);
    const conditions = filters === null ? [] : filterConditions(filters, parameters);
    if (after !== null) {
      conditions.push(afterName(parameters.add(after.name), parameters.add(after.id)));
    }
    const where = conditions.map((condition) => `AND ${condition}`).join(" ");
    const found = await reader.query<{ body: FactOfKind[NamedFactKind] }[]>(
      `SELECT body FROM (SELECT f.id, f.body, f.body->>'name' AS name FROM model_facts f
                          WHERE ${present(kind)}) AS named
        WHERE true ${where} ORDER BY ${NAME_ORDER} LIMIT ${parameters.add(rows)}`,
      parameters.values,
    );
    return found.map(({ body }) => body);
  }

  async countElements(reader: Reader, stream: StreamPlace, filters: ElementFilters): Promise<number> {
    const parameters = new Parameters([stream.projectId, stream.streamId]);
    const where = filterConditions(filters, parameters)
      .map((condition) => `AND ${condition}`)
      .join(" ");
    const found = await reader.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM (SELECT f.body, f.body->>'name' AS name FROM model_facts f
                                            WHERE ${present("element")}) AS named WHERE true ${where}`,
      parameters.values,
    );
    return found[0]?.count ?? 0;
  }

  async pageById(
    reader: Reader,
    stream: StreamPlace,
    kind: UnnamedFactKind,
    { after, rows }: FactPage<Guid>,
  ): Promise<readonly FactOfKind[UnnamedFactKind][]> {
    const found = await reader.query<{ body: FactOfKind[UnnamedFactKind] }[]>(
      `SELECT f.body FROM model_facts f
        WHERE ${present(kind)} ${after === null ? "" : "AND f.id > $4"} ORDER BY f.id LIMIT $3`,
      [stream.projectId, stream.streamId, rows, ...(after === null ? [] : [after])],
    );
    return found.map(({ body }) => body);
  }
}

/** The parameters of a statement that is put together. */
class Parameters {
  readonly values: unknown[];

  constructor(first: readonly unknown[]) {
    this.values = [...first];
  }

  add(value: unknown): `$${number}` {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

function present(kind: StreamFactKind): string {
  return `f.project_id = $1 AND f.stream_id = $2 AND f.valid_to IS NULL AND f.kind = '${kind}'`;
}

function filterConditions({ name, kind, tag, status }: ElementFilters, parameters: Parameters): string[] {
  const conditions: string[] = [];
  if (name !== null) {
    conditions.push(`strpos(lower(name COLLATE "C"), lower(${parameters.add(name)}::text COLLATE "C")) > 0`);
  }
  if (kind !== null) {
    conditions.push(`body->>'kind' = ${parameters.add(kind)}`);
  }
  if (status !== null) {
    conditions.push(`body->>'status' = ${parameters.add(status)}`);
  }
  if (tag !== null) {
    conditions.push(
      `EXISTS (SELECT 1 FROM json_array_elements_text(body->'tags') AS tag WHERE tag = ${parameters.add(tag)})`,
    );
  }
  return conditions;
}
