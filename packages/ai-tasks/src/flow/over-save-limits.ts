import { type Issue, isPathWithin } from "@plumbline/model-core";
import {
  checkSaveLimits,
  outlineScenario,
  type ScenarioDocument,
  type StepPlace,
  storedScenario,
} from "@plumbline/playback-engine";
import type { AnswerError } from "../tasks/checked-answer.js";
import { pointerOfPath } from "../tasks/pointer-of-path.js";
import type { FlowOutput } from "./flow-output.js";

/** What the fields of a step and of an assertion are called in a flow, where that is another name. */
const NAMES_IN_FLOW: ReadonlyMap<string, string> = new Map([
  ["id", "key"],
  ["by", "from"],
  ["request", "requestJson"],
  ["response", "responseJson"],
  ["payload", "payloadJson"],
  ["change", "changeJson"],
]);

/** The save limits that the scenario of a flow breaks, each at its place in the flow. */
export function overSaveLimits(flow: FlowOutput, scenario: ScenarioDocument): readonly AnswerError[] {
  const issues = checkSaveLimits(scenario);
  const { refusal } = storedScenario(scenario);
  const tooLarge = refusal === null ? [] : [{ pointer: "", message: refusal.title }];
  const places = issues.length === 0 ? [] : outlineScenario(scenario).steps;
  return [...tooLarge, ...issues.map((issue) => placedInFlow(issue, flow, places))];
}

function placedInFlow(
  { field, message }: Issue,
  flow: FlowOutput,
  places: readonly StepPlace[],
): AnswerError {
  const around = places.findLast(({ path }) => isPathWithin(field, path));
  if (around === undefined) {
    return { pointer: pointerOfPath(field), message };
  }
  const index = flow.steps.findIndex(({ key }) => key === around.step?.id);
  const [, name = "", ...inner] = pointerOfPath(field.slice(around.path.length)).split("/");
  const where = inner.length === 0 ? "" : `, at /${inner.join("/")}`;
  return { pointer: `/steps/${index}${inFlow(name)}`, message: `${message}${where}` };
}

/** A list of steps inside a step is no field of a flow: the step itself is named. */
function inFlow(name: string): string {
  const isList = name === "" || ["then", "onError", "else", "branches", "handlers"].includes(name);
  return isList ? "" : `/${NAMES_IN_FLOW.get(name) ?? name}`;
}
