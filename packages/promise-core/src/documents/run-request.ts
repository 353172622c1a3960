import type { Result } from "@plumbline/model-core";
import { guid, list, type ObjectRule, object, orNull, type ReadOf } from "@plumbline/model-core/declaring";
import { PROMISE_LIMITS } from "../limits.js";
import { wholeNumber } from "./body-values.js";
import { type PromiseBodyRefusal, readOptionalBody } from "./read-body.js";

const REVISION = orNull(wholeNumber(1, undefined, { about: "null: the approved one in force" }));

const FIELDS = {
  modelRevisionId: orNull(guid({ about: "Of a scenario-check" })),
  branchId: orNull(guid({ about: "Of a scenario-check" })),
  scanId: orNull(guid({ about: "Of a source-pattern-check" })),
  revision: REVISION,
};
type RunField = "modelRevisionId" | "branchId" | "scanId";

/** The fields that do not fit a kind of check. */
const FOREIGN: ReadonlyMap<string, readonly RunField[]> = new Map<string, readonly RunField[]>([
  ["scenario-check", ["scanId"]],
  ["source-pattern-check", ["modelRevisionId", "branchId"]],
]);

const ONE_MODEL: ObjectRule<{ readonly [Field in RunField]: string | null }> = {
  at: "end",
  check({ read, breaksRule }) {
    if (read.modelRevisionId !== null && read.branchId !== null) {
      breaksRule("branchId", "must not stand beside modelRevisionId");
    }
  },
};

function fieldsFit(
  kind: string,
  foreign: readonly RunField[],
): ObjectRule<{ readonly [Field in RunField]: string | null }> {
  return {
    at: "end",
    check({ read, breaksRule }) {
      for (const field of foreign) {
        if (read[field] !== null) {
          breaksRule(field, `does not fit a ${kind}`);
        }
      }
    },
  };
}

/** The body that runs a check, of whatever kind (docs/reference/promises.md#runs-and-evidence). */
export const RUN_REQUEST = object(FIELDS, { rules: [ONE_MODEL] });
export type RunRequest = ReadOf<typeof RUN_REQUEST>;

/** The same by the kind of the check, where that has rules of its own. */
const RUN_REQUESTS = new Map(
  Array.from(FOREIGN, ([kind, foreign]) => [
    kind,
    object(FIELDS, { rules: [fieldsFit(kind, foreign), ONE_MODEL] }),
  ]),
);

/** Reads the body that runs an obligation of a kind; without content it says nothing, and everything may be left out. */
export function readRunRequest(text: string, kind: string): Result<RunRequest, PromiseBodyRefusal> {
  return readOptionalBody({ node: RUN_REQUESTS.get(kind) ?? RUN_REQUEST, name: "run" }, text);
}

/** The body that runs what is stale or not run of one promise. */
export const RUN_CHECKS_REQUEST = object({ revision: REVISION });
export type RunChecksRequest = ReadOf<typeof RUN_CHECKS_REQUEST>;

export function readRunChecksRequest(text: string): Result<RunChecksRequest, PromiseBodyRefusal> {
  return readOptionalBody({ node: RUN_CHECKS_REQUEST, name: "run" }, text);
}

const PROMISE_IDS = list(guid(), {
  most: PROMISE_LIMITS.promises,
  counts: "different",
  repeats: "left-out",
  about: "null: every promise that has such checks",
});

/** The body that runs what is stale or not run of many promises. */
export const RUN_MANY_REQUEST = object({ promiseIds: orNull(PROMISE_IDS) });
export type RunManyRequest = ReadOf<typeof RUN_MANY_REQUEST>;

export function readRunManyRequest(text: string): Result<RunManyRequest, PromiseBodyRefusal> {
  return readOptionalBody({ node: RUN_MANY_REQUEST, name: "run" }, text);
}
