/**
 * A scenario as a flat table. Each instruction has `STRIDE` words: what it does, then what it needs. A list is a
 * run of instructions up to an `END`; a list in another one is left by a `JUMP`.
 */
export const STRIDE = 8;

/** Ends the list of a frame. */
export const END = 0;
/** Operation, list of the callee, list of `onError`, mask of its frame. */
export const CALL = 1;
/** Publish step. */
export const PUBLISH = 2;
/** Store. */
export const WRITE = 3;
/** First of its lists in the table of lists, and how many. */
export const PARALLEL = 4;
/** Branch, list of `then`, list of `else`. */
export const BRANCH = 5;
/** The list a branch took has succeeded. */
export const BRANCH_TAKEN = 6;
/** Where to go on. */
export const JUMP = 7;

/** Words of an instruction, after the first. */
export const FIRST = 1;
export const SECOND = 2;
export const THIRD = 3;
export const FOURTH = 4;
/** The number under which the outcome of the step is kept; -1 when no branch reads it. */
export const WATCH = 5;
/** The branch steps around it that fail with it: an entry of the table of enclosing steps, or -1. */
export const ENCLOSING = 6;

/** No list. */
export const NOWHERE = -1;
