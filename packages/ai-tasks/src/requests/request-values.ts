import type { Guid } from "@plumbline/model-core";
import { guid, list, type Node, nullable, orElseAlsoNull } from "@plumbline/model-core/declaring";
import { AI_TASK_LIMITS } from "../limits.js";
import { statement } from "../outputs/output-values.js";

/** What a person asks for, in their words; the key is required. */
export const REQUEST: Node<string | null> = nullable(
  statement(AI_TASK_LIMITS.requestCharacters, "What is asked for, in the words of a person"),
);

/** The branch whose model is meant; the key is required. */
export const BRANCH = nullable(guid({ about: "A draft or variant; null is main" }));

const NO_IDS: readonly Guid[] = [];

/** What a task is limited to. */
export const SELECTION = orElseAlsoNull(
  list(guid(), {
    most: AI_TASK_LIMITS.selection,
    repeats: "left-out",
    about: "What the task is limited to, with what that rests on; null or empty is the whole model",
  }),
  NO_IDS,
);
