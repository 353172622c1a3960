import { createRequire } from "node:module";

// Resolved from the client, whose tests alone need it.
const require = createRequire(new URL("../../apps/web/package.json", import.meta.url));

/** A page for the tests of components, with packages as a browser gets them. */
export default class BrowserPage extends require("jest-environment-jsdom").default {
  exportConditions() {
    return ["browser"];
  }
}
