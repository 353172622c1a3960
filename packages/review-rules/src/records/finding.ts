import type { FactStatus, StaleMark } from "@plumbline/model-core";
import type { Cited, CitedKind } from "./cited.js";
import type { Category, ResultWord, Severity } from "./finding-words.js";

/** Something that a finding rests on, as it stands. */
export interface Cite extends Cited {
  /** Null of what has none, and of what is not there. */
  readonly name: string | null;
  /** Null of what is no fact, and of what is not there. */
  readonly factStatus: FactStatus | null;
  readonly stale: StaleMark | null;
}

/** What a rule found of one subject, without answers (docs/reference/review.md#findings). */
export interface Finding {
  readonly ruleId: string;
  readonly ruleVersion: number;
  readonly category: Category;
  readonly subjectKind: CitedKind;
  readonly subjectId: string;
  readonly subjectName: string | null;
  readonly result: ResultWord;
  readonly severity: Severity;
  readonly reason: string;
  /** By kind in the order of the words, then by ID, each once. */
  readonly cites: readonly Cite[];
  /** Lower-case hex SHA-256. */
  readonly fingerprint: string;
}
