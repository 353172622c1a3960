import { ApiError, validationError } from "../../../platform/errors/api-error.js";

const VERSION_TAG = /^"(?:0|[1-9]\d*)"$/;

/**
 * The version in quotes that a settings save has to name (docs/reference/settings.md#saving-settings): 428
 * without, 400 when it is anything else.
 */
export function requiredVersionTag(ifMatch: string | undefined): string {
  if (ifMatch === undefined) {
    throw new ApiError({
      status: 428,
      type: "precondition_required",
      title: 'Send the version you read as If-Match, as "3"',
    });
  }
  if (VERSION_TAG.test(ifMatch)) {
    return ifMatch;
  }
  throw validationError([{ field: "If-Match", message: 'must be one version in quotes, as "3"' }]);
}
