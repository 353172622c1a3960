import { describe, expect, it } from "@jest/globals";
import { readRunUrl } from "./run-url.js";

const RUN = { host: "github.com", repository: "acme/shop", runId: "12345678901", attempt: null, jobId: null };
const URL = "https://github.com/acme/shop/actions/runs/12345678901";

describe("the address of a run", () => {
  it.each([
    [URL, RUN],
    [`${URL}/attempts/2`, { ...RUN, attempt: 2 }],
    [`${URL}/job/77`, { ...RUN, jobId: "77" }],
    [`${URL}/attempts/2/job/77`, { ...RUN, attempt: 2, jobId: "77" }],
    ["https://GitHub.com/Acme/Shop/actions/runs/1", { ...RUN, runId: "1" }],
    [
      "https://acme.ghe.com/a/.b/actions/runs/1",
      { ...RUN, host: "acme.ghe.com", repository: "a/.b", runId: "1" },
    ],
  ])("%s is read", (url, run) => {
    expect(readRunUrl(url)).toEqual(run);
  });

  it.each([
    "",
    "http://github.com/acme/shop/actions/runs/1",
    "HTTPS://github.com/acme/shop/actions/runs/1",
    "https://github.com:443/acme/shop/actions/runs/1",
    "https://user@github.com/acme/shop/actions/runs/1",
    "https://github.com./acme/shop/actions/runs/1",
    "https:///acme/shop/actions/runs/1",
    `${URL}/`,
    `${URL}?check_suite_focus=true`,
    `${URL}#summary`,
    `${URL}\n`,
    ` ${URL}`,
    `${URL}/job/77/attempts/2`,
    `${URL}/attempts/0`,
    `${URL}/attempts/`,
    `${URL}/jobs/7`,
    "https://github.com/acme/shop/actions/runs/0",
    "https://github.com/acme/shop/actions/runs/01",
    "https://github.com/acme/shop/actions/runs/123456789012345678901",
    "https://github.com/acme/shop/actions/runs/１",
    "https://github.com/acme/../actions/runs/1",
    "https://github.com/acme/./actions/runs/1",
    "https://github.com/acme/sh%6Fp/actions/runs/1",
    "https://github.com/-acme/shop/actions/runs/1",
    "https://github.com/acme/shop/Actions/runs/1",
    "https://github.com/acme/shop/pull/1",
    "https://github.com/acme/shop/extra/actions/runs/1",
  ])("%j is no such address", (url) => {
    expect(readRunUrl(url)).toBeNull();
  });
});
