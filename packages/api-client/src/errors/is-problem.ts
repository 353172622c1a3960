import { ProblemError, type ProblemType } from "./problem-error.js";

/** Whether this is what the service refused, for one of the given reasons; of any where none is given. */
export function isProblem<Type extends ProblemType = ProblemType>(
  error: unknown,
  ...types: readonly Type[]
): error is ProblemError & { readonly type: Type } {
  return error instanceof ProblemError && (types.length === 0 || types.some((type) => type === error.type));
}
