import { expect, it } from "@jest/globals";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { everyStepList } from "./every-step-list.js";

const leaf = (id: string) => ({ id, type: "write" });

it("every list of steps of a scenario is found, in whatever step it stands", () => {
  const steps = [
    null,
    { id: "call", type: "call", then: [leaf("a"), null], onError: [leaf("b")] },
    { id: "branch", type: "branch", then: [leaf("c")], else: [leaf("d")] },
    { id: "parallel", type: "parallel", branches: [[leaf("e")], null, [leaf("f")]] },
    { id: "publish", type: "publish", handlers: { one: [leaf("g")], other: [leaf("h")] } },
    { id: "bare", type: "parallel", branches: null },
    { id: "unheard", type: "publish" },
  ];
  const lists = everyStepList({ steps } as unknown as ScenarioDocument);
  const [first, ...inner] = lists.map((list) => list.map(({ id }) => id).join(" "));
  expect(first).toBe("call branch parallel publish bare unheard");
  expect(inner.join(" ").trim().split(/ +/)).toEqual(["a", "b", "c", "d", "e", "f", "g", "h"]);
});
