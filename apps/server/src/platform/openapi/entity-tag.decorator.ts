import { applyDecorators } from "@nestjs/common";
import { ApiHeader, ApiResponse } from "@nestjs/swagger";

/** An answer with an entity tag: a client that has it already is told so, without the body. */
export function ApiEntityTag(): MethodDecorator {
  return applyDecorators(
    ApiHeader({ name: "If-None-Match", required: false, description: "Entity tags of answers you have" }),
    ApiResponse({ status: 304, description: "If-None-Match names what the answer would be" }),
  );
}
