import { ASYNC_API_PATH } from "../contracts/asyncapi/asyncapi-document.js";
import type { Blocker } from "../manifest/manifest.js";
import type { SelfCheck } from "../manifest/self-check.js";

/** One when the contract files, read back, do not say what the model says. */
export function selfCheckFailed({ passed }: Pick<SelfCheck, "passed">): readonly Blocker[] {
  const message =
    "The contract files do not say what the model says: the self-check of the manifest names what differs. " +
    "The service is at fault, not the model; report it, and do not build from these files.";
  return passed ? [] : [{ code: "self-check-failed", subject: ASYNC_API_PATH, message }];
}
