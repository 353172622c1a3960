import { DataSource, type DataSourceOptions } from "typeorm";
import type { DatabaseAddress } from "../configuration/connection-string.js";
import { impatientClient, PATIENCE_MS } from "./impatient-client.js";
import { MIGRATIONS } from "./migrations/index.js";

const STATEMENT_MS = 120_000;

interface PoolSize {
  readonly connections: number;
  readonly entities: NonNullable<DataSourceOptions["entities"]>;
}

/** The schema comes from hand-written migrations alone: nothing is ever synchronised from entities. */
export function dataSourceOptions(address: DatabaseAddress, pool: PoolSize): DataSourceOptions {
  return {
    type: "postgres",
    host: address.host,
    port: address.port,
    database: address.database,
    username: address.user,
    password: address.password,
    ssl: address.ssl === "none" ? false : { rejectUnauthorized: address.ssl === "verified" },
    entities: pool.entities,
    migrations: [...MIGRATIONS],
    migrationsTableName: "schema_migrations",
    synchronize: false,
    logging: false,
    poolSize: pool.connections,
    connectTimeoutMS: 5_000,
    applicationName: "plumbline",
    extra: {
      Client: impatientClient(PATIENCE_MS),
      keepAlive: true,
      idleTimeoutMillis: 30_000,
      statement_timeout: STATEMENT_MS,
    },
  };
}

export function makeDataSource(address: DatabaseAddress, pool: PoolSize): DataSource {
  return new DataSource(dataSourceOptions(address, pool));
}
