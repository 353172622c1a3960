import type { DataSource } from "typeorm";
import { readConfiguration } from "../configuration/configuration.js";
import { makeDataSource } from "../database/data-source.js";
import { UnitOfWork } from "../database/unit-of-work.js";

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

function open(): Promise<DataSource> {
  const read = readConfiguration(process.env);
  if (!read.ok) throw new Error(read.refusals.join(" "));
  return makeDataSource(read.configuration.database, {
    connections: CONNECTIONS_OF_A_WORKER,
    entities: [],
  }).initialize();
}
