import { describe, expect, it } from "@jest/globals";
import { type CanvasFilters, NO_FILTERS } from "./canvas-view.js";
import { drawnModel } from "./drawn-model.js";
import { type Scene, type SceneOptions, sceneOf } from "./scene.js";
import { aModel, anElement, aRelationship, aShop } from "./testing/a-model.js";

function shopWith(options: Partial<SceneOptions> = {}): Scene {
  return sceneOf(drawnModel(aShop()), { openIds: [], ...options });
}

const namesOf = ({ boxes }: Scene): readonly string[] => boxes.map(({ part }) => part.name);
const linesOf = ({ lines }: Scene): readonly string[] =>
  lines.map(({ fromId, toId, factIds }) => `${fromId}>${toId} ${factIds.length}`);

describe("what the canvas shows of a model", () => {
  it("is what stands in nothing at first, closed, and how much is inside", () => {
    const scene = shopWith();
    expect(namesOf(scene)).toEqual(["customer", "shop", "bank"]);
    expect(scene.boxes.map(({ isOpen, inside }) => [isOpen, inside])).toEqual([
      [false, 0],
      [false, 5],
      [false, 0],
    ]);
    expect(linesOf(scene)).toEqual(["customer>shop 1", "shop>bank 1"]);
  });

  it("shows what is inside an opened part, in its frame", () => {
    const scene = shopWith({ openIds: ["shop"] });
    expect(namesOf(scene)).toEqual(["customer", "shop", "web", "orders", "mailer", "mails", "bank"]);
    expect(scene.boxes.find(({ part }) => part.id === "web")).toMatchObject({ parentId: "shop", depth: 1 });
  });

  it("has several parts open at once, and what is not shown stays closed", () => {
    expect(namesOf(shopWith({ openIds: ["orders"] }))).toEqual(["customer", "shop", "bank"]);
    expect(namesOf(shopWith({ openIds: ["orders", "shop", "bank"] }))).toContain("basket");
  });

  it("draws what goes between two closed parts once, with all that it stands for", () => {
    const line = shopWith({ openIds: ["shop"] }).lines.find(({ toId }) => toId === "orders");
    expect(line).toMatchObject({
      fromId: "web",
      labels: ["calls", "fills"],
      factIds: ["r2", "r3"],
      hides: true,
    });
  });

  it("draws no line from a part to its own frame", () => {
    expect(linesOf(shopWith({ openIds: ["shop", "orders"] }))).not.toContain("basket>orders 1");
  });

  it("knows a line as well as the best known of its facts", () => {
    const scene = shopWith({ openIds: ["shop", "orders"] });
    const known = new Map(
      scene.lines.map(({ fromId, toId, factStatus }) => [`${fromId}>${toId}`, factStatus]),
    );
    expect(known.get("web>basket")).toBe("inferred");
    expect(known.get("web>orders")).toBe("declared");
    expect(shopWith({ openIds: ["shop"] }).lines.map(({ factStatus }) => factStatus)).not.toContain(
      "inferred",
    );
  });

  it("shows a channel where all stand that it connects, and a message through it", () => {
    const scene = shopWith({ openIds: ["shop"] });
    expect(scene.boxes.find(({ part }) => part.id === "mails")?.parentId).toBe("shop");
    expect(linesOf(scene)).toEqual(expect.arrayContaining(["orders>mails 1", "mails>mailer 1"]));
  });
});

describe("a focus", () => {
  it("leaves what is so many lines away, and the frames around it", () => {
    const near = shopWith({ openIds: ["shop"], focus: { id: "bank", steps: 1 } });
    expect(namesOf(near)).toEqual(["shop", "orders", "bank"]);
    const further = shopWith({ openIds: ["shop"], focus: { id: "bank", steps: 2 } });
    expect(namesOf(further)).toEqual(["shop", "web", "orders", "mails", "bank"]);
  });

  it("stands on what is shown around a hidden part, and changes nothing for an unknown one", () => {
    expect(namesOf(shopWith({ focus: { id: "basket", steps: 1 } }))).toEqual(["customer", "shop", "bank"]);
    expect(namesOf(shopWith({ focus: { id: "gone", steps: 1 } }))).toHaveLength(3);
  });
});

describe("filters", () => {
  const filtered = (
    filters: Partial<CanvasFilters>,
    openIds: readonly string[] = ["shop"],
  ): readonly string[] => namesOf(shopWith({ openIds, filters: { ...NO_FILTERS, ...filters } }));

  it("leave what meets each of them, with the frames around it", () => {
    expect(filtered({ labels: ["inferred"] })).toEqual(["bank"]);
    expect(filtered({ technologies: ["React"], kinds: ["app"] })).toEqual(["shop", "web"]);
    expect(filtered({ kinds: ["channel"] })).toEqual(["shop", "mails"]);
    expect(filtered({ stale: true })).toEqual([]);
  });

  it("leave a closed part with something inside that meets them", () => {
    expect(filtered({ tags: ["core"], kinds: ["app"] }, [])).toEqual(["shop"]);
  });

  it("leave everything while none is set", () => {
    expect(filtered({})).toHaveLength(7);
  });
});

describe("many siblings", () => {
  const many = (count: number, kindOf: (place: number) => "app" | "store" = () => "app") =>
    Array.from({ length: count }, (_, place) => anElement(`e${place}`, { kind: kindOf(place) }));

  it("stand as they are up to sixty", () => {
    expect(namesOf(sceneOf(drawnModel(aModel({ elements: many(60) })), { openIds: [] }))).toHaveLength(60);
  });

  it("become groups by kind where they have several", () => {
    const model = aModel({ elements: many(100, (place) => (place < 70 ? "app" : "store")) });
    const scene = sceneOf(drawnModel(model), { openIds: [] });
    expect(scene.boxes.map(({ part, inside }) => [part.name, inside])).toEqual([
      ["apps", 70],
      ["stores", 30],
    ]);
  });

  it("become neighbourhoods where nothing else tells them apart, each of them few and none lost", () => {
    const elements = many(5_000);
    const relationships = Array.from({ length: 10_000 }, (_, place) =>
      aRelationship(`r${place}`, `e${place % 5_000}`, `e${(place * 7 + 13) % 5_000}`),
    );
    const drawn = drawnModel(aModel({ elements, relationships }));
    for (const inside of drawn.tree.insideOf.values()) {
      expect(inside.length).toBeLessThanOrEqual(60);
    }
    const { boxes } = sceneOf(drawn, { openIds: [] });
    expect(boxes.reduce((sum, { inside }) => sum + inside, 0)).toBe(5_000);
  });

  it("are the same groups whatever the order of the model", () => {
    const elements = many(200);
    const one = drawnModel(aModel({ elements })).tree;
    const other = drawnModel(aModel({ elements: [...elements].reverse() })).tree;
    expect([...one.parentOf].sort()).toEqual([...other.parentOf].sort());
  });
});
