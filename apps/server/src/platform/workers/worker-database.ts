import type { DataSource } from "typeorm";
import { readConfiguration } from "../configuration/configuration.js";
import { makeDataSource } from "../database/data-source.js";
import { UnitOfWork } from "../database/unit-of-work.js";
import { ApiError } from "../errors/api-error.js";
import { carriedError } from "../errors/carried-error.js";
import { DATABASE_AWAY, isDatabaseUnreachable } from "../errors/database-failure.js";

const CONNECTIONS_OF_A_WORKER = 1;

let opened: Promise<DataSource> | null = null;

/** The database as a worker thread sees it: a connection of its own, opened at the first job. */
export async function workerUnitOfWork(): Promise<UnitOfWork> {
  opened ??= open();
  try {
    return new UnitOfWork(await opened);
  } catch (thrown) {
    opened = null;
    throw thrown;
  }
}

/** Runs a job on the thread's database; "the database is away" and answers are still recognised on the main thread. */
export async function withWorkerDatabase<Value>(
  work: (unitOfWork: UnitOfWork) => Promise<Value>,
): Promise<Value> {
  try {
    return await work(await workerUnitOfWork());
  } catch (thrown) {
    if (thrown instanceof ApiError) throw carriedError(thrown);
    // An error that crosses threads keeps its message alone.
    throw isDatabaseUnreachable(thrown) ? new Error(DATABASE_AWAY) : thrown;
  }
}

function open(): Promise<DataSource> {
  const read = readConfiguration(process.env);
  if (!read.ok) throw new Error(read.refusals.join(" "));
  return makeDataSource(read.configuration.database, {
    connections: CONNECTIONS_OF_A_WORKER,
    entities: [],
  }).initialize();
}
