import { VERDICTS, type Verdict } from "@plumbline/stress-engine";
import type { RunSummaryRow } from "../runs/run.repository.js";
import {
  AnyNumber,
  BASIS,
  Basis,
  Count,
  CountOrNull,
  Hash,
  Id,
  IdOrNull,
  Moment,
  Text,
  Word,
} from "./properties.js";

export class StressRunSummaryResponse {
  @Basis()
  readonly basis!: typeof BASIS;

  @Id()
  readonly id!: string;

  @Moment()
  readonly startedAt!: string;

  @Text("`user:` and the ID of an account")
  readonly startedBy!: string;

  @Count()
  readonly modelVersion!: number;

  @IdOrNull("null for a run on the main model")
  readonly branchId!: string | null;

  @Word(VERDICTS)
  readonly verdict!: Verdict;

  @CountOrNull("Microseconds, of requests that succeeded; null when there are none")
  readonly p50Us!: number | null;

  @CountOrNull()
  readonly p95Us!: number | null;

  @CountOrNull()
  readonly p99Us!: number | null;

  @CountOrNull("Parts per million of the requests that ended")
  readonly successRatePpm!: number | null;

  @AnyNumber()
  readonly throughputPerSecond!: number;

  @IdOrNull("The resource with the highest offered load")
  readonly criticalResourceId!: string | null;

  @Hash("Equal inputs give the equal hash")
  readonly resultHash!: string;
}

export function toRunSummary(row: RunSummaryRow): StressRunSummaryResponse {
  return { basis: BASIS, ...row, startedAt: row.startedAt.toISOString() };
}
