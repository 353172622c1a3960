import { DataSource, type DataSourceOptions } from "typeorm";
import type { DatabaseAddress } from "../configuration/connection-string.js";
import {
  APPLICATION,
  beginConnection,
  CONNECT_MS,
  DOCUMENT_PATIENCE,
  IDLE_MS,
  type Patience,
  sslOf,
} from "./connection.js";
import { impatientClient } from "./impatient-client.js";
import { MIGRATIONS } from "./migrations/index.js";

/** Of what a person waits for. */
export const REQUEST_PATIENCE: Patience = { statementMs: 25_000, silenceMs: 30_000 };
/** Of migrations: a table takes as long as it is large. */
const MIGRATION_PATIENCE: Patience = { statementMs: 0, silenceMs: 24 * 3_600_000 };

interface PoolSize {
  readonly connections: number;
  readonly entities: NonNullable<DataSourceOptions["entities"]>;
  readonly patience?: Patience;
}

/** The schema comes from hand-written migrations alone: nothing is ever synchronised from entities. */
export function dataSourceOptions(address: DatabaseAddress, pool: PoolSize): DataSourceOptions {
  const patience = pool.patience ?? DOCUMENT_PATIENCE;
  return {
    type: "postgres",
    host: address.host,
    port: address.port,
    database: address.database,
    username: address.user,
    password: address.password,
    ssl: sslOf(address),
    entities: pool.entities,
    migrations: [...MIGRATIONS],
    migrationsTableName: "schema_migrations",
    synchronize: false,
    logging: false,
    poolSize: pool.connections,
    connectTimeoutMS: CONNECT_MS,
    applicationName: APPLICATION,
    extra: {
      Client: impatientClient(patience.silenceMs),
      keepAlive: true,
      idleTimeoutMillis: IDLE_MS,
      onConnect: beginConnection(patience.statementMs),
    },
  };
}

export function makeDataSource(address: DatabaseAddress, pool: PoolSize): DataSource {
  return new DataSource(dataSourceOptions(address, pool));
}

/** The same database for its migrations. */
export function migrationDataSource(address: DatabaseAddress): DataSource {
  return makeDataSource(address, { connections: 2, entities: [], patience: MIGRATION_PATIENCE });
}
