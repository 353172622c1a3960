import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { writeContracts } from "../src/index.js";
import { anyContractsInput } from "../src/testing/any-contracts-input.js";
import { asyncApiProblem, deadReferences, openApiProblem, readings } from "../src/testing/outside-judges.js";
import { reversed } from "../src/testing/reordered.js";

const RUNS = { seed: 14, numRuns: 300 };

describe("whatever the names and schemas of a project", () => {
  it("its contract files are what OpenAPI and AsyncAPI ask for", async () => {
    await fc.assert(
      fc.asyncProperty(anyContractsInput, async (input) => {
        for (const { path, text } of writeContracts(input).files) {
          expect(path === "asyncapi.yaml" ? asyncApiProblem(text) : await openApiProblem(text)).toBeNull();
        }
      }),
      RUNS,
    );
  });

  it("they read alike whoever reads them", () => {
    fc.assert(
      fc.property(anyContractsInput, (input) => {
        for (const { text } of writeContracts(input).files) {
          const [first, ...others] = readings(text);
          expect(others).toEqual([first, first, first]);
          expect(deadReferences(text)).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  it("the self-check passes, and every operation is in a file or beside them", () => {
    fc.assert(
      fc.property(anyContractsInput, (input) => {
        const { selfCheck, operationContracts, blockers } = writeContracts(input);
        expect(selfCheck).toMatchObject({ passed: true });
        expect(blockers.map(({ code }) => code)).not.toContain("self-check-failed");
        const { length } = input.model.operations;
        expect(selfCheck.openApiOperations.parsed + operationContracts.length).toBe(length);
      }),
      RUNS,
    );
  });

  it("the order of its lists changes nothing", () => {
    fc.assert(
      fc.property(anyContractsInput, (input) => {
        expect(writeContracts(reversed(input))).toEqual(writeContracts(input));
      }),
      RUNS,
    );
  });
});
