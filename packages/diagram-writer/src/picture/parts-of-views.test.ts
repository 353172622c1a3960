import { describe, expect, it } from "@jest/globals";
import { ELEMENT_STATUSES, FACT_STATUSES, indexModel, type Model, present } from "@plumbline/model-core";
import fc from "fast-check";
import { aView } from "../testing/a-model.js";
import { dataModel } from "../testing/data-model.js";

import type { View } from "../view/view.js";
import { FILTERED_KINDS, type Filters } from "../view/view-parts.js";
import { elementPicture } from "./element-picture.js";
import type { Picture } from "./picture.js";

const MODELS = ["eshop", "everything", "online-boutique"].map(dataModel);

function pictureOf(model: Model, view: View): Picture {
  const drawn = elementPicture(view, view.kind === "flow" ? "landscape" : view.kind, model);
  if (!drawn.ok) {
    throw new Error(drawn.refusal.message);
  }
  return drawn.value;
}

/** A view of one of the models: of all of it, or of a system or app in it. */
const VIEWS = fc.nat(MODELS.length - 1).chain((n) => {
  const model = present(MODELS[n]);
  const roots = model.elements.filter(({ kind }) => kind === "system" || kind === "app");
  const around = fc.constantFrom(null, ...roots).map((root): View => {
    const view = { ...aView("landscape"), elementIds: [], positions: {} };
    return root === null ? view : { ...view, kind: root.kind as "system" | "app", rootId: root.id };
  });
  const ids = fc.constantFrom(...model.elements.map(({ id }) => id));
  const openIds = fc.uniqueArray(ids, { maxLength: 12 });
  return fc.record({ model: fc.constant(model), view: around, openIds });
});

const idsOf = (picture: Picture) => picture.nodes.flatMap(({ id }) => (id === null ? [] : [id]));

describe("containers opened in place", () => {
  it("show what is directly inside, closed ones hide it; what is around stays", () => {
    fc.assert(
      fc.property(VIEWS, ({ model, view, openIds }) => {
        const { elements } = indexModel(model);
        const closed = new Set(idsOf(pictureOf(model, view)));
        const opened = new Set(idsOf(pictureOf(model, { ...view, openIds })));
        for (const id of closed) {
          expect(opened.has(id)).toBe(true);
        }
        for (const { id, parentId } of model.elements) {
          const isInOpened = parentId !== null && opened.has(parentId) && openIds.includes(parentId);
          expect([id, opened.has(id)]).toEqual([id, closed.has(id) || isInOpened]);
        }
        expect([...opened].filter((id) => elements.has(id)).length).toBeGreaterThanOrEqual(0);
      }),
      { seed: 53 },
    );
  });

  it("keep the lines of what they hide, joined, with how many they are; opening tells them", () => {
    const model = dataModel("eshop");
    const idOf = (named: string) => present(model.elements.find(({ name }) => name === named)).id;
    const view: View = { ...aView("system"), elementIds: [], rootId: idOf("eShop") };
    const labelsBetween = (picture: Picture, from: string, to: string) => {
      const key = (name: string) => picture.nodes.find((node) => node.name === name)?.key;
      const line = picture.edges.find(({ fromKey, toKey }) => fromKey === key(from) && toKey === key(to));
      return line?.labels ?? [];
    };
    const ends = ["ordering-api", "orderingdb"] as const;
    const plain = pictureOf(model, view);
    expect(labelsBetween(plain, ...ends)).toEqual(["keeps events", "references"]);
    const closed = pictureOf(model, { ...view, openIds: [idOf("order-processor")] });
    expect(labelsBetween(closed, ...ends)).toEqual(["2 lines"]);
    const opened = pictureOf(model, { ...view, openIds: [idOf("ordering-api")] });
    expect(labelsBetween(opened, ...ends)).toEqual(["references"]);
    expect(labelsBetween(opened, "Integration event log", "orderingdb")).toEqual(["keeps events"]);
  });
});

