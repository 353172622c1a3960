import {
  type ListedQuestion,
  type QuestionEnd,
  type QuestionStatus,
  type StoredQuestion,
  statusOfQuestion,
} from "@plumbline/decision-core";
import type { Guid } from "@plumbline/model-core";
import { raiseStamp } from "../../platform/database/stamps.js";
import type { Reader, Tx } from "../../platform/database/statements.js";
import { keepBytes } from "../../platform/storage/stored-bytes.js";

/** A question within its project. */
export interface QuestionPlace {
  readonly projectId: Guid;
  readonly id: Guid;
}

/** A row of a list, with the number by which pages go on. */
export interface QuestionRow {
  readonly number: string;
  readonly body: ListedQuestion;
}

export interface QuestionPageQuery {
  readonly projectId: Guid;
  /** Those of this status alone; null shows all. */
  readonly status: QuestionStatus | null;
  /** The number of the last question of the page before; null on the first page. */
  readonly before: number | null;
  /** Rows to read at most. */
  readonly rows: number;
}

/** The rows of questions. */
export class QuestionRepository {
  /** Questions of a project, newest first. */
  page(
    reader: Reader,
    { projectId, status, before, rows }: QuestionPageQuery,
  ): Promise<readonly QuestionRow[]> {
    return reader.query<QuestionRow[]>(PAGE, [projectId, status, before, rows]);
  }

  find(reader: Reader, place: QuestionPlace): Promise<StoredQuestion | null> {
    return findBy(reader, FIND, place);
  }

  /** The same, held until the transaction ends: whoever waited for it sees what became of it. */
  lock(tx: Tx, place: QuestionPlace): Promise<StoredQuestion | null> {
    return findBy(tx, `${FIND} FOR UPDATE`, place);
  }

  async count(reader: Reader, projectId: Guid): Promise<number> {
    const [row] = await reader.query<{ count: number }[]>(
      "SELECT count(*)::int AS count FROM questions WHERE project_id = $1",
      [projectId],
    );
    return row?.count ?? 0;
  }

  /** `number` is the project's next: lists go by it. */
  async add(tx: Tx, projectId: Guid, question: StoredQuestion, number: string): Promise<void> {
    await tx.query(ADD, [projectId, number, ...columnsOf(question)]);
    await keepBytes(tx, projectId, bytesOf(question));
    raiseStamp(tx, projectId, "questions");
  }

  /** Writes a question as it is after a move. */
  async change(tx: Tx, projectId: Guid, before: StoredQuestion, after: StoredQuestion): Promise<void> {
    await tx.query(CHANGE, [projectId, ...columnsOf(after)]);
    await keepBytes(tx, projectId, bytesOf(after) - bytesOf(before));
    raiseStamp(tx, projectId, "questions");
  }

  async remove(tx: Tx, projectId: Guid, question: StoredQuestion): Promise<void> {
    await tx.query("DELETE FROM questions WHERE project_id = $1 AND id = $2", [projectId, question.id]);
    await keepBytes(tx, projectId, -bytesOf(question));
    raiseStamp(tx, projectId, "questions");
  }
}

interface Row {
  readonly body: ListedQuestion;
  readonly history: readonly QuestionEnd[];
}

async function findBy(
  reader: Reader,
  statement: string,
  { projectId, id }: QuestionPlace,
): Promise<StoredQuestion | null> {
  const [row] = await reader.query<Row[]>(statement, [projectId, id]);
  return row === undefined ? null : { ...row.body, history: row.history };
}

function columnsOf(question: StoredQuestion): readonly [string, string, string, string] {
  const { history, ...body } = question;
  return [question.id, statusOfQuestion(question), JSON.stringify(body), JSON.stringify(history)];
}

/** Bytes of what is kept of a question, as JSON. */
function bytesOf(question: StoredQuestion): number {
  const [, , body, history] = columnsOf(question);
  return Buffer.byteLength(body) + Buffer.byteLength(history);
}

const PAGE = `
  SELECT number, body FROM questions
   WHERE project_id = $1 AND ($2::text IS NULL OR status = $2) AND ($3::bigint IS NULL OR number < $3)
   ORDER BY number DESC LIMIT $4`;

const FIND = "SELECT body, history FROM questions WHERE project_id = $1 AND id = $2";

const ADD = `
  INSERT INTO questions (project_id, number, id, status, body, history) VALUES ($1, $2, $3, $4, $5, $6)`;

const CHANGE = "UPDATE questions SET status = $3, body = $4, history = $5 WHERE project_id = $1 AND id = $2";
