import { applyDecorators, HttpCode } from "@nestjs/common";
import { ApiOkResponse } from "@nestjs/swagger";
import { ApiPreconditions } from "../../platform/openapi/preconditions.decorator.js";
import { QuestionResponse } from "./dto/question.js";

export const QUESTION_TAG = "The entity tag of the question";

/** A route that moves a question, in one state alone where its caller says which, and answers it as it is then. */
export function AnswersQuestion(): MethodDecorator {
  return applyDecorators(
    HttpCode(200),
    ApiPreconditions(QUESTION_TAG),
    ApiOkResponse({ type: QuestionResponse }),
  );
}
