import { describe, expect, it } from "@jest/globals";
import { isMeant, nameAtHost } from "./repository-meant.js";

const [HERE, THERE] = ["github.com/acme/shop", "code.acme.test/acme/shop"];

it("a repository is called by owner and name at its host", () => {
  expect([HERE, THERE].map(nameAtHost)).toEqual(["acme/shop", "acme/shop"]);
});

describe("who says owner and name means", () => {
  it.each<[string, readonly string[], readonly boolean[]]>([
    ["the one that is followed", [HERE], [true, false]],
    ["of two the one that is followed last", [HERE, THERE], [false, true]],
    ["the same in another order", [THERE, "github.com/acme/other", HERE], [true, false]],
    ["either where none of that name is followed", ["github.com/acme/other"], [true, true]],
  ])("%s", (_, followed, meant) => {
    expect([HERE, THERE].map((one) => isMeant(one, "acme/shop", followed))).toEqual(meant);
  });

  it("none of another name", () => {
    expect(isMeant(HERE, "acme/other", [])).toBe(false);
    expect(isMeant(HERE, "shop", [HERE])).toBe(false);
  });
});
