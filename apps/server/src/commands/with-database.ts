import type { DataSource } from "typeorm";
import { makeDataSource } from "../platform/database/data-source.js";
import { UnitOfWork } from "../platform/database/unit-of-work.js";
import type { ReadEnvironment } from "./read-environment.js";

/**
 * Does something with the database of the environment, on connections that end with it. There are two: a pooler in front
 * shows only where two are held at once.
 */
export async function withDatabase<Value>(
  { configuration }: ReadEnvironment & { ok: true },
  work: (unitOfWork: UnitOfWork, dataSource: DataSource) => Promise<Value>,
): Promise<Value> {
  const pool = { connections: 2, entities: [] };
  const dataSource = await makeDataSource(configuration.database, pool).initialize();
  try {
    return await work(new UnitOfWork(dataSource), dataSource);
  } finally {
    await dataSource.destroy();
  }
}
