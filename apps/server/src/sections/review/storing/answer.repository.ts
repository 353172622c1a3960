import type { Guid } from "@plumbline/model-core";
import type { FindingAnswer } from "@plumbline/review-rules";
import { prepared } from "../../../platform/database/prepared.js";
import { raiseStamp } from "../../../platform/database/stamps.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { keepBytes } from "../../../platform/storage/stored-bytes.js";

/** An answer with its number in the project; the newest of its finding has no later one. */
export interface AnswerRow {
  readonly number: number;
  readonly isNewest: boolean;
  readonly answer: FindingAnswer;
}

interface Row extends Omit<FindingAnswer, "at"> {
  readonly number: number;
  readonly isNewest: boolean;
  readonly at: Date;
}

/** Answers to findings. Nothing of them is ever changed: the newest of a finding is the one that stands. */
export class AnswerRepository {
  /** The newest answer of each finding. */
  async newest(reader: Reader, projectId: Guid): Promise<readonly FindingAnswer[]> {
    return (await reader.query<Row[]>(NEWEST, [projectId])).map((row) => rowOf(row).answer);
  }

  /** All of them, the newest first, from the one before a number on. */
  async page(
    reader: Reader,
    projectId: Guid,
    { before, rows }: { readonly before: number | null; readonly rows: number },
  ): Promise<readonly AnswerRow[]> {
    return (await reader.query<Row[]>(PAGE, [projectId, before, rows])).map(rowOf);
  }

  /** Holds back other answers of the project until the transaction ends; false when there is no such project. */
  async hold(tx: Tx, projectId: Guid): Promise<boolean> {
    const held = await tx.query<unknown[]>(HOLD, [projectId]);
    return held.length > 0;
  }

  /** Appends answers of a project that the transaction holds. */
  async add(tx: Tx, projectId: Guid, answers: readonly FindingAnswer[]): Promise<void> {
    await tx.query(ADD, [projectId, answers.length, JSON.stringify(answers.map(columnsOf))]);
    raiseStamp(tx, projectId, "review");
    const bytes = answers.map(({ reason }) => ANSWER_BYTES + Buffer.byteLength(reason ?? ""));
    await keepBytes(
      tx,
      projectId,
      bytes.reduce((sum, each) => sum + each, 0),
    );
  }
}

/** What an answer takes beside its reason. */
const ANSWER_BYTES = 300;

function rowOf({ number, isNewest, at, ...answer }: Row): AnswerRow {
  return { number, isNewest, answer: { ...answer, at: at.toISOString() } };
}

function columnsOf(answer: FindingAnswer, index: number): object {
  const { ruleId, subjectId, status, reason, decisionId, by, at, ruleVersion, fingerprint } = answer;
  const named = { rule_id: ruleId, subject_id: subjectId, decision_id: decisionId, actor: by };
  return { place: index + 1, ...named, status, reason, at, rule_version: ruleVersion, fingerprint };
}

const COLUMNS = `
  number, rule_id AS "ruleId", subject_id AS "subjectId", status, reason, decision_id AS "decisionId", actor AS "by", at,
  rule_version AS "ruleVersion", fingerprint`;

const NEWEST = prepared(`
  SELECT DISTINCT ON (rule_id, subject_id) ${COLUMNS}, true AS "isNewest"
    FROM finding_answers WHERE project_id = $1 ORDER BY rule_id, subject_id, number DESC`);

const PAGE = `
  SELECT ${COLUMNS}, NOT EXISTS (
           SELECT 1 FROM finding_answers later
            WHERE later.project_id = $1 AND later.rule_id = a.rule_id AND later.subject_id = a.subject_id
              AND later.number > a.number) AS "isNewest"
    FROM finding_answers a
   WHERE project_id = $1 AND ($2::int IS NULL OR number < $2) ORDER BY number DESC LIMIT $3`;

const HOLD = prepared(`
  INSERT INTO review_numbers (project_id, last_answer, last_snapshot)
  SELECT id, 0, 0 FROM projects WHERE id = $1 FOR KEY SHARE
  ON CONFLICT (project_id) DO UPDATE SET last_answer = review_numbers.last_answer RETURNING 1`);

const ADD = `
  WITH counted AS (
    UPDATE review_numbers SET last_answer = last_answer + $2::int WHERE project_id = $1
    RETURNING last_answer - $2::int AS before)
  INSERT INTO finding_answers (project_id, number, rule_id, subject_id, status, reason, decision_id, actor, at,
                               rule_version, fingerprint)
  SELECT $1, before + place, rule_id, subject_id, status, reason, decision_id, actor, at, rule_version, fingerprint
    FROM counted, json_to_recordset($3::json) AS given (
           place integer, rule_id text, subject_id uuid, status text, reason text, decision_id uuid, actor text,
           at timestamptz, rule_version integer, fingerprint text)`;
