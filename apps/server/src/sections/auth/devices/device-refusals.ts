import { ApiError, conflict, forbidden, notFound } from "../../../platform/errors/api-error.js";

/** What a device is told until it is let in (docs/reference/sign-in.md#devices). */

export function isPending(): ApiError {
  return new ApiError({
    status: 400,
    type: "authorization_pending",
    title: "Nobody has answered yet: ask again later",
  });
}

export function isTooSoon(seconds: number): ApiError {
  return new ApiError({
    status: 429,
    type: "slow_down",
    title: `Asked too soon: wait ${seconds} seconds each time from now on`,
    headers: { "Retry-After": String(seconds) },
  });
}

/** One answer for what never was, is over, was used, or was taken back. */
export function isExpired(): ApiError {
  return new ApiError({
    status: 400,
    type: "expired_token",
    title: "This sign-in is over, or was used: start again",
  });
}

export function isDenied(): ApiError {
  return new ApiError({ status: 403, type: "access_denied", title: "The person said no" });
}

/** What a person is told of a code. */

export function isNobodys(): ApiError {
  return notFound("No device waits under this code for you: compare it, or start again on the device");
}

export function isAnswered(): ApiError {
  return conflict("This device has had its answer already");
}

export function isUnseen(): ApiError {
  return conflict("Look at what asks before you answer it");
}

export function needsBrowser(): ApiError {
  return forbidden("A device lets no other device in: answer it in a browser");
}
