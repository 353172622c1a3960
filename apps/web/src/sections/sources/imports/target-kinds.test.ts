import { expect, it } from "@jest/globals";
import { elementKindsFor } from "./target-kinds.js";

it.each([
  [{ kind: "element", factKey: null } as const, ["system"]],
  [{ kind: "element", factKey: "store|orders" } as const, ["store"]],
  [{ kind: "element", factKey: "service|orders" } as const, ["app", "component"]],
  [{ kind: "element", factKey: "broker|bus" } as const, ["app", "component"]],
  [{ kind: "channel", factKey: "channel|placed" } as const, null],
])("an item that is %j may be one of %j", (item, kinds) => {
  expect(elementKindsFor(item)).toEqual(kinds);
});
