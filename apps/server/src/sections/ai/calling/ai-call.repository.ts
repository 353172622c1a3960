import type { AiCall } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import { ADVISORY_LOCKS } from "../../../platform/database/advisory-locks.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { CALLS_FORGOTTEN_AT_ONCE, CALLS_KEPT_DAYS, LOST_CALL_SECONDS } from "../limits.js";
import type { ReservedCall, SettledCall } from "./ai-call-record.js";

/** Money of this month as exact decimals, and the calls of the last minute. */
export interface CallTotals {
  /** ISO 8601 in UTC. */
  readonly now: string;
  /** Spent and kept aside. */
  readonly workspaceUsd: string;
  readonly providerUsd: string;
  /** Of the provider, in the last 60 seconds. */
  readonly recentCalls: number;
  /** How long the oldest of those still counts; 0 without any. */
  readonly oldestLeavesMs: number;
  /** Of the workspace, under way in whatever process. */
  readonly runningCalls: number;
}

/** A provider within its workspace. */
export interface ProviderPlace {
  readonly workspaceId: Guid;
  readonly providerId: Guid;
}

/** What one provider was asked and paid this month. */
export interface ProviderMonth {
  readonly providerId: Guid;
  readonly calls: number;
  readonly spentUsd: string;
  readonly reservedUsd: string;
}

/** A moment of a month (ISO 8601 in UTC), and what was called in it until then. */
export interface CallsOfMonth {
  readonly now: string;
  readonly providers: readonly ProviderMonth[];
}

/** Where a page of calls begins: after this one. */
export type CallPosition = Pick<AiCall, "startedAt" | "id">;

/** The rows of calls to providers. */
export class AiCallRepository {
  /** Lets nobody else keep money of the workspace aside until the transaction ends. */
  async lockBudget(tx: Tx, workspaceId: Guid): Promise<void> {
    await tx.query(LOCK, [ADVISORY_LOCKS.aiBudget, workspaceId]);
  }

  async totals(reader: Reader, { workspaceId, providerId }: ProviderPlace): Promise<CallTotals> {
    const [row] = await reader.query<(Omit<CallTotals, "now"> & { now: Date })[]>(TOTALS, [
      workspaceId,
      providerId,
    ]);
    if (row === undefined) {
      throw new Error("A sum without a row");
    }
    return { ...row, now: row.now.toISOString() };
  }

  /** Keeps money aside for a call. Calls of the workspace that are older than they are listed go meanwhile. */
  async reserve(tx: Tx, call: ReservedCall): Promise<void> {
    const { workspaceId, id, projectId, task, providerId, providerKind, model, attempt } = call;
    const who = [workspaceId, id, projectId, task, providerId, providerKind, model, attempt];
    const overSeconds = call.timeoutSeconds + LOST_CALL_SECONDS;
    await tx.query(FORGET, [workspaceId, CALLS_KEPT_DAYS, CALLS_FORGOTTEN_AT_ONCE]);
    await tx.query(RESERVE, [...who, overSeconds, call.estimateUsd, call.priceSource, call.requestedBy]);
  }

  /** Takes back what was kept aside for a call that is not made. */
  async release(tx: Tx, { workspaceId, id }: Pick<ReservedCall, "workspaceId" | "id">): Promise<void> {
    await tx.query("DELETE FROM ai_calls WHERE workspace_id = $1 AND id = $2", [workspaceId, id]);
  }

  async settle(
    tx: Tx,
    { workspaceId, id }: Pick<ReservedCall, "workspaceId" | "id">,
    end: SettledCall,
  ): Promise<void> {
    const { modelReported, durationMs, inputTokens, cachedTokens, outputTokens } = end;
    const counted = [modelReported, durationMs, inputTokens, cachedTokens, outputTokens];
    const said = [end.costUsd, end.outcome, JSON.stringify(end.warnings)];
    await tx.query(SETTLE, [workspaceId, id, ...counted, ...said]);
  }

  /** Of this month, by provider; a reservation that is over counts as spent. */
  async month(reader: Reader, workspaceId: Guid): Promise<CallsOfMonth> {
    const [row] = await reader.query<{ now: Date }[]>("SELECT statement_timestamp() AS now");
    const providers = await reader.query<ProviderMonth[]>(MONTH, [workspaceId]);
    return { now: (row?.now ?? new Date()).toISOString(), providers };
  }

  /** The newest first, so many after one. */
  async page(
    reader: Reader,
    workspaceId: Guid,
    { after, rows }: { readonly after: CallPosition | null; readonly rows: number },
  ): Promise<readonly AiCall[]> {
    const found = await reader.query<Row[]>(PAGE, [
      workspaceId,
      after?.startedAt ?? null,
      after?.id ?? null,
      rows,
    ]);
    return found.map((row) => ({ ...row, startedAt: row.startedAt.toISOString() }));
  }

