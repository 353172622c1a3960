import { applyDecorators, type Type } from "@nestjs/common";
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from "@nestjs/swagger";

/** A page of these items as the answer. */
export function ApiPageOf(item: Type): MethodDecorator {
  const items = { type: "array", items: { $ref: getSchemaPath(item) } };
  const nextCursor = {
    type: "string",
    nullable: true,
    description: "The cursor of the next page; null on the last",
  };
  return applyDecorators(
    ApiExtraModels(item),
    ApiOkResponse({
      schema: { type: "object", required: ["items", "nextCursor"], properties: { items, nextCursor } },
    }),
  );
}
