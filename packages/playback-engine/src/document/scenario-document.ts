import {
  guid,
  list,
  type Node,
  nullable,
  object,
  orElseAlsoNull,
  type ReadOf,
} from "@plumbline/model-core/declaring";
import { ASSERTION, FAULT } from "./faults-and-assertions.js";
import { SCENARIO_NAME } from "./scenario-values.js";
import { stepList } from "./steps.js";

const ID: Node<string> = guid();

/**
 * A scenario as it was sent (docs/reference/scenarios.md#the-scenario-document): its JSON types are checked
 * while it is read; the rules of its texts are the limits of a save, and what it lacks deeper is an issue of
 * a run.
 */
export const SCENARIO = object({
  /** Undefined when the document was sent without one. */
  id: orElseAlsoNull(ID, undefined),
  name: SCENARIO_NAME,
  steps: stepList("In the order they run"),
  faults: list(nullable(FAULT)),
  assertions: list(nullable(ASSERTION)),
});
export type ScenarioDocument = ReadOf<typeof SCENARIO>;
