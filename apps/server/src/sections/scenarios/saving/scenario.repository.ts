import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Reader, Tx } from "../../../platform/database/unit-of-work.js";
import { afterName, NAME_ORDER, type NamePosition } from "../../../platform/pagination/name-order.js";
import { ScenarioEntity } from "./scenario.entity.js";

/** A scenario within its project. */
export interface ScenarioPlace {
  readonly projectId: Guid;
  readonly id: Guid;
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

/** The text of a scenario; also for worker threads, which know no entities. */
export async function findScenarioDocument(reader: Reader, place: ScenarioPlace): Promise<string | null> {
  const rows = await reader.query<{ document: string }[]>(
    "SELECT document FROM scenarios WHERE project_id = $1 AND id = $2",
    [place.projectId, place.id],
  );
  return rows[0]?.document ?? null;
}

@Injectable()
export class ScenarioRepository {
  page(reader: Reader, { projectId, after, rows }: ScenarioPageQuery): Promise<readonly ScenarioName[]> {
    const [condition, position] =
      after === null ? ["", []] : [`AND ${afterName("$3", "$4")}`, [after.name, after.id]];
    return reader.query<ScenarioName[]>(
      `SELECT id, name FROM scenarios WHERE project_id = $1 ${condition} ORDER BY ${NAME_ORDER} LIMIT $2`,
      [projectId, rows, ...position],
    );
  }

  find(reader: Reader, place: ScenarioPlace): Promise<ScenarioEntity | null> {
    return reader.findOneBy(ScenarioEntity, { ...place });
  }

  /** The same, its row locked until the transaction ends. */
  findToChange(tx: Tx, place: ScenarioPlace): Promise<ScenarioEntity | null> {
    return tx.findOne(ScenarioEntity, { where: { ...place }, lock: { mode: "pessimistic_write" } });
  }

  count(reader: Reader, projectId: Guid): Promise<number> {
    return reader.countBy(ScenarioEntity, { projectId });
  }

  async add(tx: Tx, scenario: ScenarioEntity, write: ScenarioWrite): Promise<void> {
    await tx.insert(ScenarioEntity, scenario);
    await this.addVersion(tx, scenario, write);
  }

  async replace(tx: Tx, scenario: ScenarioEntity, write: ScenarioWrite): Promise<void> {
    const { projectId, id, version, name, document, hash } = scenario;
    await tx.update(ScenarioEntity, { projectId, id }, { version, name, document, hash });
    await this.addVersion(tx, scenario, write);
  }

  /** The versions stay, and so does the claim on the ID. */
  async remove(tx: Tx, place: ScenarioPlace): Promise<boolean> {
    const { affected } = await tx.delete(ScenarioEntity, { ...place });
    return affected === 1;
  }

  private async addVersion(tx: Tx, scenario: ScenarioEntity, { actor, at }: ScenarioWrite): Promise<void> {
    const { projectId, id, version, document, hash } = scenario;
    await tx.query(
      `INSERT INTO scenario_versions (project_id, id, version, document, hash, actor, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [projectId, id, version, document, hash, actor, at],
    );
  }
}
