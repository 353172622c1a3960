import { readFileSync } from "node:fs";
import { describe, expect, it, jest } from "@jest/globals";
import { expectGolden } from "../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../model-core/src/testing/golden/golden-names.js";
import type { DiagramFormat } from "./draw-view.js";
import { DIAGRAM_FORMATS, drawView } from "./draw-view.js";
import { dataModel, dataScenario } from "./testing/data-model.js";
import { parseView } from "./view/parse-view.js";
import type { View } from "./view/view.js";

// Layouts and many runs, also on a busy machine.
jest.setTimeout(60_000);

const FOLDER = new URL("../golden/", import.meta.url);
/** The views that are drawn, which stay as they are. */
const VIEWS = "views.json";
const ENDING: { readonly [format in DiagramFormat]: string } = {
  mermaid: "mmd",
  plantuml: "puml",
  structurizr: "dsl",
  svg: "svg",
};

const eshop = dataModel("eshop");
const happyOrder = dataScenario("eshop.happy-order");
const views = Object.entries(JSON.parse(readFileSync(new URL(VIEWS, FOLDER), "utf8")));
const drawings = views.flatMap(([name, view]) =>
  DIAGRAM_FORMATS.map((format) => ({ file: `${name}.${ENDING[format]}`, view, format })),
);

function viewOf(value: unknown): View {
  const parsed = parseView(value);
  if (!parsed.ok) {
    throw new Error(JSON.stringify(parsed.refusal));
  }
  return parsed.value;
}

describe("the drawings of eShop are those of the golden files", () => {
  it.each(drawings)("$file", async ({ file, view, format }) => {
    const drawing = await drawView(viewOf(view), eshop, happyOrder, { format });
    expectGolden(new URL(file, FOLDER), drawing.ok ? drawing.value : JSON.stringify(drawing.refusal));
  });

  it("which are all compared", () => {
    const names = goldenNames(FOLDER).filter((name) => !name.startsWith("refusals/"));
    expect(names).toEqual([...drawings.map(({ file }) => file), VIEWS].sort());
  });
});
