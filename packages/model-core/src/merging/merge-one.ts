import { sameValue } from "../same-value.js";

/** A value that only one side changed, or both to the same; undefined when each changed it to another. */
export function mergeOne<Value>({
  base,
  main,
  branch,
}: Record<"base" | "main" | "branch", Value>): Value | undefined {
  if (sameValue(main, base)) {
    return branch;
  }
  return sameValue(branch, base) || sameValue(main, branch) ? main : undefined;
}
