import { expect, it } from "@jest/globals";
import { nameOfProvider } from "./name-of-provider.js";

const EFFECTIVE = { ai: { providers: [{ id: "a", name: "Main" }] } };

it("names the providers of the settings, also where their list does not apply, and says which is not there", () => {
  const overrides = { ai: { providers: [{ id: "b", name: "Refused" }] } };
  const settings = { effective: EFFECTIVE, overrides } as Parameters<typeof nameOfProvider>[0];
  const nameOf = nameOfProvider(settings);
  expect([nameOf("a"), nameOf("b"), nameOf("c")]).toEqual(["Main", "Refused", "c… (not in the settings)"]);
  const without = { effective: EFFECTIVE, overrides: {} } as Parameters<typeof nameOfProvider>[0];
  expect(nameOfProvider(without)("b")).toBe("b… (not in the settings)");
});

it("says of no provider that it is not there before the settings are", () => {
  expect(nameOfProvider(undefined)("a")).toBe("a…");
});
