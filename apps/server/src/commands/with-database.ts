import type { DataSource } from "typeorm";
import { makeDataSource } from "../platform/database/data-source.js";
import { UnitOfWork } from "../platform/database/unit-of-work.js";
import type { ReadEnvironment } from "./read-environment.js";

/** Does something with the database of the environment, on one connection that ends with it. */
export async function withDatabase<Value>(
  { configuration }: ReadEnvironment & { ok: true },
  work: (unitOfWork: UnitOfWork, dataSource: DataSource) => Promise<Value>,
): Promise<Value> {
  const pool = { connections: 1, entities: [] };
  const dataSource = await makeDataSource(configuration.database, pool).initialize();
  try {
    return await work(new UnitOfWork(dataSource), dataSource);
  } finally {
    await dataSource.destroy();
  }
}
