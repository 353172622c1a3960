import type { Guid } from "@plumbline/model-core";
import { raiseStamp } from "../../../platform/database/stamps.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { afterName, NAME_ORDER, type NamePosition } from "../../../platform/pagination/name-order.js";
import { keepBytes } from "../../../platform/storage/stored-bytes.js";

/** A scenario within its project. */
export interface ScenarioPlace {
  readonly projectId: Guid;
  readonly id: Guid;
}

/** A scenario as it is now; what it was before stands in `scenario_versions`. */
export interface ScenarioRow extends ScenarioPlace {
  /** Rises by one with each change, from 1. */
  readonly version: number;
  readonly name: string;
  /** The document's JSON text, in the stored form of the playback engine. */
  readonly document: string;
  /** Lower-case hex SHA-256 of that text. */
  readonly hash: string;
  /** Where the scenario came from; null for one a person wrote. */
  readonly origin: ScenarioOrigin | null;
}

/** See docs/reference/scenarios.md#saving. */
export interface ScenarioOrigin {
  readonly kind: "ai-proposal";
  readonly proposalId: string;
  readonly provider: string;
  readonly model: string;
}

export interface ScenarioName {
  readonly id: Guid;
  readonly name: string;
}

export interface ScenarioPageQuery {
  readonly projectId: Guid;
  readonly after: NamePosition | null;
  /** Rows to read at most. */
  readonly rows: number;
}

/** Who wrote a version, and when. */
export interface ScenarioWrite {
  readonly actor: string;
  readonly at: Date;
}

/** The rows of scenarios. It keeps nothing, so a worker thread makes its own. */
export class ScenarioRepository {
  page(reader: Reader, { projectId, after, rows }: ScenarioPageQuery): Promise<readonly ScenarioName[]> {
    const [condition, position] =
      after === null ? ["", []] : [`AND ${afterName("$3", "$4")}`, [after.name, after.id]];
    return reader.query<ScenarioName[]>(
      `SELECT id, name FROM scenarios WHERE project_id = $1 ${condition} ORDER BY ${NAME_ORDER} LIMIT $2`,
      [projectId, rows, ...position],
    );
  }

  async find(reader: Reader, { projectId, id }: ScenarioPlace): Promise<ScenarioRow | null> {
    const rows = await reader.query<ScenarioRow[]>(SCENARIO, [projectId, id]);
    return rows[0] ?? null;
  }

  /** The same, its row locked until the transaction ends. */
  async findToChange(tx: Tx, { projectId, id }: ScenarioPlace): Promise<ScenarioRow | null> {
    const rows = await tx.query<ScenarioRow[]>(`${SCENARIO} FOR UPDATE`, [projectId, id]);
    return rows[0] ?? null;
  }

  async count(reader: Reader, projectId: Guid): Promise<number> {
    const [row] = await reader.query<{ count: number }[]>(
      "SELECT count(*)::int AS count FROM scenarios WHERE project_id = $1",
      [projectId],
    );
    return row?.count ?? 0;
  }

  async add(tx: Tx, scenario: ScenarioRow, write: ScenarioWrite): Promise<void> {
    await tx.query(ADD, [...columnsOf(scenario), scenario.origin]);
    await this.addVersion(tx, scenario, write);
  }

  async replace(tx: Tx, scenario: ScenarioRow, write: ScenarioWrite): Promise<void> {
    await tx.query(REPLACE, [...columnsOf(scenario), scenario.origin]);
    await this.addVersion(tx, scenario, write);
  }

  /** The versions stay, and so does the claim on the ID. */
  async remove(tx: Tx, { projectId, id }: ScenarioPlace): Promise<void> {
    await tx.query("DELETE FROM scenarios WHERE project_id = $1 AND id = $2", [projectId, id]);
    raiseStamp(tx, projectId, "scenarios");
  }

  private async addVersion(tx: Tx, scenario: ScenarioRow, { actor, at }: ScenarioWrite): Promise<void> {
    const { projectId, id, version, document, hash } = scenario;
    await tx.query(
      `INSERT INTO scenario_versions (project_id, id, version, document, hash, actor, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [projectId, id, version, document, hash, actor, at],
    );
    await keepBytes(tx, projectId, Buffer.byteLength(document));
    raiseStamp(tx, projectId, "scenarios");
  }
}

function columnsOf({ projectId, id, version, name, document, hash }: ScenarioRow): readonly unknown[] {
  return [projectId, id, version, name, document, hash];
}

const SCENARIO = `
  SELECT project_id AS "projectId", id, version, name, document, hash, origin
    FROM scenarios WHERE project_id = $1 AND id = $2`;

const ADD = `
  INSERT INTO scenarios (project_id, id, version, name, document, hash, origin)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

const REPLACE = `
  UPDATE scenarios SET version = $3, name = $4, document = $5, hash = $6, origin = $7
   WHERE project_id = $1 AND id = $2`;
