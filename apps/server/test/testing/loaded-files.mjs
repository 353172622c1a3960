// Loaded into a service that a test starts: what it loads is listed in PLUMBLINE_TEST_LOADED, a file of it a line.
import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";

registerHooks({
  load: (url, context, nextLoad) => {
    appendFileSync(process.env["PLUMBLINE_TEST_LOADED"] ?? "", `${url}\n`);
    return nextLoad(url, context);
  },
});
