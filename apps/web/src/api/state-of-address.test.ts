import { expect, test } from "@jest/globals";
import { stateOfAddress } from "./state-of-address.js";

const ID = "68d95d57-97cd-4ce0-8490-7769d98036f3";

test("the address names a revision or a branch", () => {
  expect(stateOfAddress(`revision:${ID}`)).toEqual({ revisionId: ID });
  expect(stateOfAddress(`branch:${ID}`)).toEqual({ branchId: ID });
});

test("anything else is main", () => {
  for (const text of [undefined, "", "main", "revision:", "branch:../x", `other:${ID}`]) {
    expect(stateOfAddress(text)).toEqual({});
  }
});
