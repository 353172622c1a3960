import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import * as promises from "../src/index.js";
import { AT } from "../src/testing/promise-drafts.js";
import { FULL_PROMISE, numbered, SCENARIO_CHECK_REQUEST } from "../src/testing/request-bodies.js";

describe("the example of the README", () => {
  it("makes a promise that is approved", () => {
    const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
    const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
    const names = [...example.matchAll(/^import \{ (.*) \} from/gm)].map(([, list]) => list).join(", ");
    const body = example.replace(/^import .*$/gm, "").replace("export function", "return function");
    const firstPromise = new Function(`{ ${names} }`, body)(promises) as (input: object) => unknown;
    const input = {
      promiseText: JSON.stringify(FULL_PROMISE),
      obligationText: JSON.stringify(SCENARIO_CHECK_REQUEST),
      id: numbered(1),
      at: AT,
    };
    expect(firstPromise(input)).toMatchObject({
      requirementId: "SHOP-001",
      revisions: [{ revision: 1, obligations: [{ key: "O1" }], approval: { by: "user:ann" } }],
    });
    const unready = JSON.stringify({ ...FULL_PROMISE, preconditions: null });
    expect(firstPromise({ ...input, promiseText: unready })).toMatchObject({ code: "validation_error" });
  });
});
