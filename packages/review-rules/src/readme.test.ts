import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import { answeredFindings, countFindings, hashOfFindings, reviewState } from "./index.js";
import { examples } from "./testing/examples/rel-001.js";

const textOf = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");

describe("the example of the README", () => {
  const written: string[] = [];
  const console = { log: (...parts: readonly unknown[]) => written.push(parts.join(" ")) };
  const { model, scenarios, promises } = examples.concern.state;

  it("reviews a state and answers a finding", () => {
    // from here
    const findings = reviewState({ model, scenarios, promises });
    const concerns = findings.filter(({ result }) => result === "concern");
    for (const { ruleId, reason, cites } of concerns) {
      console.log(ruleId, reason, `(rests on ${cites.length} facts)`);
    }

    const given = concerns.slice(0, 1).map(({ ruleId, subjectId, ruleVersion, fingerprint }) => ({
      ...{ ruleId, subjectId, ruleVersion, fingerprint },
      ...({ status: "wont-fix", reason: "Lost orders are asked for again.", decisionId: null } as const),
      ...{ by: "user:ann", at: "2026-05-04T10:00:00.000Z" },
    }));
    const counts = countFindings(answeredFindings(findings, { given, inForce: [] }));
    console.log(counts.concerns, counts.settled, hashOfFindings(findings));
    // to here
    expect(written[0]).toMatch(
      /^REL-001 The subscription of "Billing" on "orders" has one attempt .* facts\)$/,
    );
    expect(written.at(-1)).toMatch(/^\d+ 1 [0-9a-f]{64}$/);
  });

  it("is the code of this test", () => {
    const [, code = ""] = /\/\/ from here\n(.*?)\n *\/\/ to here/su.exec(textOf("./readme.test.ts")) ?? [];
    expect(textOf("../README.md")).toContain(code.replaceAll(/^ {4}/gmu, ""));
  });
});
