import type { Guid } from "@plumbline/model-core";
import { GivenId } from "./given-id.decorator.js";

/** The state of a model that an answer is about: main as it is now, or one of these. */
export class StateQuery {
  @GivenId("A revision; never together with branchId")
  readonly revisionId?: Guid;

  @GivenId("An open branch")
  readonly branchId?: Guid;
}
