import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import * as decisions from "../src/index.js";
import { FULL_DECISION, numbered } from "../src/testing/decision-bodies.js";
import { AT, concerns, newDecision } from "../src/testing/decision-drafts.js";

describe("the example of the README", () => {
  it("makes a decision that is accepted", () => {
    const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
    const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
    const names = [...example.matchAll(/^import \{ (.*) \} from/gm)].map(([, list]) => list).join(", ");
    const body = example.replace(/^import .*$/gm, "").replace("export function", "return function");
    const firstDecision = new Function(`{ ${names} }`, body)(decisions) as (input: object) => unknown;
    const input = {
      decisionText: JSON.stringify(FULL_DECISION),
      id: numbered(1),
      at: AT,
      findings: concerns(newDecision()),
      streamId: numbered(2),
    };
    expect(firstDecision(input)).toMatch(
      /^# ADR-0001: Orders are placed through a queue\n\n- Status: accepted/,
    );
    expect(firstDecision({ ...input, findings: [] })).toMatchObject({ code: "validation_error" });
  });
});
