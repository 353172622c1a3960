import { type PlacedCall, placedCalls } from "../finding/calls-named.js";
import {
  annotationsOn,
  basesOn,
  enclosingMethod,
  enclosingType,
  isWithinCall,
  parameterTypes,
  type Use,
} from "../finding/use.js";

/** Calls that begin a transaction, or whose function argument runs in one. */
const BEGINNINGS = [
  "BeginTransaction",
  "BeginTransactionAsync",
  "UseTransaction",
  "UseTransactionAsync",
  "TransactionScope",
  "BeginTx",
  "BeginTxx",
  "Begin",
  "begin",
  "begin_nested",
  "transaction",
  "$transaction",
  "startTransaction",
  "withTransaction",
  "WithTransaction",
  "inTransaction",
  "runInTransaction",
  "executeInTransaction",
  "executeWithoutResult",
  "atomic",
];

const ANNOTATIONS = ["Transactional", "atomic", "UnitOfWork"];

/** A function that is given a transaction runs in it. */
const TRANSACTIONS = [
  "Tx",
  "Transaction",
  "IDbTransaction",
  "DbTransaction",
  "NpgsqlTransaction",
  "SqlTransaction",
  "IDbContextTransaction",
];

const SAVES = ["SaveChanges", "SaveChangesAsync"];
const CHANGES = ["Add", "AddAsync", "AddRange", "Update", "Remove"];

/** Whether what a use does is done in a transaction. */
export function isInTransaction(use: Use): boolean {
  const method = enclosingMethod(use);
  const annotations = [...annotationsOn(use, method), ...annotationsOn(use, enclosingType(use))];
  return (
    isWithinCall(use, BEGINNINGS) ||
    annotations.some(({ name }) => ANNOTATIONS.includes(name)) ||
    parameterTypes(use, method).some((type) => TRANSACTIONS.includes(type)) ||
    BEGINNINGS.some((name) => placedInMethod(use, name).length > 0) ||
    isUnitOfWork(use)
  );
}

/** One `SaveChanges` for the outbox and for another entity. */
function isUnitOfWork(use: Use): boolean {
  const isSaved = SAVES.some((name) => placedInMethod(use, name).length > 0);
  const others = CHANGES.flatMap((name) => callsInMethod(use, name)).filter(
    (text) => !/outbox|IntegrationEventLog/i.test(text),
  );
  return isSaved && others.length > 0;
}

/** The calls of a name in the method around a use, as their receivers are written. */
function callsInMethod(use: Use, name: string): readonly string[] {
  return placedInMethod(use, name).map(({ call }) => JSON.stringify([call.on, call.positional]));
}

function placedInMethod(use: Use, name: string): readonly PlacedCall[] {
  const method = enclosingMethod(use)?.node;
  const placed = placedCalls(use.view, name);
  use.view.budget.treeSteps -= placed.length;
  return placed.filter(
    ({ index }) => method !== undefined && method.startIndex <= index && index < method.endIndex,
  );
}

export const BACKGROUND_TYPES = [
  "BackgroundService",
  "IHostedService",
  "IJob",
  "IInvocable",
  "Job",
  "QuartzJobBean",
  "WorkerHost",
];
const SCHEDULES = ["Scheduled", "Cron", "Interval", "shared_task", "task", "periodic_task", "Schedules"];

/** Whether a use runs by itself: on a schedule, in the background, or over and over. */
export function runsByItself(use: Use): boolean {
  const { loops, methods } = use.view.syntax;
  const inner = use.path.slice(
    0,
    use.path.findIndex((node) => methods[node.type] !== undefined) + 1 || undefined,
  );
  return (
    inner.some((node) => loops.includes(node.type)) ||
    isWithinCall(use, ["forEach", "ForEachAsync", "setInterval", "for_each"]) ||
    annotationsOn(use, enclosingMethod(use)).some(({ name }) => SCHEDULES.includes(name)) ||
    basesOn(use, enclosingType(use)).some((base) => BACKGROUND_TYPES.includes(base))
  );
}
