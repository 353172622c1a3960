import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { expectGolden } from "../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../model-core/src/testing/golden/golden-names.js";
import type { DrawOptions } from "./draw-options.js";
import { drawView } from "./draw-view.js";
import { dataModel, dataScenario } from "./testing/data-model.js";
import { parseView } from "./view/parse-view.js";
import type { View } from "./view/view.js";

const FOLDER = new URL("../golden/", import.meta.url);

/** Every way to draw a view, by the ending of its file. */
const WAYS: { readonly [ending: string]: DrawOptions } = {
  mmd: { format: "mermaid" },
  "flowchart.mmd": { format: "mermaid", mermaidStyle: "flowchart" },
  puml: { format: "plantuml" },
  dsl: { format: "structurizr" },
  svg: { format: "svg" },
};

/** Each system with the file of its views, which stay as they are: a real one, and one that holds everything. */
const SYSTEMS = [
  { model: "eshop", scenario: "eshop.happy-order", views: "eshop.views.json" },
  { model: "everything", scenario: "everything", views: "everything.views.json" },
];

const DRAWINGS = SYSTEMS.flatMap(({ model, scenario, views }) =>
  viewsIn(views).flatMap(([name, view]) =>
    Object.entries(WAYS)
      // A flow is a sequence in Mermaid, whatever the style.
      .filter(([ending]) => view.kind !== "flow" || ending !== "flowchart.mmd")
      .map(([ending, options]) => ({ file: `${name}.${ending}`, model, scenario, view, options })),
  ),
);

function viewsIn(file: string): readonly (readonly [string, { readonly kind: string }])[] {
  return Object.entries(JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")));
}

function parsed(value: unknown): View {
  const view = parseView(value);
  if (!view.ok) {
    throw new Error(JSON.stringify(view.refusal));
  }
  return view.value;
}

describe("drawings are those of the golden files, to the byte", () => {
  it.each(DRAWINGS)("$file", async ({ file, model, scenario, view, options }) => {
    const drawing = await drawView(parsed(view), dataModel(model), dataScenario(scenario), options);
    expectGolden(new URL(file, FOLDER), drawing.ok ? drawing.value : JSON.stringify(drawing.refusal));
  });

  it("which are all compared", () => {
    const names = goldenNames(FOLDER).filter((name) => !name.startsWith("refusals/"));
    expect(names).toEqual([...DRAWINGS.map(({ file }) => file), ...SYSTEMS.map(({ views }) => views)].sort());
  });
});
