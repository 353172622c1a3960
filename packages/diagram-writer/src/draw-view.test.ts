import { describe, expect, it } from "@jest/globals";
import { parse } from "@mermaid-js/parser";
import type { ElementId, Model } from "@plumbline/model-core";
import { DIAGRAM_FORMATS } from "./draw-options.js";
import { drawView } from "./draw-view.js";
import { DRAWING_LIMITS } from "./limits.js";
import { aModel, anElement, aRelationship, aScenario, aView, idOf } from "./testing/a-model.js";
import { dataModel, dataScenario, dataView } from "./testing/data-model.js";
import { structurizrTokens, xmlTags } from "./testing/structure.js";
import type { View } from "./view/view.js";
import { VIEW_KINDS } from "./view/view.js";

async function svgOf(view: View, model: Model = aModel()): Promise<string> {
  const drawing = await drawView(view, model, aScenario(), { format: "svg" });
  return drawing.ok ? drawing.value : drawing.refusal.code;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box of each node, by the first name in it. */
function boxes(svg: string): ReadonlyMap<string, Place> {
  const found = svg.matchAll(
    /<g data-key="\w+"><title>([^<]*?)(?: — [^<]*)?<\/title><rect class="([^"]*)" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"/gu,
  );
  return new Map(
    Array.from(found, ([, name = "", , x, y, width, height]) => [
      name,
      { x: Number(x), y: Number(y), width: Number(width), height: Number(height) },
    ]),
  );
}

