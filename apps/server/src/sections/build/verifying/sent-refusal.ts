import type { RefusalNamed } from "../../../platform/errors/refusals.js";

/** What was sent is no bundle that the service writes, or over a limit. */
export type SentRefusal = RefusalNamed<"bundle-refused">;

/** The refusal of a bundle for one thing at one place. */
export function refused(field: string, message: string): SentRefusal {
  const title = `The bundle is refused: ${field === "" ? "it" : field} ${message}`;
  return {
    outcome: "bundle-refused",
    refusal: { code: "invalid_bundle", title, errors: [{ field, message }] },
  };
}
