import {
  atMostCharacters,
  from,
  integer,
  list,
  nullable,
  object,
  type ReadOf,
  text,
  word,
} from "@plumbline/model-core/declaring";
import { SAVE_LIMITS, SCENARIO_LIMITS, STEP_OUTCOMES, STEP_TYPES } from "@plumbline/playback-engine";
import { alias, line } from "../outputs/output-values.js";

/** Which list of the step that holds it a step is in. */
export const FLOW_SLOTS = ["root", "then", "onError", "else", "branch", "handler"] as const;
export type FlowSlot = (typeof FLOW_SLOTS)[number];

function jsonText(about: string) {
  return nullable(
    text({
      rules: [atMostCharacters(SCENARIO_LIMITS.payloadBytes)],
      about: `${about}, as the text of a JSON value`,
    }),
  );
}

const key = (about: string) => line(SAVE_LIMITS.idCharacters, about);

/** A step of a flow. Null is what its type does not have. */
export const FLOW_STEP = object({
  key: key("Unique among the steps"),
  parent: nullable(key("The key of an earlier step that holds it; null at the root")),
  slot: word(FLOW_SLOTS, { about: "The list it is in: of a call then or onError, of a branch then or else" }),
  branchIndex: nullable(
    integer({
      rules: [from(0, SCENARIO_LIMITS.stepsAndStepLists - 1)],
      about: "Of slot branch: which branch of the parallel step, from 0",
    }),
  ),
  handlerOf: nullable(alias("Of slot handler: the subscription whose consumer does it")),
  type: word(STEP_TYPES),
  from: nullable(alias("Of call, publish and write: the element that does it")),
  operation: nullable(alias("Of call")),
  requestJson: jsonText("Of call: the request"),
  responseJson: jsonText("Of call: the response"),
  channel: nullable(alias("Of publish")),
  message: nullable(alias("Of publish")),
  payloadJson: jsonText("Of publish: the payload"),
  headers: nullable(
    list(
      object({
        name: line(SAVE_LIMITS.headerNameCharacters, "Unique among the headers"),
        value: text({ rules: [atMostCharacters(SAVE_LIMITS.headerValueCharacters)] }),
      }),
      { most: SAVE_LIMITS.headersOfMessage, about: "Of publish" },
    ),
  ),
  routingKey: nullable(
    text({ rules: [atMostCharacters(SCENARIO_LIMITS.routingKeyCharacters)], about: "Of publish" }),
  ),
  store: nullable(alias("Of write: the store")),
  dataset: nullable(text({ rules: [atMostCharacters(SAVE_LIMITS.datasetCharacters)], about: "Of write" })),
  changeJson: jsonText("Of write: the change"),
  whenStep: nullable(key("Of branch: the key of a step that is final before")),
  is: nullable(word(STEP_OUTCOMES, { about: "Of branch: the outcome that takes then" })),
});
export type FlowStep = ReadOf<typeof FLOW_STEP>;