/** The points of each line between boxes, without those that round its corners. */
function linesOf(svg: string): readonly (readonly { readonly x: number; readonly y: number }[])[] {
  return Array.from(svg.matchAll(/data-edge="[^"]*" d="([^"]*)"/gu), ([, path = ""]) =>
    Array.from(path.matchAll(/[ML]([-\d.]+) ([-\d.]+)/gu), ([, x, y]) => ({ x: Number(x), y: Number(y) })),
  );
}

describe("drawing a view", () => {
  it("gives the same bytes for the same input, in every format and kind", async () => {
    for (const kind of VIEW_KINDS) {
      for (const format of DIAGRAM_FORMATS) {
        const draw = () => drawView(aView(kind), aModel(), aScenario(), { format });
        const first = await draw();
        expect(first.ok).toBe(true);
        expect(await draw()).toEqual(first);
      }
    }
  });

  it("of a flow needs its scenario", async () => {
    const view = { ...aView("flow"), scenarioId: idOf<NonNullable<View["scenarioId"]>>("scenario") };
    expect(await drawView(view, aModel(), null, { format: "mermaid" })).toMatchObject({
      ok: false,
      refusal: { code: "scenario_missing", subject: view.scenarioId },
    });
  });

  it("of a flow that is too large is refused in every format", async () => {
    const steps = Array.from({ length: DRAWING_LIMITS.flowStepsAndLists + 1 }, () => null);
    for (const format of DIAGRAM_FORMATS) {
      expect(await drawView(aView("flow"), aModel(), { ...aScenario(), steps }, { format })).toMatchObject({
        ok: false,
        refusal: { code: "diagram_too_large", subject: idOf("scenario") },
      });
    }
  });

  it("of a system or app needs its root", async () => {
    const drawing = await drawView({ ...aView("app"), rootId: null }, aModel(), null, { format: "svg" });
    expect(drawing).toMatchObject({ ok: false, refusal: { code: "root_missing" } });
  });

  it("of nothing is a drawing of nothing", async () => {
    const empty = { ...aModel(), elements: [], relationships: [], messages: [], operations: [] };
    for (const format of DIAGRAM_FORMATS) {
      expect((await drawView(aView("landscape"), empty, null, { format })).ok).toBe(true);
    }
    expect(await svgOf(aView("landscape"), empty)).toContain("Nothing to show.");
  });

  it("of a scenario without steps is a drawing in which nothing happens", async () => {
    const scenario = { ...aScenario(), steps: [] };
    for (const format of DIAGRAM_FORMATS) {
      expect((await drawView(aView("flow"), aModel(), scenario, { format })).ok).toBe(true);
    }
    const drawing = await drawView(aView("flow"), aModel(), scenario, { format: "svg" });
    const svg = drawing.ok ? drawing.value : "";
    expect(svg).toContain("Nothing happens.");
    expect(svg).not.toMatch(/call or write|answer<|message</u);
  });

  it("of a model at its limits is drawn in part as SVG, and as a whole in text", async () => {
    const elements = Array.from({ length: 4999 }, (_, index) => anElement(`app ${index}`, "app", "shop"));
    const model = { ...aModel(), elements: [anElement("shop", "system", null), ...elements] };
    expect(await svgOf(aView("system"), model)).toMatch(
      />Shows 500 of 5000 boxes and \d+ of \d+ lines, without /u,
    );
    for (const format of ["mermaid", "plantuml", "structurizr"] as const) {
      expect((await drawView(aView("system"), model, null, { format })).ok).toBe(true);
    }
  });

  it("as SVG takes as many boxes as the limit says", async () => {
    const system = (index: number): Model["elements"][number] => anElement(`system ${index}`, "system", null);
    const elements = Array.from({ length: DRAWING_LIMITS.svgNodes + 1 }, (_, index) => system(index));
    const model = { ...aModel(), relationships: [], messages: [] };
    expect(await svgOf(aView("landscape"), { ...model, elements })).toContain(
      ">Shows 500 of 501 boxes and 0 of 0 lines, without system 99. Name the elements to show, or take a text format.<",
    );
    expect(await svgOf(aView("landscape"), { ...model, elements: elements.slice(1) })).not.toContain(
      "Shows 500 of",
    );
  });
});

describe("Mermaid", () => {
  it("of every element view of eShop is read by its parser", async () => {
    const model = dataModel("eshop");
    for (const [kind, root, services, edges] of [
      ["landscape", null, 3, 2],
      ["system", "eShop", 25, 44],
      ["app", "ordering-api", 10, 11],
    ] as const) {
      const drawing = await drawView(dataView(model, "x", kind, root), model, null, { format: "mermaid" });
      const ast = await parse("architecture", drawing.ok ? drawing.value : "");
      expect([ast.services.length, ast.edges.length]).toEqual([services, edges]);
    }
  });

  it("ends a line at a boundary in which there are only boundaries at the group of the first of them", async () => {
    const words = ["shopper", "shop", "checkout", "cart"];
    const view = { ...aView("system"), elementIds: words.map((word) => idOf<ElementId>(word)) };
    const model = {
      ...aModel(),
      relationships: [aRelationship("shopper", "shop")],
      messages: [],
      channels: [],
    };
    const drawing = await drawView(view, model, null, { format: "mermaid" });
    const text = drawing.ok ? drawing.value : "";
    expect(text).toContain("group n2(cloud)");
    expect(text).toContain("group n3(server)");
    expect(text).toMatch(/n1:R -\["[^"]*"\]-> L:n4\{group\}/u);
    expect((await parse("architecture", text)).edges).toHaveLength(1);
  });

  it("is a flow chart when that is asked for, with doubt drawn by dashes", async () => {
    const model = aModel();
    const elements = model.elements.map((element) => ({ ...element, factStatus: "inferred" }) as const);
    const options = { format: "mermaid", mermaidStyle: "flowchart" } as const;
    const drawing = await drawView(aView("system"), { ...model, elements }, null, options);
    expect(drawing.ok && drawing.value).toContain('n2["shop (inferred)<br/>system');
    expect(drawing.ok && drawing.value).toContain("class n2 doubt");
  });
});

describe("Structurizr", () => {
  it("has blocks that open and close, names that are unique inside their parent, and only known keys", async () => {
    const model = dataModel("eshop");
    const twins = [anElement("twin a", "system", null), anElement("twin b", "system", null)];
    const named = twins.map((twin) => ({ ...twin, name: "eShop" }));
    const views = [
      dataView(model, "l", "landscape", null),
      dataView(model, "s", "system", "eShop"),
      dataView(model, "a", "app", "ordering-api"),
      dataView(model, "f", "flow", null),
    ];
    for (const view of views) {
      const drawn = await drawView(
        view,
        { ...model, elements: [...model.elements, ...named] },
        dataScenario("eshop.happy-order"),
        { format: "structurizr" },
      );
      const lines = structurizrTokens(drawn.ok ? drawn.value : "");
      const opened = lines.filter((line) => line.at(-1) === "{").length;
      expect(lines.filter((line) => line[0] === "}")).toHaveLength(opened);
      const keys = new Set(lines.filter((line) => line[1] === "=").map(([key]) => key));
      const used = lines.flatMap((line) =>
        line[1] === "->" ? [line[0], line[2]] : line[0] === "include" ? line.slice(1) : [],
      );
      expect(used.filter((key) => !keys.has(key))).toEqual([]);
    }
    const landscape = await drawView(
      aView("landscape"),
      { ...model, elements: [...model.elements, ...named] },
      null,
      { format: "structurizr" },
    );
    expect(landscape.ok && landscape.value.match(/softwareSystem "eShop(?: \(\d\))?"/gu)).toEqual([
      'softwareSystem "eShop"',
      'softwareSystem "eShop (2)"',
      'softwareSystem "eShop (3)"',
    ]);
  });

  it("has a component stand as its app in a dynamic view, and says what happens on an error", async () => {
    const drawing = await drawView(aView("flow"), aModel(), aScenario(), { format: "structurizr" });
    const text = drawing.ok ? drawing.value : "";
    expect(text).not.toContain("component ");
    expect(text).toContain('"[on error of buy] writes rows"');
  });
});

describe("SVG", () => {
  it("says in words what it shows, has a role, follows light and dark, and loads and runs nothing", async () => {
    for (const kind of VIEW_KINDS) {
      const svg = await svgOf(aView(kind));
      expect(xmlTags(svg)[0]?.attributes).toContain(
        'role="img" aria-labelledby="drawing-title drawing-desc"',
      );
      expect(svg).toContain('<title id="drawing-title">A view</title>');
      expect(svg).toMatch(/<desc id="drawing-desc">.*shop/u);
      expect(svg).toContain("prefers-color-scheme:dark");
      expect(svg).not.toMatch(/<script|<image|<foreignObject|@import|href|url\((?!#)/u);
    }
  });

  it("wraps or cuts long names and keeps them whole in a title", async () => {
    const long = "a very long name ".repeat(11).trim();
    const svg = await svgOf(
      aView("landscape"),
      aModel((word) => (word === "shop" ? long : word)),
    );
    expect(svg).toContain(`<title>${long} — system`);
    const lines = Array.from(svg.matchAll(/class="name"[^>]*>([^<]*)</gu), ([, line]) => line);
    expect(lines.filter((line) => line !== "shopper")).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/…$/u);
  });

  it("has a legend of the looks that occur, and only of those", async () => {
    const model = aModel();
    const plain = await svgOf(aView("system"), model);
    expect(plain).toContain(">relationship</text>");
    expect(plain).not.toContain("inferred, unknown or stale");
    const elements = model.elements.map((element) =>
      element.kind === "store"
        ? ({ ...element, factStatus: "unknown", status: "deprecated" } as const)
        : element,
    );
    const doubtful = await svgOf(aView("system"), { ...model, elements });
    expect(doubtful).toContain(">inferred, unknown or stale element</text>");
    expect(doubtful).toContain(">deprecated</text>");
    expect(doubtful).toContain('class="box store deprecated doubt"');
  });

  it("draws every line of a picture with more than the layout takes its time for", async () => {
    const words = Array.from({ length: 15 }, (_, index) => `s${index}`);
    const relationships = words.flatMap((from, index) =>
      words.slice(index + 1).map((to) => aRelationship(from, to)),
    );
    expect(relationships.length).toBeGreaterThan(DRAWING_LIMITS.carefulEdges);
    const elements = words.map((word) => anElement(word, "system", null));
    const svg = await svgOf(aView("landscape"), { ...aModel(), elements, relationships, messages: [] });
    expect(linesOf(svg)).toHaveLength(relationships.length);
  });

  it("draws the lines between two boxes that the view places beside each other", async () => {
    const model = aModel();
    const [placed] = model.messages;
    const message = {
      ...placed,
      producerId: idOf("shop"),
      consumerIds: [idOf("bank")],
    } as Model["messages"][number];
    const between = {
      ...model,
      elements: [anElement("shop", "system", null), anElement("bank", "system", null)],
      relationships: [aRelationship("shop", "bank"), aRelationship("bank", "shop")],
      messages: [message],
    };
    const positions = { [idOf("shop")]: { x: 0, y: 0 }, [idOf("bank")]: { x: 0, y: 400 } };
    const lines = linesOf(await svgOf({ ...aView("landscape"), positions }, between));
    const columns = lines.map((line) => line.map(({ x }) => x));
    const [[middle = 0] = []] = columns;
    expect(columns).toEqual([middle, middle + 18, middle - 18].map((x) => [x, x]));
  });

  it("draws no two boxes over each other", async () => {
    const model = dataModel("eshop");
    const svg = await svgOf(dataView(model, "x", "system", "eShop"), model);
    const places = [...boxes(svg)].filter(([name]) => name !== "eShop");
    expect(places.length).toBeGreaterThan(15);
    for (const [name, left] of places) {
      for (const [other, right] of places) {
        const apart =
          name === other ||
          left.x + left.width <= right.x ||
          right.x + right.width <= left.x ||
          left.y + left.height <= right.y ||
          right.y + right.height <= left.y;
        expect(apart ? "" : `${name} and ${other}`).toBe("");
      }
    }
  });

  it("puts boxes where the view places them, and the others out of their way", async () => {
    const positions = { [idOf("checkout")]: { x: 400, y: 300 }, [idOf("bus")]: { x: 10.5, y: -20 } };
    const model = { ...aModel(), elements: aModel().elements.filter(({ kind }) => kind !== "store") };
    const placed = boxes(
      await svgOf(
        { ...aView("system"), positions },
        { ...model, relationships: [aRelationship("shopper", "checkout")] },
      ),
    );
    expect(placed.get("checkout")).toMatchObject({ x: 400, y: 300 });
    expect(placed.get("0bus")).toMatchObject({ x: 10.5, y: -20 });
    const frame = placed.get("shop");
    expect(frame !== undefined && frame.x < 400 && frame.y < 300 && frame.x + frame.width > 400).toBe(true);
  });

  it("moves an unplaced box that a placed one would cover", async () => {
    const laid = boxes(await svgOf(aView("landscape"))).get("shop");
    const positions = { [idOf<ElementId>("shop")]: { x: 0, y: 0 }, [idOf("gone")]: { x: 1, y: 1 } };
    const model = {
      ...aModel(),
      elements: [anElement("shop", "system", null), anElement("bank", "system", null)],
    };
    const placed = boxes(
      await svgOf({ ...aView("landscape"), positions }, { ...model, relationships: [], messages: [] }),
    );
    expect(laid).toBeDefined();
    const [shop, bank] = [placed.get("shop"), placed.get("bank")];
    expect(shop).toMatchObject({ x: 0, y: 0 });
    expect(
      bank !== undefined && shop !== undefined && (bank.y >= shop.y + shop.height || bank.x >= shop.width),
    ).toBe(true);
  });
});
