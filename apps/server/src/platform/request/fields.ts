import { applyDecorators } from "@nestjs/common";
import { ApiProperty } from "@nestjs/swagger";
import { hasControlCharacter, isBlank, isLongerThan, parseGuid } from "@plumbline/model-core";
import { Transform } from "class-transformer";
import { IsDefined, IsIn, IsString, ValidateBy, ValidateIf } from "class-validator";
import { MAX_DESCRIPTION, MAX_NAME } from "./limits.js";

// The fields of small requests. What is missing or of the wrong JSON type comes first, so that it is answered first.

const requiredString = [
  IsDefined({ message: "is required" }),
  IsString({ message: "must be a string" }),
] as const;

/** A GUID in any letter case, handed on in lower case. */
export function GuidField(): PropertyDecorator {
  return applyDecorators(ApiProperty({ type: "string", format: "uuid" }), ...guidRules);
}

/** The same, null, or missing. */
export function OptionalGuidField(description: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: "string", format: "uuid", nullable: true, required: false, description }),
    ValidateIf((_, value) => value !== null && value !== undefined),
    ...guidRules,
  );
}

/** The same or null; the key is required. */
export function GuidOrNullField(description: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: "string", format: "uuid", nullable: true, description }),
    ValidateIf((_, value) => value !== null),
    ...guidRules,
  );
}

/** A name of 1 to 200 characters, not blank, without control characters. */
export function NameField(): PropertyDecorator {
  return applyDecorators(ApiProperty(NAME), ...requiredString, ...nameRules);
}

/** A name, or null for "leave it as it is"; the key is required. */
export function NameOrNullField(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ ...NAME, nullable: true, description: "null leaves it" }),
    ValidateIf((_, value) => value !== null),
    ...requiredString,
    ...nameRules,
  );
}

/** A name that may be missing or null, and is then left as it is. */
export function OptionalNameField(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ ...NAME, nullable: true, required: false, description: "null or missing leaves it" }),
    ValidateIf((_, value) => value !== null && value !== undefined),
    ...requiredString,
    ...nameRules,
  );
}

/** A text of up to 10,000 characters, null, or missing. */
export function OptionalDescriptionField(missing: string): PropertyDecorator {
  const description = `missing ${missing}`;
  return applyDecorators(
    ApiProperty({ type: "string", nullable: true, required: false, maxLength: MAX_DESCRIPTION, description }),
    ValidateIf((_, value) => value !== null && value !== undefined),
    ...requiredString,
    ...descriptionRules,
  );
}

/** A text of up to 10,000 characters, or null; the key is required. */
export function DescriptionOrNullField(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: "string", nullable: true, maxLength: MAX_DESCRIPTION }),
    ValidateIf((_, value) => value !== null),
    ...requiredString,
    ...descriptionRules,
  );
}

/** Any text. */
export function TextField(): PropertyDecorator {
  return applyDecorators(ApiProperty({ type: "string" }), ...requiredString);
}

/** One word of a closed set. */
export function WordField(words: readonly string[]): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: "string", enum: [...words] }),
    ...requiredString,
    IsIn([...words], { message: `must be one of ${words.join(", ")}` }),
  );
}

const guidRules = [
  Transform(({ value }) => parseGuid(value) ?? value),
  ...requiredString,
  rule("isGuid", "must be a GUID", (text) => parseGuid(text) !== null),
] as const;

const NAME = { type: "string", minLength: 1, maxLength: MAX_NAME } as const;

const nameRules = [
  rule("isNotBlank", "must not be empty", (text) => !isBlank(text)),
  rule("isShortEnough", `must have at most ${MAX_NAME} characters`, (text) => !isLongerThan(text, MAX_NAME)),
  rule("hasNoControl", "must hold no control character", (text) => !hasControlCharacter(text)),
] as const;

const descriptionRules = [
  rule("hasNoNul", "must not hold U+0000", (text) => !text.includes("\0")),
  rule(
    "isShortEnough",
    `must have at most ${MAX_DESCRIPTION} characters`,
    (text) => !isLongerThan(text, MAX_DESCRIPTION),
  ),
] as const;

function rule(name: string, message: string, holds: (text: string) => boolean): PropertyDecorator {
  return ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => typeof value === "string" && holds(value),
      defaultMessage: () => message,
    },
  });
}
