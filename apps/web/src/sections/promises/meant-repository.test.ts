import { expect, it } from "@jest/globals";
import { meantRepository } from "./meant-repository.js";

const at = (repository: string, day: number) => ({
  id: `of ${repository}`,
  repository,
  createdAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
});
const OLD = at("github.com/acme/shop", 1);
const NEW = at("code.acme.test/acme/shop", 2);
const OTHER = at("github.com/acme/workshop", 3);

it("a check that names a repository means the one that is followed, of two hosts the newer one", () => {
  expect(meantRepository([OLD, OTHER], "acme/shop")).toBe(OLD);
  expect(meantRepository([NEW, OLD, OTHER], "acme/shop")).toBe(NEW);
  expect(meantRepository([OLD, NEW, OTHER], "acme/shop")).toBe(NEW);
});

it("a check means no repository of another name", () => {
  expect(meantRepository([OLD, NEW, OTHER], "acme/other")).toBeUndefined();
  expect(meantRepository([OTHER], "acme/shop")).toBeUndefined();
});
