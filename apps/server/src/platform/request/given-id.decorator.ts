import { applyDecorators } from "@nestjs/common";
import { ApiPropertyOptional } from "@nestjs/swagger";
import { parseGuid } from "@plumbline/model-core";
import { Transform } from "class-transformer";
import { IsOptional, Matches } from "class-validator";

/** A query parameter that is an ID in any letter case, handed on in lower case; it may be missing. */
export function GivenId(description: string, what = "an ID"): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ format: "uuid", description }),
    IsOptional(),
    Transform(({ value }) => (typeof value === "string" ? (parseGuid(value) ?? "") : "")),
    Matches(/./, { message: `must be ${what}, given once` }),
  );
}
