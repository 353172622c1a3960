import { applyDecorators } from "@nestjs/common";
import { ApiOkResponse } from "@nestjs/swagger";
import { ApiProblem } from "../../platform/openapi/problem-responses.js";

/** The answer is a text of this media type, with the address that it was asked for at. */
export function ApiText(mediaType: "text/plain" | "text/markdown", description: string): MethodDecorator {
  return applyDecorators(
    ApiOkResponse({ description, content: { [mediaType]: { schema: { type: "string" } } } }),
    ApiProblem(400, "The host name cannot stand in an address (invalid_host)"),
  );
}
