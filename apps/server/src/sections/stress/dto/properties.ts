import { ApiProperty, type ApiPropertyOptions } from "@nestjs/swagger";

// The kinds of fields that profiles and runs have, for the OpenAPI document alone: the stress engine reads and
// writes the documents themselves.

/** An ID of a project, a part of its model, a profile or a run. */
export function Id(description?: string): PropertyDecorator {
  return ApiProperty({ type: "string", format: "uuid", ...about(description) });
}

export function IdOrNull(description?: string): PropertyDecorator {
  return ApiProperty({ type: "string", format: "uuid", nullable: true, ...about(description) });
}

/** A whole number, not below 0. */
export function Count(description?: string): PropertyDecorator {
  return ApiProperty({ type: "integer", minimum: 0, ...about(description) });
}

export function CountOrNull(description?: string): PropertyDecorator {
  return ApiProperty({ type: "integer", minimum: 0, nullable: true, ...about(description) });
}

export function Whole(minimum: number, maximum: number, more: ApiPropertyOptions = {}): PropertyDecorator {
  return ApiProperty({ type: "integer", minimum, maximum, ...more } as ApiPropertyOptions);
}

export function Amount(minimum: number, maximum: number, more: ApiPropertyOptions = {}): PropertyDecorator {
  return ApiProperty({ type: "number", minimum, maximum, ...more } as ApiPropertyOptions);
}

export function AnyNumber(description?: string): PropertyDecorator {
  return ApiProperty({ type: "number", ...about(description) });
}

export function NumberOrNull(description?: string): PropertyDecorator {
  return ApiProperty({ type: "number", nullable: true, ...about(description) });
}

export function Text(description?: string): PropertyDecorator {
  return ApiProperty({ type: "string", ...about(description) });
}

export function Moment(description?: string): PropertyDecorator {
  return ApiProperty({ type: "string", format: "date-time", ...about(description) });
}

export function Hash(description: string): PropertyDecorator {
  return ApiProperty({ type: "string", pattern: "^[0-9a-f]{64}$", description });
}

/** One word of a closed set. */
export function Word(words: readonly string[], more: ApiPropertyOptions = {}): PropertyDecorator {
  return ApiProperty({ type: "string", enum: [...words], ...more } as ApiPropertyOptions);
}

export function ListOf(type: () => unknown, description?: string): PropertyDecorator {
  return ApiProperty({ type: () => [type()] as never, ...about(description) });
}

export function Texts(description?: string): PropertyDecorator {
  return ApiProperty({ type: "array", items: { type: "string" }, ...about(description) });
}

export function Counts(description?: string): PropertyDecorator {
  return ApiProperty({ type: "array", items: { type: "integer", minimum: 0 }, ...about(description) });
}

function about(description: string | undefined): { description?: string } {
  return description === undefined ? {} : { description };
}

/** That declared assumptions went in, and nothing was measured. */
export const BASIS = "assumed";

export function Basis(): PropertyDecorator {
  return Word([BASIS], { description: "Declared assumptions went in: nothing here is a measurement" });
}
