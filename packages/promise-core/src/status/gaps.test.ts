import { describe, expect, it } from "@jest/globals";
import type { StatedObligation } from "../records/obligation.js";
import type { RunInput } from "../records/run.js";
import { CONTRACT_TEST, guid, OTHER_KIND, revision, STREAM } from "../testing/promise-builder.js";
import { CLAIM, DRAFT, type Given, SCENARIO, statusOf } from "../testing/status-of.js";

describe("the gaps", () => {
  const moved = { stream: { streamId: STREAM, version: 9 }, scenarios: {} };
  const linked = {
    missing: [{ kind: "scenario", id: guid(1) }],
    changed: [{ kind: "operation", id: guid(2) }],
  } as const;
  const vacuous = Array.from({ length: 7 }, (_, index) => ({
    id: `a${index}`,
    passed: true,
    vacuous: true,
    detail: "",
  }));
  const pattern: StatedObligation = { kind: "source-pattern-check", title: "", recipe: { text: "" } };
  const inputs: readonly RunInput[] = [{ kind: "model", id: STREAM, version: 7, hash: null }, SCENARIO];

  it.each<[string, Given, readonly string[]]>([
    ["a pass", { runs: [{}] }, []],
    ["a failure", { runs: [{ result: "failed" }] }, []],
    [
      "a draft",
      { runs: [{ draft: true }], request: { revision: DRAFT } },
      ["Revision 1 is a draft: an owner has to approve it."],
    ],
    [
      "other content",
      { runs: [{}], request: { presentHash: "other" } },
      ["Revision 1 differs from what was approved: revise the promise and approve it again."],
    ],
    [
      "no obligation",
      { request: { revision: revision() } },
      ["Revision 1 has no obligation: add what shows that it holds."],
    ],
    [
      "links",
      { runs: [{}], request: { linked } },
      [
        `The linked scenario ${guid(1)} is not in the project: revise the promise without it, or bring it back.`,
        `The linked operation ${guid(2)} changed after the approval: revise the promise and approve it as things are now.`,
      ],
    ],
    [
      "links of a draft",
      { runs: [{}], request: { linked: { ...linked, missing: [] }, revision: DRAFT } },
      ["Revision 1 is a draft: an owner has to approve it."],
    ],
    ["no run", {}, ["O1 has no run: run it."]],
    ["no run of a source check", { stated: pattern }, ["O1 has no run: run it."]],
    ["no evidence", { stated: CONTRACT_TEST }, ["O1 has no run: send evidence of one."]],
    [
      "a claim",
      {
        stated: CONTRACT_TEST,
        runs: [{ result: "not-run", evidence: [CLAIM, { ...CLAIM, identityReason: null }] }],
      },
      ["O1 has a claim only: the code host has no such run."],
    ],
    [
      "claims of two runs",
      {
        stated: CONTRACT_TEST,
        runs: [{ result: "not-run", evidence: [CLAIM, { ...CLAIM, identityReason: "run-not-completed" }] }],
      },
      ["O1 has a claim only: the code host has no such run; the run has not ended."],
    ],
    [
      "a run without result",
      { runs: [{ result: "not-run", detail: "It cannot be played." }] },
      ["O1 has no run that came to a result: It cannot be played."],
    ],
    [
      "an unsupported result",
      { runs: [{ result: "unsupported", detail: "Nothing is shown", assertions: vacuous }] },
      ["O1 is unsupported: Nothing is shown."],
    ],
    [
      "a kind that nobody runs",
      { stated: OTHER_KIND },
      ['O1 is unsupported: nothing runs obligations of the kind "drill", so choose another kind.'],
    ],
    [
      "a stale check",
      { runs: [{ inputs }], now: moved },
      [`O1 is stale, since the model moved from 7 to 9, the scenario ${guid(1)} is gone: run it again.`],
    ],
    [
      "stale evidence",
      {
        stated: CONTRACT_TEST,
        runs: [
          { result: "failed", inputs: [{ kind: "repository", id: "acme/shop", version: null, hash: "bbb" }] },
        ],
      },
      ["O1 is stale, since the repository acme/shop moved from bbb to aaa: send evidence of a new run."],
    ],
    [
      "evidence of what is not imported",
      {
        stated: CONTRACT_TEST,
        runs: [{ inputs: [{ kind: "repository", id: "acme/other", version: null, hash: "bbb" }] }],
      },
      [
        "O1 is stale, since the repository acme/other has no commit that was imported: send evidence of a new run.",
      ],
    ],
    [
      "another recipe",
      { runs: [{ recipeHash: "before" }] },
      ["O1 was changed after its last run: run it again."],
    ],
    [
      "a plan that is another",
      { stated: CONTRACT_TEST, runs: [{ recipeHash: "before", draft: true }] },
      ["O1 was changed after its last run: send evidence of a new run."],
    ],
    [
      "a run of the draft",
      { runs: [{ draft: true }] },
      ["O1 was last run while its revision was a draft: run it again."],
    ],
    [
      "vacuous assertions",
      { runs: [{ assertions: vacuous }] },
      ['O1 has assertions that hold with nothing to observe: "a0", "a1", "a2", "a3", "a4" and 2 more.'],
    ],
    [
      "five vacuous assertions",
      { runs: [{ assertions: vacuous.slice(0, 5) }] },
      ['O1 has assertions that hold with nothing to observe: "a0", "a1", "a2", "a3", "a4".'],
    ],
  ])("of %s", (_, given, gaps) => {
    expect(statusOf(given).gaps).toEqual(gaps);
  });
});
