import { expect, it } from "@jest/globals";
import { indexModel } from "@plumbline/model-core";
import { ModelBuilder } from "../testing/model-builder.js";
import { branch, publish, scenario } from "../testing/scenario-builder.js";
import { resolveScenario } from "./resolve-scenario.js";

const made = new ModelBuilder();
const shop = made.element("shop");
const topic = made.channel("topic");

it.each([
  ["a step that is not there", scenario([null as never])],
  ["a branch on no step", scenario([branch("b", "nothing", "Failed")])],
  ["a message that is not in the model", scenario([publish("p", shop, [topic, "none"])])],
])("throws for %s: who calls has to look at the issues first", (_, document) => {
  expect(() => resolveScenario(document as never, indexModel(made.build()))).toThrow("not valid");
});
