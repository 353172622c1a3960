import { expect, it } from "@jest/globals";
import type { ChannelId, ElementId } from "@plumbline/model-core";
import { indexModel } from "@plumbline/model-core";
import { validateScenario } from "../checks/validate-scenario.js";
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
  expect(() => resolveScenario(document as never, indexModel(made.build()))).toThrow("always there");
});

it("takes what no check looks at as it is: channels behind the dead-letter channel of a dead-letter channel", () => {
  const behind = new ModelBuilder();
  const [sender, events] = [behind.element("sender"), behind.channel("events")];
  const [dead, deader] = [behind.channel("dead"), behind.channel("deader")];
  const nobody = "00000000-0000-4000-8000-00000000ffff";
  behind.subscription(events, sender, { deadLetter: dead });
  const unheard = behind.subscription(dead, nobody as ElementId, { deadLetter: deader });
  const lost = behind.binding(deader, nobody as ChannelId);
  const message = behind.message("message", sender);
  const model = behind.build();
  const document = scenario([publish("p", sender, [events, message])]);
  expect(validateScenario({ document, model })).toEqual([]);
  const { steps, labels } = resolveScenario(document, indexModel(model));
  expect(labels.get(unheard)).toBe(`dead → ${nobody}`);
  expect(labels.has(lost)).toBe(false);
  const [step] = steps;
  const [first] = step?.type === "publish" ? step.channel.subscriptions : [];
  const [second] = first?.deadLetterChannel?.subscriptions ?? [];
  expect(second?.deadLetterChannel).toMatchObject({ id: deader, bindings: [] });
});
