/** The body that asks for a brief (docs/reference/limits.md#bundles). */

import type { Guid, JsonValue, Result } from "@plumbline/model-core";
import {
  type BodyRefusal,
  from,
  guid,
  integer,
  list,
  type ObjectRule,
  object,
  orElseAlsoNull,
  orNull,
  type ReadOf,
  readBody,
} from "@plumbline/model-core/declaring";
import { PINS_ONE, PINNED_STATE as STATE_TO_READ } from "@plumbline/review-rules";
import { BUILD_REQUEST_LIMITS } from "../limits.js";

/** The lists of a selection, in the order they are told. */
export const SELECTED_LISTS = ["promiseIds", "scenarioIds", "elementIds"] as const;
/** One of these lists. */
export type SelectedList = (typeof SELECTED_LISTS)[number];

const { selectedIds, sentIds, leastTokens, mostTokens, levels, issues } = BUILD_REQUEST_LIMITS;

/** Where the IDs of a change are taken, too, the request need not have any. */
const SELECTS: ObjectRule<{ readonly [List in SelectedList]: readonly (string | null)[] }> = {
  at: "end",
  check({ given, read, breaksRule }) {
    if (SELECTED_LISTS.every((name) => isNone(given[name])) && isNone(given["changeScanId"])) {
      breaksRule(SELECTED_LISTS[0], "or scenarioIds or elementIds must name at least one ID");
    }
    const seen = new Set<string | null>();
    const over = SELECTED_LISTS.find((name) => {
      for (const id of read[name]) {
        seen.add(id);
      }
      return seen.size > selectedIds;
    });
    if (over !== undefined) {
      breaksRule(over, `must have at most ${selectedIds} IDs, with the lists before it`);
    }
  },
};

function isNone(value: JsonValue | undefined): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

const selected = (of: string) =>
  orElseAlsoNull(list(guid(), { most: sentIds, about: `IDs of ${of}; repeats fall away` }), []);

/** The body that asks for a brief. */
export const BRIEF_REQUEST = object(
  {
    promiseIds: selected("promises (not requirement IDs)"),
    scenarioIds: selected("scenarios"),
    elementIds: selected("elements"),
    ...STATE_TO_READ,
    changeScanId: orNull(guid({ about: "A completed comparison scan: what it touches is selected too" })),
    maxTokens: orNull(
      integer({
        rules: [from(leastTokens, mostTokens)],
        about: "What is needed least is left out until the brief has no more tokens; null: nothing is",
      }),
    ),
  },
  { rules: [PINS_ONE, SELECTS] },
);
/** What a brief is of. The lists are as they were sent, with what is repeated: a refusal names a place in them. */
export type BriefRequest = ReadOf<typeof BRIEF_REQUEST>;

/** What is selected: the three lists of a request. */
export type BriefSelection = { readonly [List in SelectedList]: readonly Guid[] };

/** Reads the body from its raw text, with the path of everything wrong. */
export function readBriefRequest(text: string): Result<BriefRequest, BodyRefusal> {
  const body = { node: BRIEF_REQUEST, name: "brief", unknownField: "is not a known field", levels, issues };
  return readBody(body, text);
}
