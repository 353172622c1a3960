import { expect, it } from "@jest/globals";
import { repositoryOfText } from "./repository-of-text.js";

it.each([
  ["acme/shop", "acme/shop"],
  ["  Acme/Shop ", "Acme/Shop"],
  ["https://github.com/Acme/Shop", "Acme/Shop"],
  ["https://github.com/acme/shop.git", "acme/shop"],
  ["https://code.example.org/acme/shop/tree/main/src", "acme/shop"],
  ["https://github.com/acme/shop?tab=readme#top", "acme/shop"],
  ["git@github.com:acme/shop.git", "acme/shop"],
  ["ssh://git@github.com/acme/shop.git", "acme/shop"],
  ["not one", "not one"],
  ["https://github.com/acme", "https://github.com/acme"],
])("%s is %s", (text, repository) => {
  expect(repositoryOfText(text)).toBe(repository);
});
