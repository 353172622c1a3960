import { describe, expect, it } from "@jest/globals";
import type { Model } from "@plumbline/model-core";
import { drawView } from "./draw-view.js";
import { DRAWING_LIMITS } from "./limits.js";
import { aModel, anElement, aRelationship, aScenario, aView, idOf } from "./testing/a-model.js";

const EMPTY: Model = {
  ...aModel(),
  elements: [],
  relationships: [],
  messages: [],
  operations: [],
  channels: [],
  subscriptions: [],
  bindings: [],
};

/** Systems with so many relationships, each between two others. */
function related(count: number): Model {
  const names = Array.from({ length: 26 }, (_, n) => `s${n}`);
  const pairs = names.flatMap((from, n) => names.slice(n + 1).map((to) => aRelationship(from, to)));
  const elements = names.map((name) => anElement(name, "system", null));
  return { ...EMPTY, elements, relationships: pairs.slice(0, count) };
}

describe("a drawing is refused", () => {
  it("as SVG with more lines than the limit", async () => {
    const view = aView("landscape");
    const tooMany = related(DRAWING_LIMITS.svgEdges + 1);
    expect(await drawView(view, tooMany, null, { format: "svg" })).toEqual({
      ok: false,
      refusal: {
        code: "diagram_too_large",
        subject: view.id,
        message:
          "the view shows 26 boxes and 301 lines; an SVG drawing holds at most 150 and 300: name the elements to show, or take a text format",
      },
    });
  });

  it("of a flow that is too long, in every format", async () => {
    const steps = aScenario().steps.slice(0, 1);
    const long = { ...aScenario(), steps: Array.from({ length: 500 }, () => steps).flat() };
    for (const format of ["mermaid", "plantuml", "structurizr", "svg"] as const) {
      const refusal = { code: "diagram_too_large", subject: long.id };
      expect(await drawView(aView("flow"), aModel(), long, { format })).toMatchObject({ ok: false, refusal });
    }
  });

  it("of a flow without its scenario", async () => {
    const view = { ...aView("flow"), scenarioId: idOf("scenario") } as const;
    expect(await drawView(view, aModel(), null, { format: "svg" })).toEqual({
      ok: false,
      refusal: {
        code: "scenario_missing",
        subject: view.scenarioId,
        message: "a view of kind flow needs the scenario that its scenarioId names",
      },
    });
  });
});
