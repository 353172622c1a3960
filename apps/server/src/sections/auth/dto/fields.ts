import { applyDecorators } from "@nestjs/common";
import { ApiProperty } from "@nestjs/swagger";
import { IsDefined, IsString, ValidateBy } from "class-validator";
import { isEmailAddress } from "../accounts/email-address.js";
import { MAX_EMAIL, MAX_PASSWORD_BYTES, MIN_PASSWORD_CHARACTERS } from "../limits.js";
import { isHashable } from "../passwords/password-hash.js";

/** A text that must be there; what it may say is judged elsewhere. */
export function TextField(options: { readonly format?: string } = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: "string", ...options }),
    IsDefined({ message: "is required" }),
    IsString({ message: "must be a string" }),
  );
}

/** The address of a new account. */
export function NewEmailField(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: "string", format: "email", maxLength: MAX_EMAIL }),
    IsDefined({ message: "is required" }),
    IsString({ message: "must be a string" }),
    rule("isEmailAddress", "must be an email address", isEmailAddress),
  );
}

/** A new password (docs/reference/sign-in.md#passwords). */
export function NewPasswordField(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: "string",
      format: "password",
      minLength: MIN_PASSWORD_CHARACTERS,
      description: `At least one digit and one upper-case letter; at most ${MAX_PASSWORD_BYTES} bytes of UTF-8`,
    }),
    IsDefined({ message: "is required" }),
    IsString({ message: "must be a string" }),
    rule(
      "isLongEnough",
      `must have at least ${MIN_PASSWORD_CHARACTERS} characters`,
      (text) => [...text].length >= MIN_PASSWORD_CHARACTERS,
    ),
    rule("hasDigit", "must have a digit", (text) => /\p{Nd}/u.test(text)),
    rule("hasUpperCase", "must have an upper-case letter", (text) => /\p{Lu}/u.test(text)),
    rule("isHashable", `must have at most ${MAX_PASSWORD_BYTES} bytes and no U+0000`, isHashable),
  );
}

export function rule(name: string, message: string, holds: (text: string) => boolean): PropertyDecorator {
  return ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => typeof value === "string" && holds(value),
      defaultMessage: () => message,
    },
  });
}
