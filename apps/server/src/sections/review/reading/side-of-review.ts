import { type Guid, parseGuid } from "@plumbline/model-core";
import { VERSION } from "../../../platform/request/whole-number.js";
import type { ReviewWanted } from "../../findings/for-threads.js";

/** One side of a comparison of findings (docs/reference/review.md#comparing). */
export type SideOfReview =
  | { readonly is: "state"; readonly wanted: ReviewWanted }
  | { readonly is: "snapshot"; readonly id: Guid };

const MAIN = { revisionId: null, branchId: null, version: null } as const;

/** Reads `main`, a version of main, `revision:<id>`, `branch:<id>` or `snapshot:<id>`; null when it is none of them. */
export function parseSideOfReview(text: string): SideOfReview | null {
  if (text === "main") {
    return { is: "state", wanted: MAIN };
  }
  if (VERSION.test(text)) {
    return { is: "state", wanted: { ...MAIN, version: Number(text) } };
  }
  const [what, named] = text.split(":", 2);
  const id = parseGuid(named ?? "");
  return id === null ? null : namedSide(what ?? "", id);
}

function namedSide(what: string, id: Guid): SideOfReview | null {
  switch (what) {
    case "revision":
      return { is: "state", wanted: { ...MAIN, revisionId: id } };
    case "branch":
      return { is: "state", wanted: { ...MAIN, branchId: id } };
    case "snapshot":
      return { is: "snapshot", id };
    default:
      return null;
  }
}
