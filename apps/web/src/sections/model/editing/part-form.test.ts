import { expect, it } from "@jest/globals";
import { anElement } from "../../../canvas/testing/a-model.js";
import { partChange, partForm } from "./part-form.js";

it("leaves tags as they are where only the name is typed, and takes typed ones apart at commas", () => {
  const fact = anElement("a", { tags: ["a, b", "c"] });
  const form = partForm(fact, null);
  const tagsOf = (changed: Partial<typeof form>) =>
    partChange("a", { ...form, ...changed }, { fact, parent: null }).value;
  expect(tagsOf({ name: "Renamed" })).toMatchObject({ name: "Renamed", tags: ["a, b", "c"] });
  expect(tagsOf({ tags: "a, b,, a" })).toMatchObject({ tags: ["a", "b"] });
});
