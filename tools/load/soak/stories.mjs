import { BUILD_STORIES } from "./stories/build-stories.mjs";
import { HELP_STORIES } from "./stories/help-stories.mjs";
import { MODEL_STORIES } from "./stories/model-stories.mjs";
import { PLAYING_STORIES } from "./stories/playing-stories.mjs";
import { PROMISE_STORIES } from "./stories/promise-stories.mjs";
import { REVIEW_STORIES } from "./stories/review-stories.mjs";
import { SOURCE_STORIES } from "./stories/source-stories.mjs";
import { WORKSPACE_STORIES } from "./stories/workspace-stories.mjs";

/**
 * What a client does from its beginning to its end: what it makes it removes, where that can be removed. What stays grows:
 * versions of edits, scans and proposed imports, evidence.
 * @callback Story
 * @param {{call: import("./visitor.mjs").Call, callWith: ReturnType<typeof import("./visitor.mjs").visitor>["callWith"], project: import("./world.mjs").SoakedProject, world: import("./world.mjs").World}} told
 * @returns {Promise<void>}
 */

/**
 * Stories, each with how often it comes beside the others.
 * @typedef {readonly (readonly [share: number, story: Story])[]} Stories
 */

/** @type {Stories} */
const OF_EVERY_SECTION = [
  ...MODEL_STORIES,
  ...PLAYING_STORIES,
  ...PROMISE_STORIES,
  ...REVIEW_STORIES,
  ...BUILD_STORIES,
  ...HELP_STORIES,
  ...SOURCE_STORIES,
  ...WORKSPACE_STORIES,
];

const TIMES = 10;

/** Each as often as its share says, in tenths; one is drawn. */
export const STORIES = OF_EVERY_SECTION.flatMap(([share, story]) =>
  Array.from({ length: Math.round(share * TIMES) }, () => story),
);
