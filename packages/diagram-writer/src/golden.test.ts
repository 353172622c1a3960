import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, jest } from "@jest/globals";
import type { DiagramFormat } from "./draw-view.js";
import { DIAGRAM_FORMATS, drawView } from "./draw-view.js";
import { dataModel, dataScenario, dataView } from "./testing/data-model.js";

// Layouts and many runs, also on a busy machine.
jest.setTimeout(60_000);

const GOLDEN = join(dirname(fileURLToPath(import.meta.url)), "..", "golden");
const ENDING: { readonly [format in DiagramFormat]: string } = {
  mermaid: "mmd",
  plantuml: "puml",
  structurizr: "dsl",
  svg: "svg",
};

const eshop = dataModel("eshop");
const happyOrder = dataScenario("eshop.happy-order");
const VIEWS = {
  "eshop-landscape": dataView(eshop, "eShop and who is around it", "landscape", null),
  "eshop-system": dataView(eshop, "eShop: apps, stores and channels", "system", "eShop"),
  "eshop-app": dataView(eshop, "Inside ordering-api", "app", "ordering-api"),
  "eshop-flow": dataView(eshop, happyOrder.name, "flow", null),
};

describe("the drawings of eShop are those of the golden files", () => {
  for (const [name, view] of Object.entries(VIEWS)) {
    for (const format of DIAGRAM_FORMATS) {
      it(`${name} as ${format}`, async () => {
        const drawing = await drawView(view, eshop, happyOrder, { format });
        const file = join(GOLDEN, `${name}.${ENDING[format]}`);
        const text = drawing.ok ? drawing.value : JSON.stringify(drawing.refusal);
        if (process.env["UPDATE_GOLDEN"] === "1") {
          writeFileSync(file, text);
        }
        expect(text).toBe(readFileSync(file, "utf8"));
      });
    }
  }
});
