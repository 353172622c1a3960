import { describe, expect, it } from "@jest/globals";
import type { ElementId, Model } from "@plumbline/model-core";
import { elementPicture } from "../picture/element-picture.js";
import type { Picture } from "../picture/picture.js";
import { aModel, anElement, aRelationship, aView, idOf } from "../testing/a-model.js";
import { structurizrPicture } from "./structurizr-picture.js";

const BANK = [anElement("bank", "system", null), anElement("ledger", "app", "bank")];

/** The small model beside a bank, without messages. */
function withBank(relationships: Model["relationships"] = []): Model {
  const model = aModel();
  return { ...model, elements: [...model.elements, ...BANK], relationships, messages: [], channels: [] };
}

/** The lines of a workspace that shows these elements. */
function linesOf(kind: Picture["kind"], words: readonly string[], model: Model): readonly string[] {
  const elementIds = words.map((word) => idOf<ElementId>(word));
  const picture = elementPicture({ ...aView(kind), elementIds }, kind, model);
  if (!picture.ok) {
    throw new Error(picture.refusal.message);
  }
  return structurizrPicture(picture.value, model)
    .split("\n")
    .map((line) => line.trim());
}

/** The views of such a workspace, each with what it includes. */
function viewsOf(kind: Picture["kind"], words: readonly string[], model = withBank()): readonly string[] {
  const lines = linesOf(kind, words, model);
  return lines
    .slice(lines.indexOf("views {") + 1, lines.indexOf("styles {"))
    .filter((line) => line !== "autoLayout lr" && line !== "}");
}

describe("a Structurizr view", () => {
  it("of apps of several systems is about that of the root, also without a store", () => {
    const words = ["bank", "ledger", "shop", "checkout"];
    expect(linesOf("system", words, withBank())).toEqual(
      expect.arrayContaining([expect.stringMatching(/^n3 = softwareSystem "shop"/u)]),
    );
    expect(viewsOf("system", words)).toEqual(['container n3 "view" "A view" {', "include n2 n4"]);
  });

  it("of apps without a root is about the system of the first", () => {
    expect(viewsOf("landscape", ["bank", "ledger", "checkout"])).toEqual([
      'container n1 "view" "A view" {',
      "include n2 n3",
    ]);
  });

  it("around a system has no app of another in it, which a system context cannot show", () => {
    const between = withBank([aRelationship("shopper", "shop"), aRelationship("ledger", "shop")]);
    const around = viewsOf("system", ["shopper", "checkout", "ledger"], between).slice(2);
    expect(around).toEqual(['systemContext n2 "around" "A view: around shop" {', "include n2 n1"]);
    expect(viewsOf("system", ["checkout", "ledger"], between)).toHaveLength(2);
  });

  it("of nothing includes nothing", () => {
    expect(viewsOf("landscape", ["gone"])).toEqual(['systemLandscape "view" "A view" {']);
  });
});

describe("a Structurizr relationship", () => {
  it("is in doubt only where everything it says is", () => {
    const certain = aRelationship("shop", "bank");
    const inferred = { ...certain, factStatus: "inferred" } as const;
    const messages = aModel().messages.map((placed): Model["messages"][number] => ({
      ...placed,
      factStatus: "inferred",
      producerId: idOf("shop"),
      consumerIds: [idOf("bank")],
    }));
    const lineOf = (relationship: Model["relationships"][number]): string | undefined => {
      const model = { ...withBank([relationship]), messages };
      return linesOf("landscape", ["shop", "bank"], model).find((line) => line.startsWith("n2 -> n1"));
    };
    expect(lineOf(certain)).toBe('n2 -> n1 "placed (inferred); uses [technology]"');
    expect(lineOf(inferred)).toBe('n2 -> n1 "placed (inferred); uses [technology] (inferred)" "" "Doubtful"');
  });
});
