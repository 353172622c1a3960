import type { Schemas } from "@plumbline/api-client";

/** What can be said of a bundle that was sent, in one word. */
export type Verdict = "whole" | "manifest" | "unsealed" | "changed";

/**
 * A bundle is verified only where nothing in it was changed and this project sealed what it pins; of a manifest alone
 * nobody looked at the files.
 */
export function verdictOf({
  matchesPinned,
  issued,
  archive,
}: Pick<Schemas["VerifyResponse"], "matchesPinned" | "issued" | "archive">): Verdict {
  if (!matchesPinned) {
    return "changed";
  }
  if (!issued) {
    return "unsealed";
  }
  return archive === null ? "manifest" : "whole";
}
