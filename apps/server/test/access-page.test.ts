import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { ACCESS_TABLE } from "./access-table.js";

const PAGE = new URL("../../../docs/reference/access.md", import.meta.url);
const ROW = /^\| `(\w+ \/[^`]+)` \| [^|]+ \| (?:`(\w+)`|no|any|not looked at) \|$/gm;

it("the page of who may call what has every route, with the scope that opens it to agent tokens", () => {
  const rows = [...readFileSync(PAGE, "utf8").matchAll(ROW)].map(([, route, scope]) => [
    route,
    scope ?? null,
  ]);
  const routes = ACCESS_TABLE.map(({ route, token }) => [route.replace(/:(\w+)/g, "{$1}"), token]);
  expect(rows).toEqual(routes);
});
