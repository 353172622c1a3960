import { describe, expect, it } from "@jest/globals";
import { cataloguePrice } from "./catalogue-price.js";

describe("a price of the catalogue", () => {
  it("has at most 400 characters", () => {
    const digits = (characters: number) => `0.${"1".repeat(characters - 2)}`;
    expect(cataloguePrice(digits(400))).toMatch(/^0\.1+$/);
    expect(cataloguePrice(digits(401))).toBeNull();
  });
});
