import { readFileSync } from "node:fs";
import type { ClientBase, ClientConfig } from "pg";
import type { DatabaseAddress } from "../configuration/connection-string.js";
import { TABLES_LEVEL } from "./migrations/tables-level.js";

/** How long a statement may take, and a little after it, when a silent database is given up. */
export interface Patience {
  readonly statementMs: number;
  readonly silenceMs: number;
}

/** Of large documents, which have threads and connections of their own. */
export const DOCUMENT_PATIENCE: Patience = { statementMs: 120_000, silenceMs: 130_000 };

export const CONNECT_MS = 5_000;
export const IDLE_MS = 30_000;
/** What its connections are called in the database: the program, and the tables that it is made for. */
export const PROGRAM = "plumbline";
export const APPLICATION = `${PROGRAM} ${TABLES_LEVEL}`;

/** How the driver encrypts, as Node's TLS takes it. */
interface EncryptedConnection {
  readonly rejectUnauthorized: boolean;
  readonly checkServerIdentity?: () => undefined;
  readonly ca?: Buffer;
  readonly cert?: Buffer;
  readonly key?: Buffer;
}

/** How the driver is told whether and how to encrypt. */
export function sslOf({
  ssl,
  rootCertificate,
  certificate,
  key,
}: DatabaseAddress): false | EncryptedConnection {
  if (ssl === "none") {
    return false;
  }
  return {
    rejectUnauthorized: ssl !== "encrypted",
    ...(ssl === "authority" ? { checkServerIdentity: () => undefined } : {}),
    ...(rootCertificate === null ? {} : { ca: readFileSync(rootCertificate) }),
    ...(certificate === null || key === null
      ? {}
      : { cert: readFileSync(certificate), key: readFileSync(key) }),
  };
}

/** Where the driver finds the database, and as whom. */
export function driverAddress(address: DatabaseAddress): ClientConfig {
  const { host, port, database, user, password } = address;
  return { host, port, database, user, password, ssl: sslOf(address), application_name: APPLICATION };
}

/**
 * How a connection of a pool begins: its statements have a limit, and days have 24 hours, in whatever zone the database is. By a
 * statement: a pooler in between knows few of the parameters that a connection may begin with, and refuses the others.
 */
export function beginConnection(limitMs: number): (client: ClientBase) => Promise<unknown> {
  const settings = `set_config('statement_timeout', '${limitMs}', false), set_config('TimeZone', 'UTC', false)`;
  return (client) => client.query(`SELECT ${settings}`);
}
