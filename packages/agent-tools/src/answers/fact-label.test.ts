import { describe, expect, it } from "@jest/globals";
import { budgetOf } from "./budget.js";
import { chooseFields } from "./choose-fields.js";
import { cutToFit } from "./cut-to-fit.js";

const ELEMENT = { id: "a", kind: "app", name: "web", factStatus: "inferred", description: "x".repeat(900) };
const LIST = { member: "elements", fields: Object.keys(ELEMENT) };

/** What is left of the data of an answer in so many characters. */
function within(most: number, data: object) {
  const answer = { projectId: null, truth: "declared", truthNote: "", nextCursor: null, notice: null };
  const { text } = cutToFit(
    { ...answer, data: data as never },
    budgetOf(most, (one) => one.length),
    "GET /x",
  );
  return JSON.parse(text).data;
}

describe("the label of a fact", () => {
  it("stays with an item of which other fields are chosen", () => {
    expect(chooseFields(ELEMENT, LIST, ["name"])).toEqual({ id: "a", name: "web", factStatus: "inferred" });
    expect(chooseFields({ id: "a", name: "web" }, LIST, ["name"])).toEqual({ id: "a", name: "web" });
  });

  it("stays with whatever is left of a fact, in any room: without it there is no fact", () => {
    const rooms = Array.from({ length: 90 }, (_, at) => 400 + 10 * at);
    const left = rooms.map((most) => within(most, { element: ELEMENT, of: [ELEMENT] }));
    const facts = left.flatMap(({ element, of = [] }) => [element, ...of]).filter(Boolean);
    expect(facts.length).toBeGreaterThan(20);
    expect(facts.map(({ factStatus }) => factStatus)).toEqual(facts.map(() => "inferred"));
  });
});
