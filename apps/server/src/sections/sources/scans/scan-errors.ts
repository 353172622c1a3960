import { ApiError, notFound } from "../../../platform/errors/api-error.js";

export function noScan(): ApiError {
  return notFound("The project has no such scan");
}

/** What a scan found is not there: it has not ended well, or somebody deleted it. */
export function noSnapshot(): ApiError {
  return new ApiError({ status: 409, type: "no_snapshot", title: "The scan has no snapshot" });
}
