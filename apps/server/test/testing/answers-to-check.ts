/** What a file of tests hands to the checker of the run. */
export interface AnswersToCheck {
  /** Where the services of the tests noted their answers. */
  readonly files: readonly string[];
  /** The requests at which the tests made a service fail, as `POST /api/workspaces`; every other 500 is a fault. */
  readonly announced: readonly string[];
}
