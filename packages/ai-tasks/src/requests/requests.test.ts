import { describe, expect, it } from "@jest/globals";
import { readArchitectureSubmission } from "../architecture/architecture-requests.js";
import { readExplainRequest } from "../explain/explain-request.js";
import { readKeepQuestionRequest } from "../keeping/keep-request.js";
import { aFlow, numbered } from "../testing/flows.js";
import { readAcceptFlowRequest } from "./accept-flow-request.js";
import { readCreateFlowRequest } from "./create-flow-request.js";
import { readCreateMissingRequest } from "./create-missing-request.js";
import { readSubmitFlowRequest } from "./submit-flow-request.js";

interface Read {
  readonly ok: boolean;
  readonly refusal?: { readonly title: string; readonly errors: readonly { readonly field: string }[] };
}

function told(read: Read): readonly string[] {
  return read.ok
    ? []
    : [read.refusal?.title ?? "", ...(read.refusal?.errors.map(({ field }) => field) ?? [])];
}

describe("a request for a flow", () => {
  const asked = (change: object) =>
    told(
      readCreateFlowRequest(
        JSON.stringify({ request: "Pay", branchId: null, reviseScenarioId: null, ...change }),
      ),
    );

  it("asks for something, or revises a scenario", () => {
    expect(asked({})).toEqual([]);
    expect(asked({ reviseScenarioId: numbered(1) })).toEqual([]);
    expect(asked({ request: null, reviseScenarioId: numbered(1) })).toEqual([]);
    expect(asked({ request: null })).toEqual([
      "The request is refused: request must not be null where no scenario is revised",
      "request",
    ]);
  });
});

describe("a request that makes a missing part", () => {
  const made = (body: object) => told(readCreateMissingRequest(JSON.stringify(body)));

  it("names a part that is there, or says something of a new one", () => {
    expect(made({ name: "A", parentId: numbered(1), targetId: null })).toEqual([]);
    expect(made({ name: null, parentId: null, targetId: numbered(1) })).toEqual([]);
    expect(made({ targetId: numbered(1) })).toEqual([]);
    expect(made({ name: "A" })).toEqual([]);
    const both = made({ name: "A", parentId: numbered(1), targetId: numbered(2) });
    expect(both).toEqual([expect.stringContaining("which makes nothing"), "name", "parentId"]);
  });

  it.each(["", " \r\n\t", "null", "\n null \t\r\n", "{}"])("may be %j", (text) => {
    expect(readCreateMissingRequest(text)).toMatchObject({ ok: true, value: { name: null, targetId: null } });
    expect(readAcceptFlowRequest(text)).toMatchObject({ ok: true, value: { acceptStale: false } });
  });

  it.each(["nullx", "xnull", "null null", "nul", "[]"])("is not %j", (text) => {
    expect(readCreateMissingRequest(text).ok).toBe(false);
  });
});

describe("what is submitted", () => {
  const flow = (value: unknown) =>
    told(readSubmitFlowRequest(JSON.stringify({ request: null, reviseScenarioId: null, flow: value })));
  const architecture = (value: unknown) =>
    told(readArchitectureSubmission(JSON.stringify({ request: null, proposal: value })));

  it("is refused where it is null, or wrong, by what it is called", () => {
    expect(flow(aFlow())).toEqual([]);
    expect(flow(null)).toEqual(["The flow is refused: it must not be null", ""]);
    expect(architecture(null)).toEqual(["The architecture is refused: it must not be null", ""]);
    expect(flow(1)[0]).toMatch(/^The flow is refused: it must be an object/);
    expect(architecture(1)[0]).toMatch(/^The architecture is refused: it must be an object/);
  });
});

it("a body that is no JSON is told as what it should have been", () => {
  for (const read of [readCreateFlowRequest, readExplainRequest, readKeepQuestionRequest]) {
    expect(told(read("{"))[0]).toMatch(/^The request /);
  }
});
