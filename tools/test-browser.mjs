import { findBrowser } from "./web/find-browser.mjs";

/** The same engine without the windows, menus and pop-ups around it, which take half of the time of a page. */
const WITHOUT_WINDOWS = "chromium-headless-shell";

/**
 * `npm run test:browser`: the web client in a browser, on a service of its own. Where there is no browser it says so and
 * nothing fails. The last line is that of `npm test`.
 */
const browser = findBrowser(process.env, [WITHOUT_WINDOWS]);
if (browser === null) {
  process.stdout.write(
    "There is no Chromium here: the tests in a browser are skipped.\n0 passed, 0 failed\n",
  );
} else {
  process.env["PLUMBLINE_TEST_BROWSER"] = browser;
  await import("./test.mjs");
}
