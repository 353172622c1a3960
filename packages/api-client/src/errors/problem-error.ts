import { retryAfterSeconds } from "../retry-after.js";
import type { Schemas } from "../schemas.js";

/** The body of an error: docs/reference/errors.md#the-form-of-an-error. */
export type Problem = Schemas["Problem"];

/** Every type of error that the service of this version has: docs/reference/errors.md#types. */
export type ProblemType = Problem["type"];

/** One broken rule: the path of a value, the name of a parameter or header, or a fact; empty for the body as a whole. */
export type FieldError = Problem["errors"][number];

/** What the service refused, as it says it. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  /** A service of a later version may have types that this one does not know. */
  readonly type: ProblemType | (string & {});
  readonly status: number;
  readonly title: string;
  readonly errors: readonly FieldError[];
  /** Seconds to wait before it is worth asking again; null where the answer does not say. */
  readonly retryAfter: number | null;
  /** Under which the log of the service has the request. */
  readonly requestId: string | null;
  /** Everything the answer holds, with the members that only some types have. */
  readonly problem: Problem;

  constructor(problem: Problem, response: Response) {
    super(problem.title);
    this.type = problem.type;
    this.status = response.status;
    this.title = problem.title;
    this.errors = problem.errors;
    this.retryAfter = retryAfterSeconds(response.headers);
    this.requestId = response.headers.get("x-request-id");
    this.problem = problem;
  }
}
