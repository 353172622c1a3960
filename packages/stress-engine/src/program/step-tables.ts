/** The steps of a scenario as tables. */
export interface StepTables {
  readonly code: Int32Array;
  /** The list of the scenario itself. */
  readonly root: number;
  /** Starts of the lists of parallel steps. */
  readonly lists: Int32Array;
  /** Pairs: number of an enclosing branch step, next entry or -1. */
  readonly enclosing: Int32Array;
  /** Words of outcomes of a frame, and the masks of frames one after the other. */
  readonly outcomeWords: number;
  readonly masks: Int32Array;
}
