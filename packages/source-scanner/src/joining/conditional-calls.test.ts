import { expect, it } from "@jest/globals";
import { aCode, aProject, aToken, joinCode } from "../testing/join-code.js";

const METHODS = [
  { name: "Guard.Try", isExtension: false, condition: "DEBUG" },
  { name: "Guard.On", isExtension: true, condition: "TRIAL" },
];

function conditionsOf(calls: readonly string[], folder = "orders/guards"): readonly string[] {
  const site = { ...aToken("masstransit", "UseInMemoryOutbox", "OWN"), calls };
  const { patterns } = joinCode(
    {
      "orders/A.cs": aCode({ sites: [site] }),
      [`${folder}/Guard.cs`]: aCode({ conditionalMethods: METHODS }),
    },
    { ...aProject("orders"), ...aProject("billing") },
  );
  return patterns[0]?.sites[0]?.conditions ?? [];
}

it.each([
  [["Guard.Try"], ["DEBUG", "OWN"]],
  [["Try"], ["DEBUG", "OWN"]],
  [["?.Try"], ["DEBUG", "OWN"]],
  [["Other.Try"], ["OWN"]],
  [["IBus.On"], ["TRIAL", "OWN"]],
  [
    ["bus.UseBusOutbox", "IBus.On", "Guard.Try", "Try"],
    ["DEBUG", "TRIAL", "OWN"],
  ],
  [["Guard.Other"], ["OWN"]],
  [[], ["OWN"]],
])("what is done in the calls %j is under the conditions %j of methods of other files", (calls, expected) => {
  expect(conditionsOf(calls)).toEqual(expected);
});

it("methods of other services are not called", () => {
  expect(conditionsOf(["Guard.Try"], "billing")).toEqual(["OWN"]);
});

it("source in no service may call any", () => {
  const site = { ...aToken("masstransit", "UseInMemoryOutbox"), calls: ["Guard.Try"] };
  const { patterns } = joinCode({
    "a/A.cs": aCode({ sites: [site] }),
    "b/B.cs": aCode({ conditionalMethods: METHODS }),
  });
  expect(patterns[0]?.unconditional).toBe(false);
});
