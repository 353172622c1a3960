import { VERDICTS, type Verdict } from "@plumbline/stress-engine";
import type { ProfileSummaryRow } from "../profiles/profile.repository.js";
import { AnyNumber, BASIS, Basis, Count, Id, IdOrNull, Moment, Text, Word } from "./properties.js";

export class StressProfileSummary {
  @Basis()
  readonly basis!: typeof BASIS;

  @Id()
  readonly id!: string;

  @Text()
  readonly name!: string;

  @Id()
  readonly scenarioId!: string;

  @AnyNumber()
  readonly ratePerSecond!: number;

  @Count()
  readonly durationSeconds!: number;

  @Moment()
  readonly updatedAt!: string;

  @IdOrNull("The newest run; null when there is none")
  readonly lastRunId!: string | null;

  @Word(VERDICTS, { nullable: true })
  readonly lastRunVerdict!: Verdict | null;
}

export function toProfileSummary(row: ProfileSummaryRow): StressProfileSummary {
  return { basis: BASIS, ...row, updatedAt: row.updatedAt.toISOString() };
}
