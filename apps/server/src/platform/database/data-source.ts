import { DataSource, type DataSourceOptions } from "typeorm";
import type { DatabaseAddress } from "../configuration/connection-string.js";
import { impatientClient } from "./impatient-client.js";
import { MIGRATIONS } from "./migrations/index.js";

/** How long a statement may take, and a little after it, when a silent database is given up. */
interface Patience {
  readonly statementMs: number;
  readonly silenceMs: number;
}

/** Of what a person waits for. */
export const REQUEST_PATIENCE: Patience = { statementMs: 25_000, silenceMs: 30_000 };
/** Of large documents, which have threads and connections of their own. */
const DOCUMENT_PATIENCE: Patience = { statementMs: 120_000, silenceMs: 130_000 };
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
    connectTimeoutMS: 5_000,
    applicationName: "plumbline",
    extra: {
      Client: impatientClient(patience.silenceMs),
      keepAlive: true,
      idleTimeoutMillis: 30_000,
      statement_timeout: patience.statementMs,
    },
  };
}

/** How the driver is told whether and how to encrypt. */
export function sslOf({ ssl }: DatabaseAddress): false | { readonly rejectUnauthorized: boolean } {
  return ssl === "none" ? false : { rejectUnauthorized: ssl === "verified" };
}

export function makeDataSource(address: DatabaseAddress, pool: PoolSize): DataSource {
  return new DataSource(dataSourceOptions(address, pool));
}

/** The same database for its migrations. */
export function migrationDataSource(address: DatabaseAddress): DataSource {
  return makeDataSource(address, { connections: 2, entities: [], patience: MIGRATION_PATIENCE });
}
