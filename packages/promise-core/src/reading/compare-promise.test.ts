import { describe, expect, it } from "@jest/globals";
import type { StoredPromise } from "../records/stored-promise.js";
import { changeDraft } from "../states/change-draft.js";
import { addObligation, changeObligation, removeObligation } from "../states/change-obligations.js";
import { draftOf, inForceOf, newestOf } from "../states/promise-state.js";
import { ANN, AT, approved, content, moved, newPromise, revised, stated } from "../testing/promise-drafts.js";
import {
  numbered,
  SCENARIO_CHECK_REQUEST,
  SOURCE_PATTERN_REQUEST,
  TEST_PLAN_REQUEST,
} from "../testing/request-bodies.js";
import { comparePromise } from "./compare-promise.js";

const by = (promise: StoredPromise) => ({ promise, by: ANN, at: AT });
const add = (promise: StoredPromise) => moved(addObligation({ ...by(promise), stated: stated() }));
const compare = (promise: StoredPromise) =>
  comparePromise(draftOf(promise) ?? newestOf(promise), inForceOf(promise));

const inForce = approved(Array.from({ length: 10 }).reduce<StoredPromise>(add, newPromise()));

describe("a draft against what is in force", () => {
  it("that is a copy changes nothing", () => {
    expect(compare(revised(inForce))).toEqual({ fields: [], links: [], obligations: [] });
  });

  it("is told field by field", () => {
    const links = { ...content().links, operationIds: [numbered(20), numbered(22)] };
    const changed = content({ title: "Other", forbiddenEvents: null, links });
    expect(compare(moved(changeDraft({ ...by(revised(inForce)), content: changed })))).toEqual({
      fields: [
        { field: "title", left: "An order is charged once", right: "Other" },
        { field: "forbiddenEvents", left: content().forbiddenEvents, right: null },
      ],
      links: [{ list: "operationIds", added: [numbered(22)], removed: [numbered(21)] }],
      obligations: [],
    });
  });

  it("is told obligation by obligation, in key order", () => {
    const other = stated(TEST_PLAN_REQUEST);
    let draft = revised(inForce);
    draft = moved(removeObligation({ ...by(draft), key: "O10" }));
    draft = moved(changeObligation({ ...by(draft), key: "O2", stated: other }));
    draft = moved(changeObligation({ ...by(draft), key: "O9", stated: { ...stated(), title: "New" } }));
    const { obligations } = compare(add(draft));
    expect(obligations.map(({ key, change, title }) => [key, change, title])).toEqual([
      ["O2", "changed", other.title],
      ["O9", "changed", "New"],
      ["O10", "removed", stated().title],
      ["O11", "added", stated().title],
    ]);
    expect(obligations.map(({ fields }) => fields.map(({ field }) => field))).toEqual([
      ["kind", "title", "recipe.text", "recipe.scenarioCheck", "recipe.plan"],
      ["title"],
      ["kind", "title", "recipe.text", "recipe.scenarioCheck"],
      ["kind", "title", "recipe.text", "recipe.scenarioCheck"],
    ]);
    expect(obligations[2]?.fields[0]).toEqual({ field: "kind", left: "scenario-check", right: null });
  });

  it("is told in key order, whatever order the obligations stand in", () => {
    const [first] = draftOf(add(newPromise()))?.obligations ?? [];
    const keyed = (key: string) => ({ ...(first as NonNullable<typeof first>), key });
    const side = (...keys: readonly string[]) => ({
      retire: false,
      content: null,
      obligations: keys.map(keyed),
    });
    const { obligations } = comparePromise(side("O11", "O1"), side("O10", "O2"));
    expect(obligations.map(({ key, change }) => `${key} ${change}`)).toEqual([
      "O1 added",
      "O2 removed",
      "O10 removed",
      "O11 added",
    ]);
  });

  it.each([
    ["scenarioCheck", SCENARIO_CHECK_REQUEST, { faults: [] }],
    ["sourcePattern", SOURCE_PATTERN_REQUEST, { service: "Basket" }],
    ["plan", TEST_PLAN_REQUEST, { steps: ["Look."] }],
  ] as const)("is told what its %s was, and what it is", (part, body, changed) => {
    const before = stated(body);
    const after = { ...before, recipe: { ...before.recipe, [part]: { ...before.recipe[part], ...changed } } };
    const had = approved(moved(addObligation({ ...by(newPromise()), stated: before })));
    const draft = moved(changeObligation({ ...by(revised(had)), key: "O1", stated: after }));
    expect(compare(draft).obligations.map(({ fields }) => fields)).toEqual([
      [{ field: `recipe.${part}`, left: before.recipe[part], right: after.recipe[part] }],
    ]);
  });

  it("is new without one in force", () => {
    const { fields, links, obligations } = compare(add(newPromise()));
    expect(fields).toHaveLength(9);
    expect(fields[0]).toEqual({ field: "title", left: null, right: "An order is charged once" });
    expect(links).toEqual(
      Object.entries(content().links).map(([list, added]) => ({ list, added, removed: [] })),
    );
    expect(obligations).toMatchObject([{ key: "O1", change: "added" }]);
  });

  it("takes everything away when it retires the promise", () => {
    const { fields, links, obligations } = compare(revised(inForce, ANN, true));
    expect(fields.at(-1)).toEqual({ field: "retire", left: false, right: true });
    expect(fields[0]).toMatchObject({ field: "title", right: null });
    expect(links.every(({ added }) => added.length === 0)).toBe(true);
    expect(obligations.map(({ change }) => change)).toEqual(Array(10).fill("removed"));
  });
});
