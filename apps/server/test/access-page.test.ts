import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { ACCESS_TABLE } from "./access-table.js";

const PAGE = new URL("../../../docs/reference/access.md", import.meta.url);
const ROW = /^\| `(\w+ \/[^`]+)` \| [^|]+ \| (?:`(\w+)`(?: or `(\w+)`)?|no|any|not looked at) \|$/gm;

it("the page of who may call what has every route, with the scope that opens it to agent tokens", () => {
  const rows = [...readFileSync(PAGE, "utf8").matchAll(ROW)].map(([, route, ...scopes]) => [
    route,
    scopes.filter((scope) => scope !== undefined),
  ]);
  const routes = ACCESS_TABLE.map(({ route, tokens }) => [route.replace(/:(\w+)/g, "{$1}"), tokens]);
  expect(rows).toEqual(routes);
});
