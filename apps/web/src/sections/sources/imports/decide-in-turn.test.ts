import { describe, expect, it } from "@jest/globals";
import { type Choice, linksOf } from "../../../api/item-choices.js";
import type { ImportItem } from "../source-records.js";
import { decideInTurn } from "./decide-in-turn.js";

type Item = Pick<ImportItem, "id" | "state" | "dependsOn">;

function item(id: string, ...dependsOn: string[]): Item {
  return { id, state: "open", dependsOn };
}

const ELEMENT_AND_OPERATION = [item("element"), item("operation", "element")];

/** A service that rejects what depends on a rejected item, and takes no item twice. */
function service(begunWith: readonly Item[]) {
  let items = begunWith;
  const never: string[] = [];
  const calls: object[] = [];
  const decide = async (choices: Readonly<Record<string, Choice>>, targets = {}) =>
    decideInTurn(
      begunWith,
      { choices: new Map(Object.entries(choices)), targets: new Map(Object.entries(targets)) },
      async (body) => {
        calls.push(body);
        const { needing } = linksOf(items.filter(({ state }) => state === "open"));
        const rejected = new Set(body.reject ?? []);
        for (const id of rejected) {
          expect(items.find((one) => one.id === id)?.state).toBe("open");
          for (const other of needing.get(id) ?? []) {
            rejected.add(other);
          }
        }
        never.push(...(body.never ? (body.reject ?? []) : []));
        const stateOf = ({ id, state }: Item) =>
          rejected.has(id) ? "rejected" : body.accept?.includes(id) ? "accepted" : state;
        items = items.map((one) => ({ ...one, state: stateOf(one) }));
        return { items };
      },
    );
  const states = () => Object.fromEntries(items.map(({ id, state }) => [id, state]));
  return { decide, never, calls, states };
}

describe("what was chosen for items", () => {
  it("is refused for good where it is to be, also where what it needs is rejected", async () => {
    const { decide, never, states } = service(ELEMENT_AND_OPERATION);
    await decide({ element: "reject", operation: "never" });
    expect([states(), never]).toEqual([{ element: "rejected", operation: "rejected" }, ["operation"]]);
  });

  it("rejects nothing twice that goes with what is refused for good", async () => {
    const { decide, never, states } = service([item("a"), item("b", "a"), item("c", "b"), item("d", "c")]);
    await decide({ a: "reject", b: "never", c: "reject", d: "never" });
    expect([new Set(Object.values(states())), never]).toEqual([new Set(["rejected"]), ["b", "d"]]);
  });

  it("is sent with what the model may refuse first: nothing is written then", async () => {
    const { decide, calls } = service([item("other"), item("far"), ...ELEMENT_AND_OPERATION]);
    await decide(
      { other: "accept", far: "reject", element: "reject", operation: "never" },
      { other: "fact", far: "none" },
    );
    expect(calls).toEqual([
      { accept: ["other"], reject: ["far"], targets: { other: "fact" }, never: false },
      { accept: [], reject: ["operation"], targets: {}, never: true },
      { accept: [], reject: ["element"], targets: {}, never: false },
    ]);
  });

  it("is nothing to send where nothing was chosen", async () => {
    const { decide, calls } = service(ELEMENT_AND_OPERATION);
    expect([await decide({}), calls]).toEqual([null, []]);
  });
});