describe("a focus", () => {
  it("shows exactly what an independent look along the lines reaches, and the frames around it", () => {
    const steps = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(VIEWS, steps, fc.nat(), ({ model, view, openIds }, most, pick) => {
        const opened = { ...view, openIds };
        const whole = pictureOf(model, opened);
        fc.pre(whole.nodes.length > 0);
        const start = present(whole.nodes[pick % whole.nodes.length]);
        fc.pre(start.id !== null);
        const around = pictureOf(model, { ...opened, focus: { id: start.id as never, steps: most } });
        expect(new Set(around.nodes.map(({ id, kind }) => id ?? kind))).toEqual(
          reached(whole, start.key, most),
        );
      }),
      { seed: 54, numRuns: 200 },
    );
  });

  it("of what stands inside a closed box is that of the box; of nothing that is shown, the whole picture", () => {
    const model = dataModel("eshop");
    const component = present(model.elements.find(({ kind }) => kind === "component"));
    const app = present(model.elements.find(({ id }) => id === component.parentId));
    const view: View = { ...aView("system"), elementIds: [], rootId: app.parentId };
    const ofInner = pictureOf(model, { ...view, focus: { id: component.id, steps: 1 } });
    expect(ofInner).toEqual(pictureOf(model, { ...view, focus: { id: app.id, steps: 1 } }));
    const nothing = "00000000-0000-4000-8000-00000000ffff" as typeof app.id;
    expect(pictureOf(model, { ...view, focus: { id: nothing, steps: 1 } })).toEqual(pictureOf(model, view));
  });
});

/** By distances, one line after the other, as somebody would do it by hand. */
function reached(picture: Picture, startKey: string, most: number): ReadonlySet<string> {
  const parent = new Map(picture.nodes.map(({ key, parentKey }) => [key, parentKey]));
  const standsIn = (key: string, frame: string): boolean =>
    key === frame || (parent.get(key) != null && standsIn(present(parent.get(key)), frame));
  const distance = new Map<string, number>();
  const queue = picture.nodes.filter(({ key }) => standsIn(key, startKey)).map(({ key }) => key);
  for (const key of queue) {
    distance.set(key, 0);
  }
  for (let at = 0; at < queue.length; at += 1) {
    const here = present(queue[at]);
    for (const { fromKey, toKey } of picture.edges) {
      const other = fromKey === here ? toKey : toKey === here ? fromKey : null;
      if (other !== null && !distance.has(other)) {
        distance.set(other, present(distance.get(here)) + 1);
        queue.push(other);
      }
    }
  }
  const near = [...distance].filter(([, far]) => far <= most).map(([key]) => key);
  const shown = picture.nodes.filter(({ key }) => near.some((one) => standsIn(one, key)));
  return new Set(shown.map(({ id, kind }) => id ?? kind));
}

const FILTERS: fc.Arbitrary<Filters> = fc.record({
  labels: fc.subarray([...FACT_STATUSES]),
  statuses: fc.subarray([...ELEMENT_STATUSES]),
  kinds: fc.subarray([...FILTERED_KINDS]),
  technologies: fc.subarray(["PostgreSQL", "ASP.NET Core", "Go", "none"]),
  tags: fc.subarray(["outbox", "broker", "none"]),
  stale: fc.constantFrom(null, true, false),
});

describe("filters", () => {
  it("leave what meets them, the root, and the frames around those; and lines between two that are left", () => {
    fc.assert(
      fc.property(VIEWS, FILTERS, ({ model, view, openIds }, filters) => {
        const opened = { ...view, openIds };
        const whole = pictureOf(model, opened);
        const left = pictureOf(model, { ...opened, filters });
        const { elements, channels } = indexModel(model);
        const isIn = (list: readonly string[], value: string | null | undefined) =>
          list.length === 0 || list.includes(value ?? "\0");
        const meets = (id: string): boolean => {
          const element = elements.get(id);
          const fact = element ?? present(channels.get(id));
          const stands =
            isIn(filters.labels, fact.factStatus) &&
            (filters.stale === null || filters.stale === (fact.stale !== null)) &&
            isIn(filters.kinds, element === undefined ? "channel" : element.kind);
          return element === undefined
            ? stands
            : stands &&
                isIn(filters.statuses, element.status) &&
                isIn(filters.technologies, element.technology) &&
                (filters.tags.length === 0 || element.tags.some((tag) => isIn(filters.tags, tag)));
        };
        const fit = idsOf(whole).filter((id) => id === view.rootId || meets(id));
        const kept = new Set(idsOf(left));
        expect(fit.filter((id) => !kept.has(id))).toEqual([]);
        const frames = [...kept].filter((id) => !fit.includes(id));
        const shownFrames = left.nodes.filter(({ isBoundary }) => isBoundary).map(({ id }) => id);
        expect(frames.filter((id) => !shownFrames.includes(id))).toEqual([]);
        expect(left.edges.length).toBeLessThanOrEqual(whole.edges.length);
        expect(left.nodes.map(({ key }) => key)).toEqual(left.nodes.map((_, place) => `n${place + 1}`));
      }),
      { seed: 55 },
    );
  });

  it("that say nothing change nothing", () => {
    const model = dataModel("everything");
    const none = { labels: [], statuses: [], kinds: [], technologies: [], tags: [], stale: null };
    const view = { ...aView("landscape"), elementIds: [] };
    expect(pictureOf(model, { ...view, filters: none })).toEqual(pictureOf(model, view));
  });
});
