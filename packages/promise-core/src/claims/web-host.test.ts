import { expect, it } from "@jest/globals";
import { webHostOf } from "./web-host.js";

it.each([
  ["https://api.github.com", "github.com"],
  ["https://API.github.com/", "github.com"],
  ["https://api.acme.ghe.com", "acme.ghe.com"],
  ["https://code.acme.test:8443/api/v3", "code.acme.test"],
  ["https://api.acme.test/api/v3", "api.acme.test"],
  ["", null],
])("people see the runs of %s at %s", (api, web) => {
  expect(webHostOf(api)).toBe(web);
});
