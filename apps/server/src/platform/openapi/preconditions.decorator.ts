import { applyDecorators } from "@nestjs/common";
import { ApiHeader } from "@nestjs/swagger";
import { ApiProblem } from "./problem-responses.js";

/** A write that may be made for one state alone: see `preconditionsOf`. */
export function ApiPreconditions(tag: string): MethodDecorator {
  return applyDecorators(ApiIfMatch(tag), ApiCreateOnly());
}

export function ApiIfMatch(tag: string): MethodDecorator {
  return ApiHeader({ name: "If-Match", required: false, description: `${tag}; another one is 409` });
}

function ApiCreateOnly(): MethodDecorator {
  return applyDecorators(
    ApiHeader({ name: "If-None-Match", required: false, description: "* writes what is not there yet" }),
    ApiProblem(412, "If-None-Match is *, and it is there already"),
  );
}
