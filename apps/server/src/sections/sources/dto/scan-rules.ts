import { applyDecorators } from "@nestjs/common";
import { IsDefined, IsInt, IsString, Max, Min, ValidateBy, ValidateIf } from "class-validator";
import { whyNoScannedRef } from "../repositories/why-no-ref.js";
import { MOST_PULL_REQUEST } from "../scans/limits.js";

const A_NUMBER = { message: `must be a whole number from 1 to ${MOST_PULL_REQUEST}` };

/** A branch, a tag or a whole commit ID, or null; the key is required. */
export function ScannedRefRules(): PropertyDecorator {
  return applyDecorators(
    ValidateIf((_, value) => value !== null),
    IsDefined({ message: "is required" }),
    IsString({ message: "must be a string" }),
    ValidateBy({
      name: "isScannedRef",
      validator: {
        validate: (value: unknown) => typeof value !== "string" || whyNoScannedRef(value) === null,
        defaultMessage: (failed) =>
          (typeof failed?.value === "string" ? whyNoScannedRef(failed.value) : null) ?? "must be a ref",
      },
    }),
  );
}

/** The number of a pull request, or null; the key is required. */
export function PullRequestRules(): PropertyDecorator {
  return applyDecorators(
    ValidateIf((_, value) => value !== null),
    IsDefined({ message: "is required" }),
    IsInt(A_NUMBER),
    Min(1, A_NUMBER),
    Max(MOST_PULL_REQUEST, A_NUMBER),
  );
}
