import { applyDecorators, HttpCode } from "@nestjs/common";
import { ApiOkResponse } from "@nestjs/swagger";
import { ApiPreconditions } from "../../platform/openapi/preconditions.decorator.js";
import { DecisionResponse } from "./dto/decision.response.js";
import { DECISION_TAG, DECISION_TAGGED } from "./send-decision.js";

/** A route that changes a decision, at one version alone where its caller says which, and answers it as it is then. */
export function AnswersDecision(): MethodDecorator {
  return applyDecorators(
    HttpCode(200),
    ApiPreconditions(DECISION_TAG),
    ApiOkResponse({ type: DecisionResponse, headers: DECISION_TAGGED }),
  );
}
