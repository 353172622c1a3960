import { applyDecorators } from "@nestjs/common";
import { Transform } from "class-transformer";
import { IsDefined, IsString, ValidateBy, ValidateIf } from "class-validator";
import { MAX_REF } from "../limits.js";
import { whyNoRef } from "../repositories/why-no-ref.js";

const NAME = /^[a-z0-9][a-z0-9_-]{0,99}\/(?!\.{1,2}$)[a-z0-9._-]{1,100}$/;

/** `owner/name` in any letter case, handed on in lower case: that of ASCII, since other letters become none of a name. */
export function RepositoryRules(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (typeof value === "string" ? inLowerCase(value) : value)),
    IsDefined({ message: "is required" }),
    IsString({ message: "must be a string" }),
    ValidateBy({
      name: "isRepository",
      validator: {
        validate: (value: unknown) => typeof value !== "string" || NAME.test(value),
        defaultMessage: () => "must be owner/name, as the code host writes it",
      },
    }),
  );
}

function inLowerCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** The name of a branch or a tag, or null; the key is required. */
export function RefRules(): PropertyDecorator {
  return applyDecorators(
    ValidateIf((_, value) => value !== null),
    IsDefined({ message: "is required" }),
    IsString({ message: "must be a string" }),
    ValidateBy({
      name: "isRef",
      validator: {
        validate: (value: unknown) => typeof value !== "string" || whyNoRef(value) === null,
        defaultMessage: (failed) =>
          (typeof failed?.value === "string" ? whyNoRef(failed.value) : null) ??
          `must have at most ${MAX_REF} characters`,
      },
    }),
  );
}
