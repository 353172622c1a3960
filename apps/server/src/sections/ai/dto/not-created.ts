import { applyDecorators } from "@nestjs/common";
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from "@nestjs/swagger";
import { AiUnavailableResponse } from "./ai-unavailable.js";
import { AiPreviewResponse } from "./usage.js";

/** The 200 of a route that answers 201 with what an AI made: there is no help, or a preview was asked for. */
export function ApiNotCreated(): MethodDecorator {
  const schemas = [AiUnavailableResponse, AiPreviewResponse].map((type) => ({ $ref: getSchemaPath(type) }));
  return applyDecorators(
    ApiExtraModels(AiUnavailableResponse, AiPreviewResponse),
    ApiOkResponse({
      description: "No help is available, or what would be sent: nothing was stored",
      content: { "application/json": { schema: { anyOf: schemas } } },
    }),
  );
}
