import { FACT_LIMITS, type Result } from "@plumbline/model-core";
import { guid, type ObjectRule, object, orNull, type ReadOf } from "@plumbline/model-core/declaring";
import { line } from "../outputs/output-values.js";
import { type RequestRefusal, readOptionalRequest } from "./read-request.js";

const MADE_OR_MAPPED: ObjectRule = {
  at: "end",
  check({ given, breaksRule }) {
    for (const name of ["name", "parentId"]) {
      if ((given["targetId"] ?? null) !== null && (given[name] ?? null) !== null) {
        breaksRule(name, "must be null beside targetId, which makes nothing");
      }
    }
  },
};

/** The body that makes a missing part (docs/reference/ai.md#missing-parts); all of it may be missing. */
export const CREATE_MISSING_REQUEST = object(
  {
    name: orNull(line(FACT_LIMITS.nameLength, "In place of that of the proposal")),
    parentId: orNull(guid({ about: "Of an element: what holds it, in place of what the proposal says" })),
    targetId: orNull(guid({ about: "A part that is there and is meant: nothing is made" })),
  },
  { rules: [MADE_OR_MAPPED] },
);
export type CreateMissingRequest = ReadOf<typeof CREATE_MISSING_REQUEST>;

/** Reads that body, or none. */
export function readCreateMissingRequest(text: string): Result<CreateMissingRequest, RequestRefusal> {
  return readOptionalRequest({ node: CREATE_MISSING_REQUEST, name: "request" }, text);
}
