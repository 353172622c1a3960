import { expect, test } from "@jest/globals";
import { addressOfLink } from "./address-of-link.js";

const P = "/api/projects/p1";

test("a link to a fact leads to the page of the part", () => {
  expect(addressOfLink(`${P}/elements/e1`)).toEqual({ to: "/projects/p1/parts/element/e1", search: {} });
  expect(addressOfLink(`${P}/bindings/b1`)?.to).toBe("/projects/p1/parts/binding/b1");
});

test("a link to findings leads to the review with what it asks for", () => {
  expect(addressOfLink(`${P}/review/findings?rule=CON-001&subjectId=o1`)).toEqual({
    to: "/projects/p1/review",
    search: { rule: "CON-001", subjectId: "o1" },
  });
});

test("promises, scenarios and decisions have screens of their own", () => {
  expect(addressOfLink(`${P}/promises/SHOP-001`)?.to).toBe("/projects/p1/promises/SHOP-001");
  expect(addressOfLink(`${P}/scenarios/s1`)?.to).toBe("/projects/p1/scenarios/s1");
  expect(addressOfLink(`${P}/decisions`)?.to).toBe("/projects/p1/decisions");
});

test("all schemas are in the catalogue of contracts", () => {
  expect(addressOfLink(`${P}/schemas`)).toEqual({ to: "/projects/p1/contracts", search: { kind: "schema" } });
});

test("what the client has no screen for leads nowhere", () => {
  expect(addressOfLink(`${P}/views/v1`)).toBeNull();
  expect(addressOfLink("https://elsewhere.example/api/projects/p1/elements/e1")).toBeNull();
});
