import { describe, expect, it } from "@jest/globals";
import { expectGolden, goldenJson } from "../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../model-core/src/testing/golden/golden-names.js";
import type { StoredPromise } from "./index.js";
import {
  addObligation,
  changeDraft,
  comparePromise,
  contentHash,
  inForceOf,
  MOVES,
  newestOf,
  promiseRecord,
  recipeHash,
  writePromiseMarkdown,
} from "./index.js";
import { notRun } from "./testing/evidence-statuses.js";
import { NO_LINKS_FOUND } from "./testing/no-links-found.js";
import {
  ANN,
  AT,
  approved,
  BOT,
  content,
  moved,
  newPromise,
  revised,
  stated,
} from "./testing/promise-drafts.js";
import {
  SCENARIO_CHECK_REQUEST,
  SOURCE_PATTERN_REQUEST,
  TEST_PLAN_REQUEST,
} from "./testing/request-bodies.js";

const FOLDER = new URL("../golden/records/", import.meta.url);
const BODIES = [SCENARIO_CHECK_REQUEST, SOURCE_PATTERN_REQUEST, TEST_PLAN_REQUEST] as const;

const withAll = BODIES.reduce<StoredPromise>(
  (promise, body) => moved(addObligation({ promise, by: BOT, at: AT, stated: stated(body) })),
  newPromise(),
);
const changed = moved(
  changeDraft({
    promise: revised(approved(withAll), BOT),
    by: ANN,
    at: AT,
    content: content({ title: "# A *new* title", scope: null }),
  }),
);
const retiring = revised(approved(changed), ANN, true);
const record = promiseRecord({ promise: changed, links: NO_LINKS_FOUND, statusOf: notRun });

const RESULTS: Readonly<Record<string, () => string>> = {
  "changes.json": () => goldenJson(comparePromise(newestOf(changed), inForceOf(changed))),
  "hashes.json": () =>
    goldenJson({
      content: retiring.revisions.map((revision) => contentHash(retiring, revision)),
      recipes: BODIES.map((body) => recipeHash(stated(body))),
    }),
  "moves.json": () => goldenJson(MOVES),
  "promise.json": () => goldenJson(record),
  "promise.md": () => writePromiseMarkdown(record),
};

describe("what is hashed, answered and written is that of the golden files", () => {
  it.each(Object.entries(RESULTS))("%s", (name, made) => {
    expectGolden(new URL(name, FOLDER), made());
  });

  it("which are all compared", () => {
    expect(goldenNames(FOLDER)).toEqual(Object.keys(RESULTS));
  });
});
