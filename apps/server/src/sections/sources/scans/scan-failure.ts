import { ApiError } from "../../../platform/errors/api-error.js";
import { isOutOfMemory } from "../../../platform/workers/line.js";
import { ScanFailed, type ScanFailureCode } from "../reading/repository-reading.js";
import { SCAN_ATTEMPTS, SCAN_MS } from "./limits.js";
import type { ScanFailure } from "./scan-record.js";

const MESSAGES: { readonly [Code in ScanFailureCode]: string } = {
  "codehost-not-configured":
    "The workspace has no code host that may be asked, or not the one that the repository is on",
  "codehost-unavailable": "The code host cannot be asked, or its answers cannot be read",
  "codehost-access-refused": "The code host refused to show the repository",
  "codehost-rate-limited": "The code host was asked too often",
  "repository-not-found": "The repository is not there, or the token of the workspace may not see it",
  "repository-moved": "The repository has another name by now: follow it by that one",
  "ref-not-found": "The repository has no such branch, tag, commit or pull request",
  timeout: `The scan took more than ${SCAN_MS / 60_000} minutes`,
  internal: "The service failed; its log says why",
};

/** It was begun as often as it may be, and got lost each time with the process that did it. */
export const LOST_TOO_OFTEN: ScanFailure = internal(
  `The scan was begun ${SCAN_ATTEMPTS} times, and each time the process that did it ended`,
);

/** How it is told what ended a scan (docs/reference/scans.md#failures). */
export function failureOf(thrown: unknown): ScanFailure {
  if (thrown instanceof ScanFailed) {
    const { code, retryAt } = thrown;
    return { code, message: MESSAGES[code], retryAt: retryAt?.toISOString() ?? null };
  }
  if (isOutOfMemory(thrown)) {
    return internal("The scan took more memory than it may: exclude files that do not matter");
  }
  return internal(thrown instanceof ApiError ? thrown.message : MESSAGES.internal);
}

function internal(message: string): ScanFailure {
  return { code: "internal", message, retryAt: null };
}
