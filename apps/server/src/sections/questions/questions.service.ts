import { Injectable } from "@nestjs/common";
import {
  answerQuestion,
  askQuestion,
  dropQuestion,
  type MovedQuestion,
  type QuestionListItem,
  type QuestionRecord,
  type QuestionWrite,
  questionListItem,
  questionRecord,
  readAnswerRequest,
  readQuestionRequest,
  reopenQuestion,
  type StoredQuestion,
  statusOfQuestion,
} from "@plumbline/decision-core";
import type { Guid } from "@plumbline/model-core";
import { actorOf, type ProjectCaller } from "../../platform/access/principal.js";
import { recordAudit } from "../../platform/audit/record-audit.js";
import { newId } from "../../platform/database/new-id.js";
import type { Reader, Tx } from "../../platform/database/statements.js";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { answerTo } from "../../platform/errors/answers.js";
import { notFound } from "../../platform/errors/api-error.js";
import { contentTag } from "../../platform/http/if-match.js";
import { type Preconditions, refuseOtherState } from "../../platform/http/preconditions.js";
import { decodeCursor, pageOf } from "../../platform/pagination/cursor.js";
import { numberIn } from "../../platform/pagination/number-cursor.js";
import type { Page } from "../../platform/pagination/page.js";
import { presentThings } from "../decisions/for-threads.js";
import { ProjectRepository } from "../projects/project.repository.js";
import { addQuestion } from "./add-question.js";
import type { QuestionListQuery } from "./dto/question-list.query.js";
import { type QuestionPlace, QuestionRepository } from "./question.repository.js";
import { readQuestionBody } from "./read-question-body.js";

/** Somebody does something with a question, in one state of it alone where they say which. */
export interface QuestionWriting {
  readonly caller: ProjectCaller;
  readonly id: Guid;
  readonly preconditions: Preconditions;
}

/** Questions by those who may read and write them (docs/reference/questions.md). */
@Injectable()
export class QuestionsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly questions: QuestionRepository,
    private readonly projects: ProjectRepository,
  ) {}

  list(projectId: Guid, { status, cursor, limit }: QuestionListQuery): Promise<Page<QuestionListItem>> {
    const name = `questions of ${projectId}`;
    const before = numberIn(decodeCursor(name, cursor));
    return this.unitOfWork.readAtOnce(async (reader) => {
      const asked = { projectId, status: status ?? null, before, rows: limit + 1 };
      const page = pageOf(name, await this.questions.page(reader, asked), limit, ({ number }) => [number]);
      const ids = page.items.flatMap(({ body }) => body.about);
      const present = await presentThings(reader, projectId, ids);
      return { ...page, items: page.items.map(({ body }) => questionListItem(body, present)) };
    });
  }

  read(place: QuestionPlace): Promise<QuestionRecord> {
    return this.unitOfWork.readAtOnce(async (reader) => {
      const question = there(await this.questions.find(reader, place));
      return this.answered(reader, place.projectId, question);
    });
  }

  ask(caller: ProjectCaller, bytes: Uint8Array): Promise<QuestionRecord> {
    const { projectId, principal } = caller;
    const asker = principal.kind === "user" ? "person" : "agent-token";
    const stated = readQuestionBody(bytes, (text) => readQuestionRequest(text, asker));
    return this.unitOfWork.run(async (tx) => {
      if ((await this.projects.lock(tx, projectId)) === null) {
        throw notFound();
      }
      const question = askQuestion({ ...stated, id: newId(), by: actorOf(caller), at: now() });
      const number = await this.projects.nextNumber(tx, projectId);
      const refused = await addQuestion(tx, projectId, { question, number });
      if (refused !== null) {
        throw answerTo(refused);
      }
      return this.answered(tx, projectId, question);
    });
  }

  async answer(writing: QuestionWriting, bytes: Uint8Array): Promise<QuestionRecord> {
    const { answer } = readQuestionBody(bytes, readAnswerRequest);
    return this.move(writing, (write) => answerQuestion({ ...write, answer }));
  }

  drop(writing: QuestionWriting): Promise<QuestionRecord> {
    return this.move(writing, dropQuestion);
  }

  reopen(writing: QuestionWriting): Promise<QuestionRecord> {
    return this.move(writing, reopenQuestion);
  }

  remove(writing: QuestionWriting): Promise<void> {
    const { caller, id } = writing;
    const { workspaceId, projectId } = caller;
    return this.unitOfWork.run(async (tx) => {
      const question = await this.lock(tx, writing);
      await this.questions.remove(tx, projectId, question);
      const details = { projectId, status: statusOfQuestion(question) };
      await recordAudit(tx, caller, { workspaceId, action: "question.deleted", target: id, details });
    });
  }

  private move(
    writing: QuestionWriting,
    move: (write: QuestionWrite) => MovedQuestion,
  ): Promise<QuestionRecord> {
    const { caller } = writing;
    const { projectId } = caller;
    return this.unitOfWork.run(async (tx) => {
      const question = await this.lock(tx, writing);
      const moved = move({ question, by: actorOf(caller), at: now() });
      if (!moved.ok) {
        throw answerTo({ outcome: "question-refused", refusal: moved.refusal });
      }
      await this.questions.change(tx, projectId, question, moved.value);
      return this.answered(tx, projectId, moved.value);
    });
  }

  /** The project is held first, as its deletion does: then neither waits for the other in a circle. */
  private async lock(tx: Tx, { caller, id, preconditions }: QuestionWriting): Promise<StoredQuestion> {
    const { projectId } = caller;
    if (!(await this.projects.hold(tx, projectId))) {
      throw notFound();
    }
    const question = there(await this.questions.lock(tx, { projectId, id }));
    const tag = contentTag(await this.answered(tx, projectId, question));
    refuseOtherState(preconditions, "the question", tag);
    return question;
  }

  private async answered(reader: Reader, projectId: Guid, question: StoredQuestion): Promise<QuestionRecord> {
    return questionRecord(question, await presentThings(reader, projectId, question.about));
  }
}

function there(question: StoredQuestion | null): StoredQuestion {
  if (question === null) {
    throw answerTo({ outcome: "no-question" });
  }
  return question;
}

function now(): string {
  return new Date().toISOString();
}
