import { describe, expect, it } from "@jest/globals";
import { NO_FACTS } from "@plumbline/model-core";
import type { Cited } from "../records/cited.js";
import { contextOf } from "../state/review-context.js";
import { aState } from "../testing/a-state.js";
import { parts as behind } from "../testing/examples/rel-004.js";
import { capitalised, inWords, nameInWords } from "./in-words.js";

describe("a thing in a sentence", () => {
  const context = contextOf(aState(behind.model));

  it.each<[Cited, string]>([
    [{ kind: "element", id: behind.billing }, 'element "Billing"'],
    [{ kind: "message", id: behind.ordered }, 'message "Ordered"'],
    [{ kind: "binding", id: behind.binding }, 'the binding from "orders" to "billing queue"'],
    [{ kind: "subscription", id: behind.subscription }, 'the subscription of "Billing" on "billing queue"'],
  ])("is called by its kind and name, or by what it joins", (thing, words) => {
    expect(inWords(context, thing)).toBe(words);
  });

  it.each<[Cited, string]>([
    [{ kind: "operation", id: "gone" }, 'operation "gone"'],
    [{ kind: "binding", id: "gone" }, 'binding "gone"'],
    [{ kind: "subscription", id: "gone" }, 'subscription "gone"'],
    [{ kind: "scenario", id: "gone" }, 'scenario "gone"'],
    [{ kind: "element", id: "" }, "the element that a step leaves out"],
  ])("that is not in the model is called by its ID", (thing, words) => {
    expect(inWords(contextOf(aState(NO_FACTS)), thing)).toBe(words);
  });

  it("has its name quoted and escaped", () => {
    const named = contextOf({
      ...aState(behind.model),
      model: { ...behind.model, channels: behind.model.channels.map((one) => ({ ...one, name: 'a "b"\n' })) },
    });
    expect(nameInWords(named, { kind: "channel", id: behind.orders })).toBe('"a \\"b\\"\\n"');
  });

  it("begins a sentence with a capital", () => {
    expect(capitalised("the binding")).toBe("The binding");
  });
});
