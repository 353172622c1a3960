import { applyDecorators, HttpCode } from "@nestjs/common";
import { ApiCreatedResponse, ApiOkResponse } from "@nestjs/swagger";
import { ApiPreconditions } from "../../platform/openapi/preconditions.decorator.js";
import { PromiseResponse } from "./dto/promise.response.js";
import { PROMISE_TAG, PROMISE_TAGGED } from "./send-promise.js";

/** A route that changes a promise, in one state alone where its caller says which, and answers it as it is then. */
export function AnswersPromise({ created = false } = {}): MethodDecorator {
  const answer = { type: PromiseResponse, headers: PROMISE_TAGGED };
  return applyDecorators(
    HttpCode(created ? 201 : 200),
    ApiPreconditions(PROMISE_TAG),
    created ? ApiCreatedResponse(answer) : ApiOkResponse(answer),
  );
}
