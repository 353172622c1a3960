import type { Schemas } from "@plumbline/api-client";

/** What can be said of a bundle that was sent, in one word. */
export type Verdict = "whole" | "unsealed" | "changed";

/** A bundle is verified only where nothing in it was changed and this project sealed what it pins. */
export function verdictOf({
  matchesPinned,
  issued,
}: Pick<Schemas["VerifyResponse"], "matchesPinned" | "issued">): Verdict {
  if (!matchesPinned) {
    return "changed";
  }
  return issued ? "whole" : "unsealed";
}
