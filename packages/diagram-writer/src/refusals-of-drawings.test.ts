import { describe, expect, it } from "@jest/globals";
import { drawView } from "./draw-view.js";
import { aModel, aScenario, aView, idOf } from "./testing/a-model.js";

describe("a drawing is refused", () => {
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
