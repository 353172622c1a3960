import { Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from "@nestjs/common";
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import type { QuestionRecord } from "@plumbline/decision-core";
import type { Guid } from "@plumbline/model-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { contentTag, tagged } from "../../platform/http/if-match.js";
import { preconditionsOf } from "../../platform/http/preconditions.js";
import { sendBytes } from "../../platform/http/send-bytes.js";
import { ApiEntityTag } from "../../platform/openapi/entity-tag.decorator.js";
import { ApiPreconditions } from "../../platform/openapi/preconditions.decorator.js";
import { ApiConflict, ApiProblem } from "../../platform/openapi/problem-responses.js";
import { ApiPageOf } from "../../platform/pagination/api-page.js";
import { AnswersQuestion, QUESTION_TAG } from "./answers-question.decorator.js";
import {
  AnswerRequest,
  QuestionListItemResponse,
  QuestionRequest,
  QuestionResponse,
} from "./dto/question.js";
import { QuestionListQuery } from "./dto/question-list.query.js";
import { MAX_QUESTION_BODY } from "./limits.js";
import { QuestionsService, type QuestionWriting } from "./questions.service.js";

const JSON_TEXT = "application/json; charset=utf-8";
const BODY_LIMIT = { limit: MAX_QUESTION_BODY };

/** See docs/reference/questions.md. */
@ApiTags("questions")
@Controller("api/projects/:projectId/questions")
export class QuestionsController {
  constructor(private readonly questions: QuestionsService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "listQuestions", summary: "The questions of a project, newest first" })
  @ApiPageOf(QuestionListItemResponse)
  @ApiProblem(400, "cursor, limit or status breaks a rule")
  @ApiProblem(429, "Too many large answers are on their way")
  async list(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() query: QuestionListQuery,
    @Res() response: Response,
  ): Promise<void> {
    const page = await this.questions.list(projectId, query);
    const bytes = Buffer.from(JSON.stringify(page));
    await sendBytes(response.req, response, { bytes, contentType: JSON_TEXT });
  }

  @Post()
  @Access({ project: "editor", scope: "propose" })
  @DocumentBody({ ...BODY_LIMIT, type: QuestionRequest })
  @ApiOperation({ operationId: "askQuestion", summary: "Asks a question" })
  @ApiCreatedResponse({ type: QuestionResponse })
  @ApiConflict("The project has too many questions, or its workspace stores too much")
  async ask(
    @CallerOf() caller: ProjectCaller,
    @DocumentBytes() bytes: Uint8Array,
    @Res({ passthrough: true }) response: Response,
  ): Promise<QuestionRecord> {
    return taggedQuestion(response, await this.questions.ask(caller, bytes));
  }

  @Get(":questionId")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "getQuestion", summary: "One question, with its former answers" })
  @ApiOkResponse({ type: QuestionResponse })
  @ApiEntityTag()
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("questionId", GuidPipe) id: Guid,
    @Res({ passthrough: true }) response: Response,
  ): Promise<QuestionRecord> {
    return taggedQuestion(response, await this.questions.read({ projectId, id }));
  }

  @Post(":questionId/answer")
  @Access({ project: "editor", person: true })
  @DocumentBody({ ...BODY_LIMIT, type: AnswerRequest })
  @ApiOperation({ operationId: "answerQuestion", summary: "Answers an open question" })
  @AnswersQuestion()
  @ApiConflict("The question is not open, or is another one by now")
  async answer(
    @CallerOf() caller: ProjectCaller,
    @Param("questionId", GuidPipe) id: Guid,
    @DocumentBytes() bytes: Uint8Array,
    @Res({ passthrough: true }) response: Response,
  ): Promise<QuestionRecord> {
    const writing = writingOf(caller, id, response);
    return taggedQuestion(response, await this.questions.answer(writing, bytes));
  }

  @Post(":questionId/drop")
  @Access({ project: "editor", person: true })
  @ApiOperation({ operationId: "dropQuestion", summary: "Drops an open question" })
  @AnswersQuestion()
  @ApiProblem(400, "If-Match or If-None-Match is no entity tag")
  @ApiConflict("The question is not open, or is another one by now")
  async drop(
    @CallerOf() caller: ProjectCaller,
    @Param("questionId", GuidPipe) id: Guid,
    @Res({ passthrough: true }) response: Response,
  ): Promise<QuestionRecord> {
    return taggedQuestion(response, await this.questions.drop(writingOf(caller, id, response)));
  }

  @Post(":questionId/reopen")
  @Access({ project: "editor", person: true })
  @ApiOperation({ operationId: "reopenQuestion", summary: "Makes a question open again" })
  @AnswersQuestion()
  @ApiProblem(400, "If-Match or If-None-Match is no entity tag")
  @ApiConflict("The question is open, was reopened too often, or is another one by now")
  async reopen(
    @CallerOf() caller: ProjectCaller,
    @Param("questionId", GuidPipe) id: Guid,
    @Res({ passthrough: true }) response: Response,
  ): Promise<QuestionRecord> {
    return taggedQuestion(response, await this.questions.reopen(writingOf(caller, id, response)));
  }

  @Delete(":questionId")
  @HttpCode(204)
  @Access({ project: "editor", person: true })
  @ApiOperation({ operationId: "deleteQuestion", summary: "Deletes a question with its answers" })
  @ApiPreconditions(QUESTION_TAG)
  @ApiNoContentResponse()
  @ApiProblem(400, "If-Match or If-None-Match is no entity tag")
  @ApiConflict("The question is another one by now")
  remove(
    @CallerOf() caller: ProjectCaller,
    @Param("questionId", GuidPipe) id: Guid,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    return this.questions.remove(writingOf(caller, id, response));
  }
}

function writingOf(caller: ProjectCaller, id: Guid, { req }: Response): QuestionWriting {
  return { caller, id, preconditions: preconditionsOf(req.headers) };
}

function taggedQuestion(response: Response, question: QuestionRecord): QuestionRecord {
  return tagged(response, contentTag(question), question);
}
