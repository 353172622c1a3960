import { expect, it } from "@jest/globals";
import type { Steps } from "../testing/scenario-builder.js";
import { branch, call, parallel, publish, scenario, write } from "../testing/scenario-builder.js";
import { countStepsAndLists, outlineScenario } from "./scenario-outline.js";

const ID = "00000000-0000-4000-8000-000000000001";
const WRITE = write("w", ID, ID);
const TOLD: readonly [string, string] = [ID, ID];

it.each<readonly [string, Steps, number]>([
  ["the list of a scenario, also when it is empty", [], 1],
  ["each step", [WRITE, WRITE], 3],
  ["what a call does, when it does something", [call("c", ID, ID, { does: [WRITE] })], 4],
  ["what handles an error, when it does something", [call("c", ID, ID, { onError: [WRITE] })], 4],
  ["no list of a call that is empty", [call("c", ID, ID)], 2],
  ["each list of a parallel step, also when it is empty", [parallel("p", [], [WRITE])], 5],
  ["each list of a branch that is not empty", [branch("b", "w", "Failed", { otherwise: [WRITE] })], 4],
  ["each handler, also when it is empty", [publish("p", ID, TOLD, { handlers: { a: [], b: [WRITE] } })], 5],
])("what counts against the limit of steps and step lists is %s", (_, steps, count) => {
  expect(countStepsAndLists(outlineScenario(scenario(steps)))).toBe(count);
});
