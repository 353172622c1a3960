/**
 * Where the rows of a statement are asked for: of one shard or one node; of more than one shard; refused by Citus; or it was
 * not planned at all, because the values that it was given do not fit.
 * @typedef {"one" | "many" | "refused" | "untried"} Judged
 */

/** PostgreSQL's class of what a feature does not do, and of what a statement says that is no SQL there. */
const IS_REFUSED = /^(0A|42|XX)/;

/** @type {{judged: Judged, why: string}} */
export const ONE = { judged: "one", why: "" };

/**
 * @param {readonly string[] | (Error & {code?: string})} plan the lines of EXPLAIN, or what was thrown in their place
 * @returns {{judged: Judged, why: string}}
 */
export function judge(plan) {
  if (plan instanceof Error) {
    const judged = IS_REFUSED.test(plan.code ?? "") ? "refused" : "untried";
    return { judged, why: `${plan.code}: ${plan.message}` };
  }
  const counts = plan.flatMap((line) => {
    const [, count] = /Task Count: (\d+)/.exec(line) ?? [];
    return count === undefined ? [] : [Number(count)];
  });
  const isInParts = plan.some((line) => line.includes("Distributed Subplan"));
  const most = Math.max(0, ...counts);
  return most > 1 || isInParts
    ? { judged: "many", why: `${most} tasks${isInParts ? ", in parts" : ""}` }
    : ONE;
}

/** PostgreSQL's class of rows that do not go together: it was carried out as far as them. */
const IS_OF_ROWS = /^23/;

/**
 * The same of a statement that was carried out on tables without rows, and failed.
 * @param {Error & {code?: string}} error
 */
export function judgeRun(error) {
  return IS_OF_ROWS.test(error.code ?? "") ? ONE : judge(error);
}