  /** The calls of a project that goes stay: what they cost is spent. */
  async forgetProject(tx: Tx, projectId: Guid): Promise<void> {
    await tx.query("UPDATE ai_calls SET project_id = NULL WHERE project_id = $1", [projectId]);
  }
}

type Row = Omit<AiCall, "startedAt"> & { readonly startedAt: Date };

const LOCK = "SELECT pg_advisory_xact_lock(hashtextextended($2::text, $1::bigint))";

/** The moment is that of the statement: whoever waited for the lock began before. */
const MONTH_BEGINS = `date_trunc('month', statement_timestamp() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`;
const MINUTE_BEGINS = "statement_timestamp() - interval '60 seconds'";

/** No call is under way for longer. */
const ANY_RUNNING_BEGAN = "statement_timestamp() - interval '1 day'";

const TOTALS = `
  SELECT statement_timestamp() AS now,
         COALESCE(sum(cost_usd) FILTER (WHERE of_month), 0)::text AS "workspaceUsd",
         COALESCE(sum(cost_usd) FILTER (WHERE of_month AND provider_id = $2), 0)::text AS "providerUsd",
         count(*) FILTER (WHERE recent AND provider_id = $2)::int AS "recentCalls",
         COALESCE(ceil(1000 * extract(epoch FROM min(started_at) FILTER (WHERE recent AND provider_id = $2)
                                                 - (${MINUTE_BEGINS}))), 0)::int AS "oldestLeavesMs",
         count(*) FILTER (WHERE running)::int AS "runningCalls"
    FROM (SELECT cost_usd, provider_id, started_at, state = 'reserved' AND over_at > statement_timestamp() AS running,
                 started_at >= ${MONTH_BEGINS} AS of_month, started_at > ${MINUTE_BEGINS} AS recent
            FROM ai_calls
           WHERE workspace_id = $1 AND started_at >= LEAST(${MONTH_BEGINS}, ${ANY_RUNNING_BEGAN})) AS calls`;

const FORGET = `
  DELETE FROM ai_calls WHERE workspace_id = $1 AND id IN (
    SELECT id FROM ai_calls WHERE workspace_id = $1 AND started_at < statement_timestamp() - make_interval(days => $2)
     ORDER BY started_at LIMIT $3)`;

const RESERVE = `
  INSERT INTO ai_calls (workspace_id, id, project_id, task, provider_id, provider_kind, model, attempt, started_at,
                        over_at, cost_usd, price_source, state, warnings, requested_by)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, statement_timestamp(),
          statement_timestamp() + make_interval(secs => $9), $10::numeric, $11, 'reserved', '[]', $12)`;

const SETTLE = `
  UPDATE ai_calls
     SET model_reported = $3, duration_ms = $4, input_tokens = $5, cached_tokens = $6, output_tokens = $7,
         cost_usd = $8::numeric, outcome = $9, warnings = $10, state = 'settled'
   WHERE workspace_id = $1 AND id = $2`;

const MONTH = `
  SELECT provider_id AS "providerId", count(*)::int AS calls,
         COALESCE(sum(cost_usd) FILTER (WHERE NOT open), 0)::text AS "spentUsd",
         COALESCE(sum(cost_usd) FILTER (WHERE open), 0)::text AS "reservedUsd"
    FROM (SELECT provider_id, cost_usd, state = 'reserved' AND over_at > statement_timestamp() AS open
            FROM ai_calls WHERE workspace_id = $1 AND started_at >= ${MONTH_BEGINS}) AS calls
   GROUP BY provider_id ORDER BY provider_id`;

const PAGE = `
  SELECT id, project_id AS "projectId", task, provider_id AS "providerId", provider_kind AS "providerKind", model,
         model_reported AS "modelReported", attempt, date_trunc('milliseconds', started_at) AS "startedAt",
         duration_ms AS "durationMs", input_tokens::float8 AS "inputTokens", cached_tokens::float8 AS "cachedTokens",
         output_tokens::float8 AS "outputTokens", cost_usd::float8 AS "costUsd", price_source AS "priceSource", state,
         outcome, warnings, requested_by AS "requestedBy"
    FROM ai_calls
   WHERE workspace_id = $1
     AND ($2::timestamptz IS NULL OR (date_trunc('milliseconds', started_at), id) < ($2::timestamptz, $3::uuid))
   ORDER BY date_trunc('milliseconds', started_at) DESC, id DESC LIMIT $4`;
